import { useEffect } from 'react';
import { outsideDelays } from '#schemas/rules/outsideDelays.ts';
import type { Site } from '#schemas/types/published.ts';
import { loadAds, loadAnalytics } from './googleTag.ts';
import { useConsentStore } from './consentStore.ts';
import { useConsent } from './useConsent.ts';
import { useDelay } from './useDelay.ts';

/** Loads the analytics and ads tags, if set up and consented to. */
export function OutsideTags({ thirdParty: { analyticsId, adsId } }: Pick<Site, 'thirdParty'>) {
  const granted = useConsent() === 'granted';
  const isNew = useConsentStore((state) => state.isNew);
  const analyticsDue = useDelay(granted && analyticsId !== null, outsideDelays.statistics * 1000, {
    orInteraction: isNew ? 'from now on' : 'since the page opened',
  });
  const adsDue = useDelay(granted && adsId !== null, outsideDelays.ads * 1000);
  useEffect(() => {
    if (analyticsDue && analyticsId) loadAnalytics(analyticsId);
  }, [analyticsDue, analyticsId]);
  useEffect(() => {
    if (adsDue && adsId) loadAds(adsId);
  }, [adsDue, adsId]);
  return null;
}
