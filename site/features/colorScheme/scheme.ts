import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceStorage, keptState } from '../../device/keptState.ts';

export type Scheme = 'system' | 'light' | 'dark';

interface SchemeState {
  scheme: Scheme;
  choose: (scheme: Scheme) => void;
}

/** Returns the scheme in a stored value; the value may be anything. */
function readScheme(stored: unknown): Scheme {
  const scheme = typeof stored === 'object' && stored !== null && 'scheme' in stored ? stored.scheme : null;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
}

/** The colour scheme that the visitor chose; kept on the device. */
export const useScheme = create<SchemeState>()(
  persist((set) => ({ scheme: 'system', choose: (scheme) => set({ scheme }) }), {
    name: 'larch-scheme',
    storage: keptState(deviceStorage, { scheme: 'system' }, (stored) => ({ scheme: readScheme(stored) })),
    partialize: ({ scheme }) => ({ scheme }),
    // Prerendered pages show "system": the stored choice comes in after hydration, so that the two agree.
    skipHydration: true,
  }),
);
