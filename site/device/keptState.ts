import { create } from 'zustand';
import type { PersistStorage, StateStorage, StorageValue } from 'zustand/middleware';

/** Version of the entries that are written; `persist` counts from 0. */
const version = 0;

/** Names of the entries of this browser that could not be read. */
const useUnread = create<Record<string, true>>()(() => ({}));

/** Returns true if the entry of this name could not be read, and the store began anew. */
export const useIsUnread = (name: string): boolean => useUnread((unread) => unread[name] === true);

/** Returns the state in a stored entry of zustand's `persist`; undefined for a text that is no entry of this version. */
function storedState(text: string): unknown {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null || !('state' in entry)) return undefined;
    return 'version' in entry && entry.version === version ? entry.state : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the storage of a persisted store. `read` makes a state of anything that a browser may hold, or returns null
 * for what it cannot read. The store then has its first state, and `useIsUnread` says so.
 */
export function keptState<T>(
  storage: StateStorage,
  first: T,
  read: (stored: unknown) => T | null,
): PersistStorage<T> {
  return {
    getItem: (name) => {
      const text = storage.getItem(name);
      if (typeof text !== 'string') return { state: first };
      const state = read(storedState(text));
      if (state === null) useUnread.setState({ [name]: true });
      return { state: state ?? first };
    },
    setItem: (name: string, value: StorageValue<T>) => storage.setItem(name, JSON.stringify(value)),
    removeItem: (name) => storage.removeItem(name),
  };
}
