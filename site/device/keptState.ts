import type { PersistStorage, StateStorage, StorageValue } from 'zustand/middleware';
import { rememberSetAside, setAside } from './setAside.ts';

/** Version of the entries that are written; `persist` counts from 0. */
const version = 0;

/** Parses a stored entry of zustand's `persist`; the state is undefined for text that is none. */
function parseEntry(text: string): { stored: unknown; isOurs: boolean } {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null || !('state' in entry))
      return { stored: undefined, isOurs: false };
    return { stored: entry.state, isOurs: !('version' in entry) || entry.version === version };
  } catch {
    return { stored: undefined, isOurs: false };
  }
}

/**
 * Returns the storage of a persisted store. `read` makes a state of anything that a browser may hold. If `leavesOut`
 * returns true, the entry is set aside and the state that was read takes its place. So is an entry of another version,
 * because it may hold more than this version reads.
 */
export function keptState<T>(
  storage: StateStorage,
  read: (stored: unknown) => T,
  leavesOut?: (stored: unknown, state: T) => boolean,
): PersistStorage<T> {
  const write = (name: string, value: StorageValue<T>) => storage.setItem(name, JSON.stringify(value));
  return {
    getItem: (name) => {
      const text = storage.getItem(name);
      if (typeof text !== 'string') return { state: read(undefined) };
      const { stored, isOurs } = parseEntry(text);
      const state = read(stored);
      if (leavesOut && (!isOurs || leavesOut(stored, state))) {
        write(name, { state, version });
        setAside(name, text);
      } else rememberSetAside(name);
      return { state };
    },
    setItem: write,
    removeItem: (name) => storage.removeItem(name),
  };
}
