import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceStorage } from '../../device/deviceStorage.ts';
import { keptState } from '../../device/keptState.ts';
import { ownName } from '../../base/guideBase.ts';

export type Consent = 'granted' | 'refused';

interface ConsentState {
  /** The visitor's decision about outside services; null until decided. */
  consent: Consent | null;
  /** True if decided on this page, not on an earlier one. */
  isNew: boolean;
  decide: (consent: Consent) => void;
}

function readConsent(stored: unknown): Consent | null {
  const consent =
    typeof stored === 'object' && stored !== null && 'consent' in stored ? stored.consent : null;
  return consent === 'granted' || consent === 'refused' ? consent : null;
}

/** The decision, kept in the browser; for the visit only if storage is denied. */
export const useConsentStore = create<ConsentState>()(
  persist(
    (set) => ({
      consent: null,
      isNew: false,
      decide: (consent) => set({ consent, isNew: true }),
    }),
    {
      name: ownName('larch-consent'),
      storage: keptState(deviceStorage, (stored) => ({ consent: readConsent(stored) })),
      partialize: ({ consent }) => ({ consent }),
      merge: (stored, current) => ({ ...current, consent: readConsent(stored) ?? current.consent }),
      // Stored data must be read before anything is loaded or asked.
      skipHydration: true,
    },
  ),
);
