import { useEffect } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { loadAds, loadAnalytics } from './googleTag.ts';
import { useConsent } from './useConsent.ts';
import { useDelay } from './useDelay.ts';

/** Milliseconds after consent and the load of the page. */
const analyticsDelay = 3000;
const adsDelay = 5000;

/** Loads the analytics tag and the ads tag of the guide, where it has them and the visitor agrees. */
export function OutsideTags({ thirdParty: { analyticsId, adsId } }: Pick<Site, 'thirdParty'>) {
  const granted = useConsent() === 'granted';
  const analyticsDue = useDelay(granted && analyticsId !== null, analyticsDelay, { orInteraction: true });
  const adsDue = useDelay(granted && adsId !== null, adsDelay);
  useEffect(() => {
    if (analyticsDue && analyticsId) loadAnalytics(analyticsId);
  }, [analyticsDue, analyticsId]);
  useEffect(() => {
    if (adsDue && adsId) loadAds(adsId);
  }, [adsDue, adsId]);
  return null;
}
