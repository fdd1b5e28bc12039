import { Suspense, use, useDeferredValue, useLayoutEffect, useState } from 'react';
import { type Location, useLocation, useRoutes } from 'react-router';
import { useSWRConfig } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { useSite } from '../data/usePublished.ts';
import { LoadingPage } from '../routes/frames/LoadingPage.tsx';
import { useMarkHydrated } from '../ui/hydration/lazyComponent.tsx';
import { markPage } from '../ui/pageMarks.ts';
import { type Awaited, loadedPage, loadPage } from './navigation/loadPage.ts';
import { PageErrorBoundary } from './navigation/PageErrorBoundary.tsx';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';
import { matchRoute } from './routes.ts';

/** Milliseconds after which a page that does not come shows at its address that it loads. */
const patience = 1000;

/**
 * Returns the location whose page shows. A page that loads leaves the one before in its place, for a second at most:
 * `late` is the last location whose page took longer, or had none before it.
 */
function useShownLocation() {
  const location = useLocation();
  const deferred = useDeferredValue(location);
  const [overdue, setOverdue] = useState<Location | null>(null);
  const [late, setLate] = useState(location);
  // A page that came while the time ran out keeps its boundary: a new one would render it twice.
  if (overdue === location && deferred !== location && late !== location) setLate(location);
  const shown = late === location ? location : deferred;
  const isPending = shown.pathname !== location.pathname;
  useLayoutEffect(() => {
    if (!isPending) return undefined;
    const unmark = markPage('busy');
    const timer = setTimeout(setOverdue, patience, location);
    return () => {
      unmark();
      clearTimeout(timer);
    };
  }, [isPending, location]);
  return { shown, late };
}

interface RoutedPageProps {
  location: Location;
  awaited: Awaited;
  site: Site;
}

/** Renders the page of a location; suspends until what it waits for is here. */
function RoutedPage({ location, awaited, site }: RoutedPageProps) {
  const swr = useSWRConfig();
  const match = matchRoute(location.pathname, site);
  const Page = loadedPage(location, match, swr, awaited) ?? use(loadPage(location, match, swr, awaited));
  // oxlint-disable-next-line react/static-components -- the components are those of modules
  return <Page slug={match.slug} site={site} />;
}

function HydrationMark() {
  useMarkHydrated();
  return null;
}

/** The whole guide below a router and SWR's configuration. */
export function App({ Footer }: Pick<PageFrameProps, 'Footer'>) {
  const { shown, late } = useShownLocation();
  const answer = useSite();
  const page = answer.data ? (
    <RoutedPage location={shown} awaited={late === shown ? 'code' : 'all'} site={answer.data} />
  ) : (
    <LoadingPage answers={[answer]} />
  );
  // Within the page, the hooks of the router tell of the location that shows.
  const routed = useRoutes([{ path: '*', element: page }], shown);
  return (
    <PageFrame Footer={Footer} location={shown}>
      {/* A new boundary shows at once that its page loads. */}
      <Suspense key={late.key} fallback={<LoadingPage answers={[]} />}>
        <PageErrorBoundary key={shown.pathname} location={shown}>
          {routed}
        </PageErrorBoundary>
        {/* Inside the boundary, because React hydrates its content after the page frame. */}
        <HydrationMark />
      </Suspense>
    </PageFrame>
  );
}
