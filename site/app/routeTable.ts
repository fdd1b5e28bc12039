import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { Link, Site } from '#schemas/types/published.ts';
import { type PublishedUrl, published } from '../data/published.ts';
import type { PageProps } from '../routes/frames/LoadingPage.tsx';

/** Exports of a file in site/routes. */
export interface RouteModule {
  default: ComponentType<PageProps>;
}

export interface RouteDefinition {
  /** Name of the route; its words, as one with "Page" behind it, name the module in site/routes. */
  id: string;
  /** Pattern of react-router. */
  path: string;
  /** Tests a slug against the content, for routes whose addresses the content lists. */
  has?: (slug: string, site: Site) => boolean;
  load: () => Promise<RouteModule>;
  /** Published files that the page needs before it is shown. */
  data: (slug: string, site: Site) => PublishedUrl<unknown>[];
  /** Label in the top navigation. */
  navLabel?: string;
}

/** A route that has its name as path, unless it says another one. */
type NamedRoute = Omit<RouteDefinition, 'path'> & { path?: string };

const page = (slug: string) => [published.page(slug)];

const linkTo = <T extends Link>(links: T[], slug: string) => links.find(({ href }) => href === `/${slug}`);

const routes: NamedRoute[] = [
  {
    id: 'home',
    path: '/',
    load: () => import('../routes/HomePage.tsx'),
    data: () => [...page('home'), published.home],
  },
  {
    id: 'attractions',
    load: () => import('../routes/AttractionsPage.tsx'),
    data: () => [...page('attractions'), published.attractions],
    navLabel: 'Attractions',
  },
  {
    id: 'attraction',
    path: '/attractions/:slug',
    load: () => import('../routes/AttractionPage.tsx'),
    data: (slug) => [published.attraction(slug)],
  },
  {
    id: 'accommodations',
    load: () => import('../routes/AccommodationsPage.tsx'),
    data: () => [...page('accommodations'), published.accommodations],
    navLabel: 'Stay',
  },
  {
    id: 'accommodation',
    path: '/accommodations/:slug',
    load: () => import('../routes/AccommodationPage.tsx'),
    data: (slug) => [published.accommodation(slug)],
  },
  {
    id: 'activities',
    load: () => import('../routes/ActivitiesPage.tsx'),
    data: () => [...page('activities'), published.activities],
    navLabel: 'Activities',
  },
  {
    id: 'activity',
    path: '/activities/:slug',
    load: () => import('../routes/ActivityPage.tsx'),
    data: (slug) => [published.activity(slug)],
  },
  {
    id: 'events',
    load: () => import('../routes/EventsPage.tsx'),
    data: () => [...page('events'), published.events],
    navLabel: 'Events',
  },
  {
    id: 'attractions-map',
    path: '/map',
    load: () => import('../routes/AttractionsMapPage.tsx'),
    data: () => [...page('map'), published.attractions],
    navLabel: 'Map',
  },
  {
    id: 'hiking-map',
    load: () => import('../routes/HikingMapPage.tsx'),
    data: () => [...page('hiking-map'), published.trails],
    navLabel: 'Hiking Trails',
  },
  {
    id: 'notices',
    load: () => import('../routes/NoticesPage.tsx'),
    data: () => [...page('notices'), published.notices],
  },
  {
    id: 'trail',
    path: '/hiking-trails/:slug',
    load: () => import('../routes/TrailPage.tsx'),
    data: (slug) => [published.trail(slug)],
  },
  {
    id: 'trip-planner',
    load: () => import('../routes/TripPlannerPage.tsx'),
    data: () => [...page('trip-planner'), published.climate, published.plannerForm, published.plannerTrips],
    navLabel: 'Trip Planner',
  },
  {
    id: 'budget-calculator',
    load: () => import('../routes/BudgetCalculatorPage.tsx'),
    data: () => [...page('budget-calculator'), published.rates],
    navLabel: 'Budget Calculator',
  },
  {
    id: 'guide',
    path: '/:slug',
    has: (slug, { guides }) => linkTo(guides, slug) !== undefined,
    load: () => import('../routes/GuidePage.tsx'),
    data: (slug, { guides }) => [
      published.guide(slug),
      ...(linkTo(guides, slug)?.facts.map((fact) => published[fact]) ?? []),
    ],
  },
  {
    id: 'saved',
    load: () => import('../routes/SavedPage.tsx'),
    data: () => page('saved'),
  },
  {
    id: 'search',
    load: () => import('../routes/SearchPage.tsx'),
    data: () => page('search'),
  },
  {
    id: 'legal',
    path: '/:slug',
    has: (slug, { legal }) => linkTo(legal, slug) !== undefined,
    load: () => import('../routes/LegalPage.tsx'),
    data: page,
  },
  {
    id: 'offline',
    load: () => import('../routes/OfflinePage.tsx'),
    data: () => [],
  },
  {
    id: 'not-found',
    path: '*',
    load: () => import('../routes/NotFoundPage.tsx'),
    data: () => page('not-found'),
  },
];

/** The site, route by route, in the order of the top navigation. */
export const routeTable: RouteDefinition[] = routes.map((route) => ({ path: `/${route.id}`, ...route }));

export interface RouteMatch {
  route: RouteDefinition;
  slug: string;
  /** Every published file that the page needs, those of the page frame included. */
  data: PublishedUrl<unknown>[];
}

/** Returns the route of a pathname; the last one, not-found, answers everything else. */
export function matchRoute(pathname: string, site: Site): RouteMatch {
  for (const route of routeTable) {
    const match = matchPath(route.path, pathname);
    const slug = match?.params.slug ?? '';
    if (match && (!route.has || route.has(slug, site))) {
      return { route, slug, data: [published.site, ...route.data(slug, site)] };
    }
  }
  throw new Error(`No route answers ${pathname}.`);
}
