import type { SubscriberStore } from './SubscriberStore.ts';

/** Keeps addresses as long as the process lives: for tests. */
export function memorySubscriberStore(): SubscriberStore & { addresses: Map<string, Date> } {
  const addresses = new Map<string, Date>();
  return {
    addresses,
    add(email, subscribedAt) {
      const key = email.toLowerCase();
      if (!addresses.has(key)) addresses.set(key, subscribedAt);
      return Promise.resolve();
    },
  };
}
