import { useSyncExternalStore } from 'react';
import { usePersistedStore } from '../../device/usePersistedStore.ts';
import { type Consent, useConsentStore } from './consentStore.ts';
import { trackingRefused } from './trackingRefused.ts';

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
