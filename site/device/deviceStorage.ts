import type { StateStorage } from 'zustand/middleware';

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

/** sessionStorage, which stays for the visit in this tab. */
export const visitStorage = harmless(() => sessionStorage);

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
