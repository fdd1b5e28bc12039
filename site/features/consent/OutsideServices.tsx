import { useEffect } from 'react';
import { outsideDelays } from '#schemas/rules/outsideDelays.ts';
import type { Site } from '#schemas/types/published.ts';
import { loadAds, loadAnalytics } from './googleTag.ts';
import { useConsentStore, useConsent } from './consentStore.ts';
import { useDelay } from './useDelay.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { ConsentButtons, outsideServices } from './ConsentButtons.tsx';
import * as styles from './ConsentNotice.css.ts';

/** Asks for consent to outside services and loads those that have it. Only a guide that has set one up loads this. */
export default function OutsideServices({ site }: { site: Site }) {
  return (
    <>
      <ConsentNotice site={site} />
      <OutsideTags thirdParty={site.thirdParty} />
    </>
  );
}

/** Asks once for consent to outside services; renders nothing if none is set up. */
function ConsentNotice({ site }: { site: Site }) {
  const consent = useConsent();
  const services = outsideServices(site);
  if (consent !== null || services.length === 0) return null;
  return (
    <section aria-label="Outside services" className={styles.notice}>
      <p>
        May this guide load {new Intl.ListFormat('en').format(services)}? They may set cookies. If you refuse,
        all else works as before. <SiteLink to="/cookies">Cookie Policy</SiteLink>
      </p>
      <ConsentButtons />
    </section>
  );
}

/** Loads the analytics and ads tags, if set up and consented to. */
function OutsideTags({ thirdParty: { analyticsId, adsId } }: Pick<Site, 'thirdParty'>) {
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
