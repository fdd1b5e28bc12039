import type {
  Accommodation,
  AccommodationSummary,
  Activity,
  ActivitySummary,
  Attraction,
  AttractionSummary,
  Notice,
  ParkEvent,
  Trail,
  TrailSummary,
} from '#schemas/types/published.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import type { Content, Entry } from '../content/checkedContent.ts';
import type { TrailLine } from '../content/trailLines.ts';
import { transitFinder } from '../content/transitFinder.ts';
import { createLocatorMaps } from './map/locatorMaps.ts';
import { createNearby, type PlacedEntry } from './map/nearby.ts';
import type { reliefDrawings } from './map/reliefDrawing.ts';
import { type Bounds, createSurroundings } from './map/surroundings.ts';
import { trailSigns } from './map/trailSigns.ts';
import { photographFinder } from './photographs.ts';
import { socialImageOf } from './pictureJobs.ts';
import type { Published } from './published.ts';
import { toAccommodationDetail } from './records/accommodations.ts';
import { toActivityDetail } from './records/activities.ts';
import { toAttractionDetail } from './records/attractions.ts';
import type { Cards } from './records/cards.ts';
import { noticesByRecord } from './records/notices.ts';
import { toTrailDetail } from './records/trails.ts';
import { toTransitStops } from './transit.ts';

interface Lists {
  attractions: Cards<Entry<'attraction'>, Attraction, AttractionSummary>;
  activities: Cards<Entry<'activity'>, Activity, ActivitySummary>;
  accommodations: Cards<Entry<'accommodation'>, Accommodation, AccommodationSummary>;
  trails: Cards<Entry<'trail'>, Trail, TrailSummary>;
  events: readonly ParkEvent[];
  notices: readonly Notice[];
}

interface PageOptions {
  today: string;
  lineOf: (trail: Entry<'trail'>) => TrailLine | null;
  /** Draws the relief of a map. */
  drawRelief: ReturnType<typeof reliefDrawings>['draw'];
}

/** Returns the page of every record: the record as listed, the rest of it, and what lies around it. */
export function recordPages(
  content: Content,
  { attractions, activities, accommodations, trails, events, notices }: Lists,
  { today, lineOf, drawRelief }: PageOptions,
): Pick<
  Published,
  'attractionDetails' | 'activityDetails' | 'accommodationDetails' | 'trailDetails' | 'eventDetails'
> {
  const nearbyAmong = createNearby(content);
  const nearAttractions = nearbyAmong(attractions.entries);
  const nearActivities = nearbyAmong(activities.entries);
  const nearAccommodations = nearbyAmong(accommodations.entries);
  const nearTrails = nearbyAmong(trails.entries);
  const surroundings = createSurroundings(content.basemap);
  const locatorMap = createLocatorMaps(content, surroundings, drawRelief);
  const transitOf = transitFinder(content);
  const noticesOf = noticesByRecord(notices);
  const findPhotographs = photographFinder(content, today);
  const written = new Map(content.events.map(({ slug, data }) => [slug, data]));
  const around = (entry: PlacedEntry) => ({
    notices: noticesOf(entry),
    ...findPhotographs(entry),
    transit: toTransitStops(transitOf(entry.data.coordinates)),
  });

  return {
    attractionDetails: attractions.entries.map((entry) => {
      const { coordinates, related = {} } = entry.data;
      return toAttractionDetail(entry, attractions.card(entry), {
        locatorMap: locatorMap(entry.slug, coordinates),
        trails: trails.of(nearTrails(entry, related.trails, 3)),
        activities: activities.of(nearActivities(entry, related.activities, 6)),
        accommodations: accommodations.of(nearAccommodations(entry, related.accommodations, 4)),
        ...around(entry),
      });
    }),
    activityDetails: activities.entries.map((entry) => {
      const { related = {} } = entry.data;
      return toActivityDetail(entry, activities.card(entry), {
        attractions: attractions.of(nearAttractions(entry, related.attractions, 3)),
        accommodations: accommodations.of(nearAccommodations(entry, related.accommodations, 3)),
        ...around(entry),
      });
    }),
    accommodationDetails: accommodations.entries.map((entry) => {
      const { related = {} } = entry.data;
      return toAccommodationDetail(entry, accommodations.card(entry), {
        attractions: attractions.of(nearAttractions(entry, related.attractions, 3)),
        activities: activities.of(nearActivities(entry, related.activities, 3)),
        ...around(entry),
      });
    }),
    trailDetails: trails.entries.map((entry) => {
      const { coordinates, related = {} } = entry.data;
      const near = {
        attractions: attractions.of(nearAttractions(entry, related.attractions, 3)),
        ...around(entry),
      };
      const signs = (view: Bounds) => trailSigns(entry.data, transitOf(coordinates), view);
      const map = { map: surroundings, relief: drawRelief, signs };
      return toTrailDetail(entry, trails.card(entry), lineOf(entry), near, map);
    }),
    eventDetails: events.map((event) => {
      const entry = { kind: 'event' as const, slug: event.slug, data: { town: event.town } };
      const { related = {} } = written.get(event.slug) ?? {};
      return {
        ...event,
        socialImage: socialImageOf(written.has(event.slug) ? recordPath('event', event.slug) : '/events'),
        attractions: attractions.of(nearAttractions(entry, related.attractions, 3)),
        // Without coordinates nothing tells which activities are near.
        activities: activities.of(nearActivities(entry, related.activities, related.activities?.length ?? 0)),
        notices: noticesOf(entry),
      };
    }),
  };
}
