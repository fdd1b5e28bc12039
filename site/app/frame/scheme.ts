import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../device/deviceStorage.ts';

export type Scheme = 'system' | 'light' | 'dark';

interface SchemeState {
  scheme: Scheme;
  choose: (scheme: Scheme) => void;
}

/** The colour scheme that the visitor chose; kept on the device. */
export const useScheme = create<SchemeState>()(
  persist((set) => ({ scheme: 'system', choose: (scheme) => set({ scheme }) }), {
    name: 'larch-scheme',
    storage: createJSONStorage(() => deviceStorage),
    // Prerendered pages show "system": the stored choice comes in after hydration, so that the two agree.
    skipHydration: true,
  }),
);
