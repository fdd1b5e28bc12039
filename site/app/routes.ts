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

const linkTo = <T extends Link>(links: T[], slug: string) => links.find(({ href }) => href === `/${slug}`);

const namedRoutes: NamedRoute[] = [
  {
    id: 'home',
    path: '/',
    lazy: () => import('../routes/HomePage.tsx'),
    published: texts('home', published.home),
  },
  {
    id: 'attractions',
    lazy: () => import('../routes/AttractionsPage.tsx'),
    published: texts('attractions', published.attractions),
    navLabel: 'Attractions',
  },
  record('attraction', () => import('../routes/AttractionPage.tsx')),
  {
    id: 'accommodations',
    lazy: () => import('../routes/AccommodationsPage.tsx'),
    published: texts('accommodations', published.accommodations),
    navLabel: 'Stay',
  },
  record('accommodation', () => import('../routes/AccommodationPage.tsx')),
  {
    id: 'activities',
    lazy: () => import('../routes/ActivitiesPage.tsx'),
    published: texts('activities', published.activities),
    navLabel: 'Activities',
  },
  record('activity', () => import('../routes/ActivityPage.tsx')),
  {
    id: 'events',
    lazy: () => import('../routes/EventsPage.tsx'),
    published: texts('events', published.events),
    navLabel: 'Events',
  },
  record('event', () => import('../routes/EventPage.tsx')),
  {
    id: 'attractions-map',
    path: '/map',
    lazy: () => import('../routes/AttractionsMapPage.tsx'),
    published: texts('map', published.attractions),
    navLabel: 'Map',
  },
  {
    id: 'hiking-map',
    lazy: () => import('../routes/HikingMapPage.tsx'),
    published: texts('hiking-map', published.trails),
    navLabel: 'Hiking Trails',
  },
  {
    id: 'notices',
    lazy: () => import('../routes/NoticesPage.tsx'),
    published: texts('notices', published.notices),
  },
  record('trail', () => import('../routes/TrailPage.tsx')),
  {
    id: 'trip-planner',
    lazy: () => import('../routes/TripPlannerPage.tsx'),
    published: texts('trip-planner', published.climate, published.plannerForm, published.plannerTrips),
    navLabel: 'Trip Planner',
  },
  {
    id: 'budget-calculator',
    lazy: () => import('../routes/BudgetCalculatorPage.tsx'),
    published: texts('budget-calculator', published.rates),
    navLabel: 'Budget Calculator',
  },
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
