import { useSyncExternalStore } from 'react';
import { usePersistedStore } from '../../device/usePersistedStore.ts';
import { type Consent, useConsentStore } from './consentStore.ts';
import { trackingRefused } from './trackingRefused.ts';

const onRead = (listener: () => void) => useConsentStore.persist.onFinishHydration(listener);

/**
 * The visitor's decision about outside services: null when it is still to be made, undefined until it has been read. A
 * browser that asks for its visitor has decided.
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
