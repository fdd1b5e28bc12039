import { useLayoutEffect } from 'react';
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

/**
 * Returns a storage of the browser for zustand's `persist` that never throws. If the browser denies or has filled it,
 * nothing is kept, and the store itself holds the state for the visit.
 */
function harmless(open: () => Storage): StateStorage {
  return {
    getItem: (name) => {
      try {
        return open().getItem(name);
      } catch {
        return null;
      }
    },
    setItem: (name, value) => {
      try {
        open().setItem(name, value);
      } catch {
        // Denied or full.
      }
    },
    removeItem: (name) => {
      try {
        open().removeItem(name);
      } catch {
        // Denied.
      }
    },
  };
}

/** localStorage, which stays on this device. */
export const deviceStorage = harmless(() => localStorage);

/** sessionStorage, which lasts as long as its tab. */
export const tabStorage = harmless(() => sessionStorage);

/** Returns true if values that are stored now last until the next visit. */
export function deviceStorageWorks(): boolean {
  const probe = 'larch-probe';
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** The members that zustand's `persist` adds to a store. */
interface Persist {
  rehydrate: () => Promise<void> | void;
  hasHydrated: () => boolean;
  getOptions: () => { name?: string };
}

/**
 * Rehydrates a persisted zustand store from the browser's storage once the page is mounted, and again when another tab
 * changes it, unless each tab has a state of its own. Takes the store's `persist`. Create such a store with
 * `skipHydration`, because its first rendering must agree with the prerendered page.
 */
export function usePersistedStore(persist: Persist, followsTabs = true): void {
  // A layout effect: a press between the first paint and a later rehydration would overwrite the stored state.
  useLayoutEffect(() => {
    const read = () => void persist.rehydrate();
    if (!persist.hasHydrated()) read();
    const followOtherTabs = (event: StorageEvent) => {
      if (followsTabs && event.key === persist.getOptions().name) read();
    };
    window.addEventListener('storage', followOtherTabs);
    return () => window.removeEventListener('storage', followOtherTabs);
  }, [persist, followsTabs]);
}
