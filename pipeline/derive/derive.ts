import { noticePart } from '#schemas/rules/notices/noticePart.ts';
import { pagePaths, unlistedPaths } from '../content/pagePaths.ts';
import type { Content, RecordEntry } from '../content/checkedContent.ts';
import { toAccommodation, toAccommodationDetail } from './records/accommodations.ts';
import { toActivity, toActivityDetail } from './records/activities.ts';
import { type Counts, toIndex } from './apiIndex.ts';
import { toAttraction, toAttractionDetail } from './records/attractions.ts';
import { toEvents, upcomingEvents } from './records/events.ts';
import { toBasemap } from './map/basemap.ts';
import { toClimate, toEmergency, toPasses, toRates } from './records/facts.ts';
import { toGuide } from './records/guides.ts';
import { eventChanges, lastChanges } from './lastChanges.ts';
import { formerNames, movesOf } from './moves.ts';
import { createNearby, type Near, type PlacedEntry } from './map/nearby.ts';
import type { NewsletterMail } from './newsletterPromises.ts';
import { noticesByRecord, restrictionsByRecord, toNoticeLine, toNotices } from './records/notices.ts';
import { toPage } from './records/pages.ts';
import { toPartnerWidget } from './partnerWidget.ts';
import { toPlanner } from './planner.ts';
import { photographFinder } from './photographs.ts';
import { photographsWanted } from './photographsWanted.ts';
import { pictureJobs } from './pictureJobs.ts';
import type { Published } from './published.ts';
import { trailLines } from '../content/trailLines.ts';
import { lastChange } from './freshness.ts';
import { toSite } from './site.ts';
import { toThirdParties } from './thirdParties.ts';
import { transitFinder } from '../content/transitFinder.ts';
import { toReadyTrips } from './readyTrips.ts';
import { toTransitStops } from './transit.ts';
import { toSearch } from './search/toSearch.ts';
import { toRelief } from './map/relief.ts';
import { reliefDrawings } from './map/reliefDrawing.ts';
import { type ReliefFeature, reliefFeatures } from '../relief/reliefFeatures.ts';
import { type Bounds, createSurroundings } from './map/surroundings.ts';
import { trailSigns } from './map/trailSigns.ts';
import { isDownload } from './map/routeDetail.ts';
import { sortRecords } from './records/sortRecords.ts';
import { trailCoordinates } from './map/trailCoordinates.ts';
import { createLocatorMaps } from './map/locatorMaps.ts';
import {
  toAccommodationSummary,
  toActivitySummary,
  toAttractionSummary,
  toEventSummary,
} from './records/summaries.ts';
import { toTrail, toTrailDetail } from './records/trails.ts';

export interface DeriveOptions {
  /** Calendar date in the park, YYYY-MM-DD. */
  today: string;
  /** Mail transport of the newsletter. Without one there is no newsletter. */
  mail?: NewsletterMail | null;
  /** Relief of the park; made from the heights of the content if it is left out. */
  relief?: readonly ReliefFeature[];
  /** The day of the last commit of a file by its path below the content folder, where git knows it. */
  lastCommits?: ReadonlyMap<string, string>;
}

