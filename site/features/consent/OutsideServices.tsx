import { useEffect } from 'react';
import { outsideDelays } from '#schemas/rules/outsideDelays.ts';
import type { Site } from '#schemas/types/published.ts';
import { listInWords } from '../../ui/text/text.ts';
import { ConsentButtons, outsideServices } from './ConsentButtons.tsx';
import * as styles from './ConsentNotice.css.ts';
import { useConsentStore, useConsent } from './consentStore.ts';
import { useDelay } from '../../device/useDelay.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';

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
        Allow {listInWords(services)}? They may set cookies. Everything works without them.{' '}
        <SiteLink to="/cookies">Cookie Policy</SiteLink>
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

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/** Returns the tag id of an ads id such as AW-123/label. */
const tagOf = (adsId: string) => adsId.split('/', 1)[0] ?? adsId;

function loadScript(id: string): void {
  if (document.querySelector('script[data-google-tag]')) return;
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  script.dataset.googleTag = '';
  document.head.append(script);
}

/** Returns the queue of the Google tag, which needs the arguments object itself, as its documentation says. */
function queue(): (...command: unknown[]) => void {
  const dataLayer = (window.dataLayer ??= []);
  if (!window.gtag) {
    window.gtag = function gtag() {
      // oxlint-disable-next-line prefer-rest-params -- an array is not understood
      dataLayer.push(arguments);
    };
    window.gtag('js', new Date());
  }
  return window.gtag;
}

/** Loads the analytics tag. One script serves analytics and ads. */
export function loadAnalytics(analyticsId: string): void {
  queue()('config', analyticsId);
  loadScript(analyticsId);
}

/** Loads the ads tag and defines the hook that reports a conversion. Its promise resolves when it is reported. */
export function loadAds(adsId: string): void {
  const gtag = queue();
  gtag('config', tagOf(adsId));
  loadScript(tagOf(adsId));
  window.gtag_report_conversion = () =>
    new Promise<void>((resolve) => {
      gtag('event', 'conversion', { send_to: adsId, event_callback: () => resolve() });
    });
}
