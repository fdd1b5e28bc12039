import { useSyncExternalStore } from 'react';

/** Cursor on a trail as a distance from the start in kilometres, null while nothing points at it. */
export interface RouteCursor {
  get: () => number | null;
  set: (km: number | null) => void;
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a cursor that map and profile of a trail share. A change renders only its subscribers. */
export function createRouteCursor(): RouteCursor {
  let current: number | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (km) => {
      if (km === current) return;
      current = km;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const nowhere = () => null;

/** Returns the current position of the cursor. */
export function useRouteCursor({ subscribe, get }: RouteCursor): number | null {
  return useSyncExternalStore(subscribe, get, nowhere);
}
