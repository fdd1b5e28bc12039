import type { SubscriberStore } from './SubscriberStore.ts';

/** The part of a Workers KV namespace that the store uses. */
export interface KeyValueNamespace {
  get(key: string): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
}

/** Keeps addresses in a Workers KV namespace, keyed by the address in lower case. */
export function kvSubscriberStore(namespace: KeyValueNamespace): SubscriberStore {
  return {
    async add(email, subscribedAt) {
      const key = `subscriber:${email.toLowerCase()}`;
      if ((await namespace.get(key)) !== null) return;
      await namespace.put(key, JSON.stringify({ email, subscribedAt: subscribedAt.toISOString() }));
    },
  };
}
