import { useSyncExternalStore } from 'react';
import { useRehydrated } from '../../device/useRehydrated.ts';
import { type Consent, useConsentStore } from './consentStore.ts';

const onRead = (listener: () => void) => useConsentStore.persist.onFinishHydration(listener);

/** The visitor's decision about outside services: null when it is still to be made, undefined until it has been read. */
export function useConsent(): Consent | null | undefined {
  useRehydrated(useConsentStore.persist);
  const isRead = useSyncExternalStore(
    onRead,
    () => useConsentStore.persist.hasHydrated(),
    () => false,
  );
  const consent = useConsentStore((state) => state.consent);
  return isRead ? consent : undefined;
}
