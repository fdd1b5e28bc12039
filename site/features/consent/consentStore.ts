import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceStorage } from '../../device/deviceStorage.ts';
import { keptState } from '../../device/keptState.ts';

export type Consent = 'granted' | 'refused';

interface ConsentState {
  /** What the visitor has decided about outside services; null until asked. */
  consent: Consent | null;
  /** Decided on this page, not on an earlier one. */
  isNew: boolean;
  decide: (consent: Consent) => void;
}

function readConsent(stored: unknown): Consent | null {
  const consent =
    typeof stored === 'object' && stored !== null && 'consent' in stored ? stored.consent : null;
  return consent === 'granted' || consent === 'refused' ? consent : null;
}

/** The decision stays in this browser; where storage is denied, it holds for the visit. */
export const useConsentStore = create<ConsentState>()(
  persist(
    (set) => ({
      consent: null,
      isNew: false,
      decide: (consent) => set({ consent, isNew: true }),
    }),
    {
      name: 'larch-consent',
      storage: keptState(deviceStorage, (stored) => ({ consent: readConsent(stored) })),
      partialize: ({ consent }) => ({ consent }),
      merge: (stored, current) => ({ ...current, consent: readConsent(stored) ?? current.consent }),
      // Nothing is loaded and nobody is asked before what is stored has been read.
      skipHydration: true,
    },
  ),
);
