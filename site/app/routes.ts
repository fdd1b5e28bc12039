import { matchPath } from 'react-router';
import { type RecordKind, recordPath } from '#schemas/recordKinds.ts';
import type { Link, Site } from '#schemas/types/published.ts';
import { published, type PublishedUrl } from '../data/published.ts';
import type { PageProps } from '../routes/frames/LoadingPage.tsx';
import type { LoadComponent } from '../ui/hydration/importWithRetry.ts';

export interface RouteDefinition {
  /** Name of the route; its words, as one with "Page" behind it, name the module in site/routes. */
  id: string;
  /** Pattern of react-router. */
  path: string;
  /** Tests a slug against the content, for routes whose addresses the content lists. */
  has?: (slug: string, site: Site) => boolean;
  lazy: LoadComponent<PageProps>;
  /** Returns the published files that the page needs. */
  published: (slug: string, site: Site) => PublishedUrl<unknown>[];
  /** Label in the top navigation. */
  navLabel?: string;
}

/** A route that has its name as path, unless it says another one. */
type NamedRoute = Omit<RouteDefinition, 'path'> & { path?: string };

/** The texts of a page, and the published files that it shows beside them. */
const texts =
  (slug: string, ...files: PublishedUrl<unknown>[]) =>
  () => [published.page(slug), ...files];

/** Returns the route of the pages of a kind of record. */
const record = (id: RecordKind, lazy: NamedRoute['lazy']): NamedRoute => ({
  id,
  path: recordPath(id, ':slug'),
  lazy,
  published: (slug) => [published[id](slug)],
});

/** Returns the route of a page that the bar at the top leads to. */
const inBar = (
  id: string,
  navLabel: string,
  lazy: NamedRoute['lazy'],
  ...files: PublishedUrl<unknown>[]
): NamedRoute => ({ id, navLabel, lazy, published: texts(id, ...files) });

const linkTo = <T extends Link>(links: T[], slug: string) => links.find(({ href }) => href === `/${slug}`);

const namedRoutes: NamedRoute[] = [
  {
    id: 'home',
    path: '/',
    lazy: () => import('../routes/HomePage.tsx'),
    published: texts('home', published.home),
  },
  inBar('attractions', 'Attractions', () => import('../routes/AttractionsPage.tsx'), published.attractions),
  record('attraction', () => import('../routes/AttractionPage.tsx')),
  inBar('accommodations', 'Stay', () => import('../routes/AccommodationsPage.tsx'), published.accommodations),
  record('accommodation', () => import('../routes/AccommodationPage.tsx')),
  inBar('activities', 'Activities', () => import('../routes/ActivitiesPage.tsx'), published.activities),
  record('activity', () => import('../routes/ActivityPage.tsx')),
  inBar('events', 'Events', () => import('../routes/EventsPage.tsx'), published.events),
  record('event', () => import('../routes/EventPage.tsx')),
  {
    id: 'attractions-map',
    path: '/map',
    lazy: () => import('../routes/AttractionsMapPage.tsx'),
    published: texts('map', published.attractions),
    navLabel: 'Map',
  },
  inBar('hiking-map', 'Hiking Trails', () => import('../routes/HikingMapPage.tsx'), published.trails),
  {
    id: 'notices',
    lazy: () => import('../routes/NoticesPage.tsx'),
    published: texts('notices', published.notices),
  },
  record('trail', () => import('../routes/TrailPage.tsx')),
  inBar(
    'trip-planner',
    'Trip Planner',
    () => import('../routes/TripPlannerPage.tsx'),
    published.climate,
    published.plannerForm,
    published.plannerTrips,
  ),
  inBar(
    'budget-calculator',
    'Budget Calculator',
    () => import('../routes/BudgetCalculatorPage.tsx'),
    published.rates,
  ),
  {
    id: 'guide',
    path: '/:slug',
    has: (slug, { guides }) => linkTo(guides, slug) !== undefined,
    lazy: () => import('../routes/GuidePage.tsx'),
    published: (slug, { guides }) => [
      published.guide(slug),
      ...(linkTo(guides, slug)?.facts.map((fact) => published[fact]) ?? []),
    ],
  },
  { id: 'saved', lazy: () => import('../routes/SavedPage.tsx'), published: texts('saved') },
  { id: 'search', lazy: () => import('../routes/SearchPage.tsx'), published: texts('search') },
  {
    id: 'legal',
    path: '/:slug',
    has: (slug, { legal }) => linkTo(legal, slug) !== undefined,
    lazy: () => import('../routes/LegalPage.tsx'),
    published: (slug) => [published.page(slug)],
  },
  { id: 'offline', lazy: () => import('../routes/OfflinePage.tsx'), published: () => [] },
  {
    id: 'not-found',
    path: '*',
    lazy: () => import('../routes/NotFoundPage.tsx'),
    published: texts('not-found'),
  },
];

/** The site, route by route, in the order of the top navigation. */
export const routes: RouteDefinition[] = namedRoutes.map((route) => ({ path: `/${route.id}`, ...route }));

export interface RouteMatch {
  route: RouteDefinition;
  slug: string;
  /** Every published file that the page needs, those of the page frame included. */
  files: PublishedUrl<unknown>[];
}

/** Returns the route of a pathname; the last one, not-found, answers everything else. */
export function matchRoute(pathname: string, site: Site): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    const slug = match?.params.slug ?? '';
    if (match && (!route.has || route.has(slug, site))) {
      return { route, slug, files: [published.site, ...route.published(slug, site)] };
    }
  }
  throw new Error(`No route answers ${pathname}.`);
}

/**
 * Returns the path in lower case and without a slash at its end, if it is another one and the guide may have a page
 * there; otherwise the path as it is.
 */
export function canonicalPath(pathname: string, site: Site): string {
  // The page for unknown records is meant by an escape as it is written.
  const lower = pathname.replace(/%[\da-f]{2}|[A-Z]/gi, (part) =>
    part.length > 1 ? part : part.toLowerCase(),
  );
  const canonical = lower.replace(/(?!^)\/+$/, '');
  return matchRoute(canonical, site).route.path === '*' ? pathname : canonical;
}
