import { type ComponentType, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import type { Location } from 'react-router';
import { useSWRConfig } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { type TripDates, TripDatesContext } from '../tripDates/tripDates.ts';
import '../ui/theme/global.css.ts';
import { published } from '../data/published.ts';
import { useRetryWhenOnline } from '../data/swr.ts';
import { usePublished } from '../data/usePublished.ts';
import { CardActionContext } from '../ui/Card/Card.tsx';
import { SiteContext } from '../ui/SiteContext.ts';
import { PrefetchContext } from '../ui/SiteLink/SiteLink.tsx';
import type { DeferredFrameProps } from './frame/DeferredFrame.tsx';
import { Header } from './frame/Header.tsx';
import { skipLink } from './frame/Header.css.ts';
import { loadDeferredFrame } from './loadDeferredFrame.ts';
import { prefetch } from './navigation/loadPage.ts';
import { failed, main } from './PageFrame.css.ts';
import { classNames } from '../ui/classNames.ts';
import { DidNotLoad } from '../ui/ErrorState/ErrorState.tsx';
import { useHasFailedPart } from '../ui/hydration/importWithRetry.ts';
import { viewport } from '../ui/Toast/Toast.css.ts';
import { saveOnCard } from './saveOnCard.tsx';

/**
 * Renders the deferred part of the frame once its code is loaded. Not by Suspense: React delays every other boundary,
 * the page's own included, for 300 ms after one shows its fallback.
 */
function Deferred(props: DeferredFrameProps) {
  const [Part, setPart] = useState<ComponentType<DeferredFrameProps> | null>(null);
  useEffect(() => {
    loadDeferredFrame().then(
      ({ default: loaded }) => setPart(() => loaded),
      // The page is readable without it. The next visit imports it again and reports a failure.
      () => {},
    );
  }, []);
  return Part && <Part {...props} />;
}

/** Says that a part of the page did not load, where its place in the page does not. */
function FailedParts() {
  const hasFailed = useHasFailedPart();
  return (
    hasFailed && (
      <div className={classNames(viewport, failed)}>
        <DidNotLoad>A part of this page did not load. The rest works.</DidNotLoad>
      </div>
    )
  );
}

export interface PageFrameProps {
  /** Renders the footer: the component itself while prerendering, a lazy region in browsers. */
  Footer: ComponentType<{ site: Site }>;
  /** Location whose page shows. */
  location: Location;
}

/** Header, page, footer and the deferred part of the frame. */
export function PageFrame({ Footer, location, children }: PageFrameProps & { children: ReactNode }) {
  const { data: site } = usePublished(published.site);
  const swr = useSWRConfig();
  useRetryWhenOnline();
  const [days, setDays] = useState<TripDates | null>(null);
  const lookAhead = useCallback((to: string) => site && prefetch(to, site, swr), [site, swr]);
  const unknownSite = useContext(SiteContext);
  return (
    <SiteContext value={site ?? unknownSite}>
      <PrefetchContext value={lookAhead}>
        <TripDatesContext value={days}>
          <a href="#main" className={skipLink}>
            Skip to content
          </a>
          <Header siteName={site?.name ?? ''} />
          <main id="main" tabIndex={-1} className={main}>
            <CardActionContext value={saveOnCard}>{children}</CardActionContext>
          </main>
          {site && <Footer site={site} />}
          <FailedParts />
          {site && <Deferred site={site} location={location} onTripDates={setDays} />}
        </TripDatesContext>
      </PrefetchContext>
    </SiteContext>
  );
}
