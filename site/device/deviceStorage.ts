import type { StateStorage } from 'zustand/middleware';

/**
 * The browser's localStorage for zustand's `persist`. Where a visitor's browser denies or has filled it, nothing is kept
 * and nothing fails: the store itself holds the state for the visit.
 */
export const deviceStorage: StateStorage = {
  getItem: (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  setItem: (name, value) => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // Denied or full.
    }
  },
  removeItem: (name) => {
    try {
      localStorage.removeItem(name);
    } catch {
      // Denied.
    }
  },
};

/** True when what is stored now will be there on the next visit. */
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
