import type {
  Accommodation,
  AccommodationDetail,
  Activity,
  ActivityDetail,
  ApiIndex,
  Attraction,
  AttractionDetail,
  Basemap,
  Climate,
  Emergency,
  EventDetail,
  Guide,
  Home,
  Notice,
  Page,
  ParkEvent,
  Passes,
  Planner,
  PlannerFormOffers,
  Rates,
  ReadyTrip,
  Relief,
  ReliefSquare,
  SearchIndex,
  Site,
  Trail,
  TrailCoordinates,
  TrailDetail,
} from '#schemas/types/published.ts';
import type { Move } from './moves.ts';
import type { PartnerWidget } from './partnerWidget.ts';
import type { ThirdParty } from './thirdParties.ts';
import type { PictureJobs } from 'larch-pictures';
import type { PublishedFile } from '../files/files.ts';
import type { TrailLine } from '../content/trailLines.ts';

/** Everything that is published, as values; `emit` turns them into files. */
export interface Published {
  attractions: Attraction[];
  activities: Activity[];
  accommodations: Accommodation[];
  trails: Trail[];
  events: ParkEvent[];
  notices: Notice[];
  attractionDetails: AttractionDetail[];
  activityDetails: ActivityDetail[];
  accommodationDetails: AccommodationDetail[];
  trailDetails: TrailDetail[];
  eventDetails: EventDetail[];
  home: Home;
  site: Site;
  thirdParties: ThirdParty[];
  partnerWidget: PartnerWidget | null;
  guides: Guide[];
  pages: Page[];
  passes: Passes;
  climate: Climate;
  rates: Rates;
  planner: Planner;
  plannerForm: PlannerFormOffers;
  plannerTrips: ReadyTrip[];
  emergency: Emergency;
  basemap: Basemap;
  search: SearchIndex;
  relief: Relief;
  reliefSquares: ReliefSquare[];
  /** Reliefs of the still maps, as files. */
  reliefFiles: readonly PublishedFile[];
  index: ApiIndex;
  /** Lines by slug of the trail, for the GPX files. */
  lines: ReadonlyMap<string, TrailLine | null>;
  /** Every name that a record had before. */
  moves: Move[];
  trailCoordinates: TrailCoordinates;
  /** Paths for search engines. */
  sitemapPaths: string[];
  /** The day on which a page changed last, YYYY-MM-DD by its path, where git knows it. */
  lastChanges: ReadonlyMap<string, string>;
  /** Days on which the records of events changed last, by slug, where that is known. */
  eventChanges: ReadonlyMap<string, string>;
  /** Paths of all pages to prerender. */
  routes: string[];
  pictureJobs: PictureJobs;
}
