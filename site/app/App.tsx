import { Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../data/useSite.ts';
import { Awaited } from '../routes/Awaited.tsx';
import { Ready } from './Ready.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { loadedRouteModule, loadRouteModule } from './routeModules.ts';
import { matchRoute, type RouteMatch } from './routeTable.ts';

function RouteView({ route, slug }: RouteMatch) {
  const module = loadedRouteModule(route) ?? use(loadRouteModule(route));
  const Page = module.default;
  return <Page slug={slug} />;
}

/** The page of an address, once it is known which pages there are. */
function RoutedPage({ pathname }: { pathname: string }) {
  const answer = useSite();
  if (!answer.data) return <Awaited answers={[answer]} />;
  const match = matchRoute(pathname, answer.data);
  return <RouteView key={pathname} {...match} />;
}

/** The whole guide below a router and a PublishedDataProvider. */
export function App() {
  const { pathname } = useLocation();
  return (
    <PageFrame>
      <PageErrorBoundary path={pathname}>
        {/* Links wait for their page before they lead on; Back and Forward change the address at once. */}
        <Suspense fallback={<Awaited answers={[]} />}>
          <RoutedPage pathname={pathname} />
          {/* Within the boundary: React hydrates what is inside it later than what is around it. */}
          <Ready />
        </Suspense>
      </PageErrorBoundary>
    </PageFrame>
  );
}
