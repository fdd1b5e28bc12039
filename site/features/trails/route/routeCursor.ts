import { useSyncExternalStore } from 'react';

/** The place on a walk that somebody points at, in kilometres from its start; null while nobody does. */
export interface RouteCursor {
  get: () => number | null;
  set: (km: number | null) => void;
  /** Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** A cursor that the map and the profile of one walk share: what draws it renders again, nothing else. */
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

/** Where the cursor is now. */
export function useRouteCursor({ subscribe, get }: RouteCursor): number | null {
  return useSyncExternalStore(subscribe, get, nowhere);
}
