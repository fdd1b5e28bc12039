import { Suspense, use } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router';
import { Awaited } from '../routes/Awaited.tsx';
import { Ready } from './Ready.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { loadedRouteModule, loadRouteModule } from './routeModules.ts';
import { type RouteDefinition, routeTable } from './routeTable.ts';

function RouteView({ route }: { route: RouteDefinition }) {
  const { slug } = useParams();
  const module = loadedRouteModule(route) ?? use(loadRouteModule(route));
  const Page = module.default;
  return <Page slug={slug ?? route.slug ?? ''} />;
}

/** The whole guide below a router and a PublishedDataProvider. */
export function App() {
  const { pathname } = useLocation();
  return (
    <PageFrame>
      <PageErrorBoundary path={pathname}>
        {/* Links wait for their page before they lead on; Back and Forward change the address at once. */}
        <Suspense fallback={<Awaited answers={[]} />}>
          <Routes>
            {routeTable.map((route) => (
              <Route key={route.id} path={route.path} element={<RouteView key={route.id} route={route} />} />
            ))}
          </Routes>
          {/* Within the boundary: React hydrates what is inside it later than what is around it. */}
          <Ready />
        </Suspense>
      </PageErrorBoundary>
    </PageFrame>
  );
}
