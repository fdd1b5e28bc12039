import type {
  Accommodation,
  AccommodationDetail,
  Activity,
  ActivityDetail,
  Attraction,
  AttractionDetail,
  Climate,
  Emergency,
  Guide,
  Home,
  Page,
  ParkEvent,
  Passes,
  Rates,
  Site,
  Trail,
  TrailCoordinates,
  TrailDetail,
} from '#schemas/types/published.ts';

/** The address of a published JSON file; `T` is what the file holds. */
export type PublishedUrl<T> = string & { readonly holds?: T };

const url = <T>(path: string): PublishedUrl<T> => path;
const slugUrl =
  <T>(collection: string) =>
  (slug: string): PublishedUrl<T> =>
    `/api/${collection}/slug/${encodeURIComponent(slug)}.json`;

/** Every published JSON address that the site reads. */
export const published = {
  site: url<Site>('/api/site.json'),
  routes: url<string[]>('/api/routes.json'),
  home: url<Home>('/api/home.json'),
  attractions: url<Attraction[]>('/api/attractions.json'),
  activities: url<Activity[]>('/api/activities.json'),
  accommodations: url<Accommodation[]>('/api/accommodations.json'),
  events: url<ParkEvent[]>('/api/events.json'),
  trails: url<Trail[]>('/api/hiking-trails.json'),
  trailCoordinates: url<TrailCoordinates>('/gpx/trail-coordinates.json'),
  attraction: slugUrl<AttractionDetail>('attractions'),
  activity: slugUrl<ActivityDetail>('activities'),
  accommodation: slugUrl<AccommodationDetail>('accommodations'),
  trail: slugUrl<TrailDetail>('hiking-trails'),
  guide: (slug: string) => url<Guide>(`/api/guides/${slug}.json`),
  page: (slug: string) => url<Page>(`/api/pages/${slug}.json`),
  passes: url<Passes>('/api/facts/passes.json'),
  climate: url<Climate>('/api/facts/climate.json'),
  rates: url<Rates>('/api/facts/rates.json'),
  emergency: url<Emergency>('/api/facts/emergency.json'),
};
