import { Suspense, use } from 'react';
import { useLocation } from 'react-router';
import type { Site } from '#schemas/types/published.ts';
import { useSite } from '../data/usePublished.ts';
import { LoadingPage } from '../routes/frames/LoadingPage.tsx';
import { useMarkHydrated } from '../ui/hydration/lazyComponent.tsx';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { loadedRouteModule, loadRouteModule } from './routeModules.ts';
import { matchRoute, type RouteMatch } from './routeTable.ts';

interface RouteViewProps {
  match: RouteMatch;
  site: Site;
}

function RouteView({ match: { route, slug }, site }: RouteViewProps) {
  const module = loadedRouteModule(route) ?? use(loadRouteModule(route));
  const Page = module.default;
  return <Page slug={slug} site={site} />;
}

/** Renders the page of an address once the list of guides and legal pages is loaded. */
function RoutedPage({ pathname }: { pathname: string }) {
  const answer = useSite();
  const { data: site } = answer;
  if (!site) return <LoadingPage answers={[answer]} />;
  return <RouteView key={pathname} match={matchRoute(pathname, site)} site={site} />;
}

function HydrationMark() {
  useMarkHydrated();
  return null;
}

/** The whole guide below a router and a PublishedDataProvider. */
export function App({ Footer }: PageFrameProps) {
  const { pathname } = useLocation();
  return (
    <PageFrame Footer={Footer}>
      <PageErrorBoundary path={pathname}>
        {/* Links wait a second for their page before they lead on; Back and Forward change the address at once. A
            boundary of its own shows at once that a page loads. */}
        <Suspense key={pathname} fallback={<LoadingPage answers={[]} />}>
          <RoutedPage pathname={pathname} />
          {/* Inside the boundary, because React hydrates its content after the page frame. */}
          <HydrationMark />
        </Suspense>
      </PageErrorBoundary>
    </PageFrame>
  );
}