/** Returns everything that is published, from the content and the date alone. */
export function derive(
  content: Content,
  { today, mail = null, relief = reliefOf(content), lastCommits = new Map() }: DeriveOptions,
): Published {
  const attractionEntries = sortRecords(content.attractions);
  const activityEntries = sortRecords(content.activities);
  const accommodationEntries = sortRecords(content.accommodations);
  const trailEntries = sortRecords(content.trails);

  const thirdParties = toThirdParties(content.site.data);
  const lineOf = trailLines(content);
  const lines = new Map(trailEntries.map((trail) => [trail.slug, lineOf(trail)]));

  const moves = movesOf(content);

  const notices = toNotices(content);
  const noticesOf = noticesByRecord(notices);
  const findRestrictions = restrictionsByRecord(notices);
  const restrictionsOf = (entry: RecordEntry) =>
    findRestrictions(entry).map(({ notice }) => toNoticeLine(notice, today));

  const transitOf = transitFinder(content);
  const aroundOf = (entry: PlacedEntry) => ({
    hasBus: transitOf(entry.data.coordinates).length > 0,
    restrictions: restrictionsOf(entry),
  });

  const indoors = new Set(content.planner.data.places.indoors);
  const indoorsOf = (key: string) => (indoors.has(key) ? { isIndoors: true as const } : {});

  const findPhotographs = photographFinder(content, today);

  const attractions = cards(
    attractionEntries,
    (entry) => toAttraction(entry, { ...aroundOf(entry), ...indoorsOf(`attraction/${entry.slug}`) }),
    toAttractionSummary,
  );
  const activities = cards(
    activityEntries,
    (entry) => toActivity(entry, { ...aroundOf(entry), ...indoorsOf(`activity/${entry.slug}`) }),
    toActivitySummary,
  );
  const accommodations = cards(
    accommodationEntries,
    (entry) => toAccommodation(entry, restrictionsOf(entry)),
    toAccommodationSummary,
  );
  const trails = cards(
    trailEntries,
    (entry) => toTrail(entry, lineOf(entry), aroundOf(entry)),
    (trail) => trail,
  );
  const events = toEvents(content, today);
  const listed = {
    attractions: attractions.list,
    activities: activities.list,
    accommodations: accommodations.list,
    trails: trails.list,
    events,
    notices,
  };
  const nearbyAmong = createNearby(content);
  const nearAttractions = nearbyAmong(attractionEntries);
  const nearActivities = nearbyAmong(activityEntries);
  const nearAccommodations = nearbyAmong(accommodationEntries);
  const within = createSurroundings(content.basemap);
  const drawings = reliefDrawings(relief);
  const whereabouts = createLocatorMaps(content, within, drawings.draw);
  const around = { map: within, relief: drawings.draw };
  const nearTrails = nearbyAmong(trailEntries);

  const site = toSite(content, today, mail, lastChange(lastCommits));
  const guides = content.guides.map((entry) => toGuide(entry));
  const setup = { mail, thirdParties, photographsWanted: photographsWanted(content) };
  const pages = content.pages.map((entry) => toPage(entry, setup));
  const passes = toPasses(content.passes.data);
  const emergency = toEmergency(content.emergency.data);
  const large = toRelief(relief, content.heightGrid, content.heights?.data.attribution ?? null);
  const counts: Counts = {
    documents: {
      attractions: attractionEntries.length,
      attraction: attractionEntries.length,
      activities: activityEntries.length,
      activity: activityEntries.length,
      accommodations: accommodationEntries.length,
      accommodation: accommodationEntries.length,
      trails: trailEntries.length,
      trail: trailEntries.length,
      events: events.length,
      notices: notices.length,
      reliefSquare: large.reliefSquares.length,
      plannerTrips: content.trips.length,
      guide: guides.length,
      page: pages.length,
    },
    gpx: [...lines.values()].filter((line) => line !== null && isDownload(line)).length,
    calendars: events.filter(({ calendarUrl }) => calendarUrl !== null).length,
  };

  return {
    index: toIndex(site, counts, moves),
    ...listed,
    attractionDetails: attractionEntries.map((entry) => {
      const { related = {} } = entry.data;
      const near = {
        whereabouts: whereabouts(entry.slug, entry.data.coordinates),
        trails: trails.of(nearTrails(entry, related.trails, 3)),
        activities: activities.of(nearActivities(entry, related.activities, 6)),
        accommodations: accommodations.of(nearAccommodations(entry, related.accommodations, 4)),
        notices: noticesOf(entry),
        ...findPhotographs(entry),
        transit: toTransitStops(transitOf(entry.data.coordinates)),
      };
      return toAttractionDetail(entry, attractions.card(entry), near);
    }),
    activityDetails: activityEntries.map((entry) => {
      const { related = {} } = entry.data;
      const near = {
        attractions: attractions.of(nearAttractions(entry, related.attractions, 3)),
        accommodations: accommodations.of(nearAccommodations(entry, related.accommodations, 3)),
        notices: noticesOf(entry),
        ...findPhotographs(entry),
        transit: toTransitStops(transitOf(entry.data.coordinates)),
      };
      return toActivityDetail(entry, activities.card(entry), near);
    }),
    accommodationDetails: accommodationEntries.map((entry) => {
      const { related = {} } = entry.data;
      const near = {
        attractions: attractions.of(nearAttractions(entry, related.attractions, 3)),
        activities: activities.of(nearActivities(entry, related.activities, 3)),
        notices: noticesOf(entry),
        ...findPhotographs(entry),
        transit: toTransitStops(transitOf(entry.data.coordinates)),
      };
      return toAccommodationDetail(entry, accommodations.card(entry), near);
    }),
    trailDetails: trailEntries.map((entry) => {
      const lines = transitOf(entry.data.coordinates);
      const near = {
        attractions: attractions.of(nearAttractions(entry, entry.data.related?.attractions, 3)),
        notices: noticesOf(entry),
        ...findPhotographs(entry),
        transit: toTransitStops(lines),
      };
      const signs = (view: Bounds) => trailSigns(entry.data, lines, view);
      return toTrailDetail(entry, trails.card(entry), lineOf(entry), near, { ...around, signs });
    }),
    home: {
      attractions: attractions.list.slice(0, 6).map(toAttractionSummary),
      activities: activities.list.slice(0, 6).map(toActivitySummary),
      accommodations: accommodations.list.slice(0, 6).map(toAccommodationSummary),
      events: upcomingEvents(events, today).slice(0, 12).map(toEventSummary),
      notices: notices
        .filter((notice) => noticePart(notice) === 'places')
        .map((notice) => toNoticeLine(notice, today)),
    },
    site,
    thirdParties,
    partnerWidget: toPartnerWidget(content.site.data),
    guides,
    pages,
    passes,
    climate: toClimate(content.climate.data),
    rates: toRates(content.rates.data),
    planner: toPlanner(
      content,
      {
        attractions: attractionEntries,
        activities: activityEntries,
        accommodations: accommodationEntries,
        trails: trailEntries,
      },
      notices,
    ),
    plannerTrips: toReadyTrips(content),
    plannerForm: { form: content.planner.data.form },
    emergency,
    search: toSearch(content, { ...listed, guides, pages, passes, emergency }, today),
    basemap: toBasemap(content.basemap),
    ...large,
    reliefFiles: drawings.files,
    lines,
    moves,
    trailCoordinates: trailCoordinates(lines, formerNames(moves, 'trail')),
    sitemapPaths: pagePaths(content),
    lastChanges: lastChanges(content, lastCommits),
    eventChanges: eventChanges(content, lastCommits),
    routes: [...pagePaths(content), ...unlistedPaths],
    pictureJobs: pictureJobs(content),
  };
}

/** Returns the relief of the content's heights, without the store of a build. */
function reliefOf({ heightGrid }: Content): ReliefFeature[] {
  return heightGrid ? reliefFeatures(heightGrid) : [];
}

/** Returns list records in order, and the means to find those of given entries again, whole or as on a card. */
function cards<E extends { slug: string }, T, S>(
  entries: readonly E[],
  toCard: (entry: E) => T,
  toSummary: (card: T) => S,
) {
  const bySlug = new Map(entries.map((entry) => [entry.slug, toCard(entry)]));
  const card = (entry: E): T => bySlug.get(entry.slug) ?? toCard(entry);
  const of = (some: readonly Near<E>[]): (S & { awayKm?: number })[] =>
    some.map(({ entry, awayKm }) => ({ ...toSummary(card(entry)), ...(awayKm !== null && { awayKm }) }));
  return { list: [...bySlug.values()], card, of };
}
