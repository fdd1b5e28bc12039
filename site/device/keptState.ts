import type { PersistStorage, StateStorage, StorageValue } from 'zustand/middleware';
import { rememberSetAside, setAside } from './setAside.ts';

/** Parses a stored entry of zustand's `persist`; undefined for text that is none. */
function parseEntry(text: string): unknown {
  try {
    const entry: unknown = JSON.parse(text);
    return typeof entry === 'object' && entry !== null && 'state' in entry ? entry.state : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The storage of a persisted store. `read` makes a state of anything that a browser may hold. Where `leavesOut` says that
 * it left something out, the entry is set aside and the rest takes its place.
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
      const stored = parseEntry(text);
      const state = read(stored);
      if (leavesOut && (stored === undefined || leavesOut(stored, state))) {
        write(name, { state, version: 0 });
        setAside(name, text);
      } else rememberSetAside(name);
      return { state };
    },
    setItem: write,
    removeItem: (name) => storage.removeItem(name),
  };
}
