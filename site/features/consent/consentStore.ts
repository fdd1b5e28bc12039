import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { ownName } from '../../base/guideBase.ts';
import { deviceStorage, keptState, usePersistedStore } from '../../device/keptState.ts';

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
      storage: keptState(deviceStorage, { consent: null }, (stored) => ({ consent: readConsent(stored) })),
      partialize: ({ consent }) => ({ consent }),
      merge: (stored, current) => ({ ...current, consent: readConsent(stored) ?? current.consent }),
      // Stored data must be read before anything is loaded or the banner shows.
      skipHydration: true,
    },
  ),
);

const onRead = (listener: () => void) => useConsentStore.persist.onFinishHydration(listener);

/**
 * Returns the visitor's consent: null until decided, undefined until read. A browser that refuses tracking counts as a
 * refusal.
 */
export function useConsent(): Consent | null | undefined {
  usePersistedStore(useConsentStore.persist);
  const isRead = useSyncExternalStore(
    onRead,
    () => useConsentStore.persist.hasHydrated(),
    () => false,
  );
  const consent = useConsentStore((state) => state.consent);
  if (!isRead) return undefined;
  return trackingRefused() ? 'refused' : consent;
}

/** Returns true if the browser refuses tracking by Global Privacy Control or Do Not Track. */
export function trackingRefused(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
