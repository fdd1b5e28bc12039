import { type ComponentType, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { type TripDates, TripDatesContext } from '../tripDates/tripDates.ts';
import '../ui/theme/global.css.ts';
import { published } from '../data/published.ts';
import { usePublishedDetail } from '../data/usePublished.ts';
import { CardActionContext } from '../ui/Card/Card.tsx';
import { SiteContext } from '../ui/SiteContext.ts';
import { type Prepare, PrepareContext } from '../ui/SiteLink/useVisit.ts';
import type { DeferredFrameProps } from './frame/DeferredFrame.tsx';
import { Header } from './frame/Header.tsx';
import { skipLink } from './frame/Header.css.ts';
import { loadDeferredFrame } from './loadDeferredFrame.ts';
import { failed, main } from './PageFrame.css.ts';
import { classNames } from '../ui/classNames.ts';
import { DidNotLoad } from '../ui/ErrorState/ErrorState.tsx';
import { useHasFailedPart } from '../ui/hydration/importWithRetry.ts';
import { viewport } from '../ui/Toast/Toast.css.ts';
import { saveOnCard } from './saveOnCard.tsx';
import { withBase } from '../base/guideBase.ts';

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
}

/** Header, page, footer and the deferred part of the frame. */
export function PageFrame({ Footer, children }: PageFrameProps & { children: ReactNode }) {
  const { data: site } = usePublishedDetail(published.site);
  const swr = useSWRConfig();
  const [days, setDays] = useState<TripDates | null>(null);
  const prepare: Prepare = useCallback(
    async (to, chosen) => {
      // The page shows that the site's data is missing.
      if (!site) return true;
      try {
        const { prepareVisit } = await loadDeferredFrame();
        return await prepareVisit(to, site, swr, chosen);
      } catch {
        // Without the code for visits, links are plain links.
        if (chosen) window.location.assign(withBase(to));
        return false;
      }
    },
    [site, swr],
  );
  const unknownSite = useContext(SiteContext);
  return (
    <SiteContext value={site ?? unknownSite}>
      <PrepareContext value={prepare}>
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
          {site && <Deferred site={site} onTripDates={setDays} />}
        </TripDatesContext>
      </PrepareContext>
    </SiteContext>
  );
}
