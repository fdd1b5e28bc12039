import { type ComponentType, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import type { Location } from 'react-router';
import { useSWRConfig } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { type TripDates, TripDatesContext } from '../tripDates/tripDates.ts';
import '../ui/theme/global.css.ts';
import { useSite } from '../data/usePublished.ts';
import { CardActionContext } from '../ui/Card/Card.tsx';
import { FailedParts } from '../ui/ErrorState/FailedParts.tsx';
import { SiteContext } from '../ui/SiteContext.ts';
import { PrefetchContext } from '../ui/SiteLink/SiteLink.tsx';
import type { DeferredFrameProps } from './frame/DeferredFrame.tsx';
import { Header } from './frame/Header.tsx';
import { CardHeart, loadDeferredFrame } from './deferredFrame.tsx';
import { prefetch } from './navigation/loadPage.ts';
import { main, skipLink } from './PageFrame.css.ts';

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

export interface PageFrameProps {
  /** Renders the footer: the component itself while prerendering, a lazy region in browsers. */
  Footer: ComponentType<{ site: Site }>;
  /** Location whose page shows. */
  location: Location;
}

/** Header, page, footer and the deferred part of the frame. */
export function PageFrame({ Footer, location, children }: PageFrameProps & { children: ReactNode }) {
  const { data: site } = useSite();
  const swr = useSWRConfig();
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
          <Header />
          <main id="main" tabIndex={-1} className={main}>
            <CardActionContext value={CardHeart}>{children}</CardActionContext>
          </main>
          {site && <Footer site={site} />}
          <FailedParts />
          {site && <Deferred site={site} location={location} onTripDates={setDays} />}
        </TripDatesContext>
      </PrefetchContext>
    </SiteContext>
  );
}
