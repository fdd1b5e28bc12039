import { noticePart } from '#schemas/rules/notices/noticePart.ts';
import { pagePaths, pathOfPage } from '../content/pagePaths.ts';
import type { Content, RecordEntry } from '../content/checkedContent.ts';
import { toAccommodation } from './records/accommodations.ts';
import { toActivity } from './records/activities.ts';
import { type Counts, toIndex } from './apiIndex.ts';
import { toAttraction } from './records/attractions.ts';
import { cards } from './records/cards.ts';
import { toEvents, upcomingEvents } from './records/events.ts';
import { toBasemap } from './map/basemap.ts';
import { toClimate, toEmergency, toPasses, toRates } from './records/facts.ts';
import { posterFinder, toGuide } from './records/guides.ts';
import { eventChanges, lastChanges } from './lastChanges.ts';
import { formerNames, movesOf } from './moves.ts';
import type { PlacedEntry } from './map/nearby.ts';
import type { NewsletterMail } from './newsletterPromises.ts';
import { noticeLines, restrictionsByRecord, toNotices } from './records/notices.ts';
import { toPage } from './records/pages.ts';
import { toPartnerWidget } from './partnerWidget.ts';
import { toPlanner } from './planner.ts';
import { photographsWanted } from './photographsWanted.ts';
import { pictureJobs } from './pictureJobs.ts';
import type { Published } from './published.ts';
import { trailLines } from '../content/trailLines.ts';
import { lastChange } from './freshness.ts';
import { toSite } from './site.ts';
import { busOf } from './transit.ts';
import { toThirdParties } from './thirdParties.ts';
import { transitFinder } from '../content/transitFinder.ts';
import { recordPages } from './recordPages.ts';
import { toReadyTrips } from './readyTrips.ts';
import { toSearch } from './search/toSearch.ts';
import { toRelief } from './map/relief.ts';
import { reliefDrawings } from './map/reliefDrawing.ts';
import { type ReliefFeature, reliefFeatures } from '../relief/reliefFeatures.ts';
import { isDownload } from './map/routeDetail.ts';
import { sortRecords } from './records/fields.ts';
import { trailCoordinates } from './map/trailCoordinates.ts';
import {
  toAccommodationSummary,
  toActivitySummary,
  toAttractionSummary,
  toEventSummary,
  toTrailSummary,
} from './records/summaries.ts';
import { toTrail } from './records/trails.ts';

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
  const thirdParties = toThirdParties(content.site.data);
  const lineOf = trailLines(content);

  const moves = movesOf(content);

  const notices = toNotices(content);
  const noticeLine = noticeLines(today);
  const findRestrictions = restrictionsByRecord(notices);
  const restrictionsOf = (entry: RecordEntry) =>
    findRestrictions(entry).map(({ notice }) => noticeLine(notice));

  const transitOf = transitFinder(content);
  const aroundOf = (entry: PlacedEntry) => ({
    ...busOf(transitOf(entry.data.coordinates)),
    restrictions: restrictionsOf(entry),
  });

  const indoors = new Set(content.planner.data.places.indoors);
  const indoorsOf = (key: string) => (indoors.has(key) ? { isIndoors: true as const } : {});

  const attractions = cards(
    sortRecords(content.attractions),
    (entry) => toAttraction(entry, { ...aroundOf(entry), ...indoorsOf(`attraction/${entry.slug}`) }),
    toAttractionSummary,
  );
  const activities = cards(
    sortRecords(content.activities),
    (entry) => toActivity(entry, { ...aroundOf(entry), ...indoorsOf(`activity/${entry.slug}`) }),
    toActivitySummary,
  );
  const accommodations = cards(
    sortRecords(content.accommodations),
    (entry) => toAccommodation(entry, restrictionsOf(entry)),
    toAccommodationSummary,
  );
  const trails = cards(
    sortRecords(content.trails),
    (entry) => toTrail(entry, lineOf(entry), aroundOf(entry)),
    toTrailSummary,
  );
  const lines = new Map(trails.entries.map((trail) => [trail.slug, lineOf(trail)]));
  const events = toEvents(content, today);
  const lists = { attractions, activities, accommodations, trails, events, notices };
  const listed = {
    attractions: attractions.list,
    activities: activities.list,
    accommodations: accommodations.list,
    trails: trails.list,
    events,
    notices,
  };
  const drawings = reliefDrawings(relief);

  const site = toSite(content, today, mail, lastChange(lastCommits));
  const guides = content.guides.map((entry) => toGuide(entry, posterFinder(content)));
  const setup = { mail, thirdParties, photographsWanted: photographsWanted(content) };
  const pages = content.pages.map((entry) => toPage(entry, setup));
  const routes = pagePaths(content);
  const hiddenPaths = content.pages
    .filter(({ data }) => !data.listedIn.includes('sitemap'))
    .map(({ slug }) => pathOfPage(slug));
  const passes = toPasses(content.passes.data);
  const emergency = toEmergency(content.emergency.data);
  const climate = toClimate(content.climate.data);
  const large = toRelief(relief, content.heightGrid, content.heights?.data.attribution ?? null);
  const counts: Counts = {
    documents: {
      attractions: attractions.list.length,
      attraction: attractions.list.length,
      activities: activities.list.length,
      activity: activities.list.length,
      accommodations: accommodations.list.length,
      accommodation: accommodations.list.length,
      trails: trails.list.length,
      trail: trails.list.length,
      events: events.length,
      event: events.length,
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
    ...recordPages(content, lists, { today, lineOf, drawRelief: drawings.draw }),
    home: {
      attractions: attractions.list.slice(0, 6).map(toAttractionSummary),
      activities: activities.list.slice(0, 6).map(toActivitySummary),
      accommodations: accommodations.list.slice(0, 6).map(toAccommodationSummary),
      events: upcomingEvents(events, today).slice(0, 12).map(toEventSummary),
      notices: notices.filter((notice) => noticePart(notice) === 'places').map(noticeLine),
    },
    site,
    thirdParties,
    partnerWidget: toPartnerWidget(content.site.data),
    guides,
    pages,
    passes,
    climate,
    rates: toRates(content.rates.data),
    planner: toPlanner(
      content,
      {
        attractions: attractions.entries,
        activities: activities.entries,
        accommodations: accommodations.entries,
        trails: trails.entries,
      },
      notices,
    ),
    plannerTrips: toReadyTrips(content),
    plannerForm: { form: content.planner.data.form },
    emergency,
    search: toSearch(content, { ...listed, guides, pages, passes, emergency, climate }, noticeLine),
    basemap: toBasemap(content.basemap),
    ...large,
    reliefFiles: drawings.files,
    lines,
    moves,
    trailCoordinates: trailCoordinates(lines, formerNames(moves, 'trail')),
    sitemapPaths: routes.filter((path) => !hiddenPaths.includes(path)),
    lastChanges: lastChanges(content, lastCommits),
    eventChanges: eventChanges(content, lastCommits),
    routes,
    pictureJobs: pictureJobs(content),
  };
}

/** Returns the relief of the content's heights, without the store of a build. */
function reliefOf({ heightGrid }: Content): ReliefFeature[] {
  return heightGrid ? reliefFeatures(heightGrid) : [];
}
