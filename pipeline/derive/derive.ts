import { pagePaths, savedPath } from '../pagePaths.ts';
import type { Content, Entry } from '../validate/content.ts';
import { toAccommodation, toAccommodationDetail } from './accommodations.ts';
import { toActivity, toActivityDetail } from './activities.ts';
import { toAttraction, toAttractionDetail } from './attractions.ts';
import { toEvent, upcomingEvents } from './events.ts';
import { toClimate, toEmergency, toPasses, toRates } from './facts.ts';
import { toGuide } from './guides.ts';
import { createNearby } from './nearby.ts';
import { toPage } from './pages.ts';
import { toPartnerWidget } from './partnerWidget.ts';
import { pictureJobs } from './pictureJobs.ts';
import type { PictureColors } from './pictures.ts';
import type { Published } from './published.ts';
import { trailLine } from '../routes/trailLine.ts';
import { toSite } from './site.ts';
import { sortRecords } from './sortRecords.ts';
import { trailCoordinates } from './trailCoordinates.ts';
import {
  toAccommodationSummary,
  toActivitySummary,
  toAttractionSummary,
  toEventSummary,
} from './summaries.ts';
import { toTrail, toTrailDetail } from './trails.ts';

export interface DeriveOptions {
  /** Calendar date in the park, YYYY-MM-DD. */
  today: string;
  pictureColors: PictureColors;
}

/** Everything that is published, from the content and the date alone. */
export function derive(content: Content, { today, pictureColors }: DeriveOptions): Published {
  const attractionEntries = sortRecords(content.attractions);
  const activityEntries = sortRecords(content.activities);
  const accommodationEntries = sortRecords(content.accommodations);
  const trailEntries = sortRecords(content.trails);

  const lines = new Map(
    trailEntries.map((trail) => [trail.slug, trailLine(trail, content.trails, content.routes)]),
  );
  const lineOf = ({ slug }: Entry<'trail'>) => lines.get(slug) ?? null;

  const attractions = cards(
    attractionEntries,
    (entry) => toAttraction(entry, pictureColors),
    toAttractionSummary,
  );
  const activities = cards(activityEntries, (entry) => toActivity(entry, pictureColors), toActivitySummary);
  const accommodations = cards(
    accommodationEntries,
    (entry) => toAccommodation(entry, pictureColors),
    toAccommodationSummary,
  );
  const trails = cards(
    trailEntries,
    (entry) => toTrail(entry, lineOf(entry), pictureColors),
    (trail) => trail,
  );
  const events = sortRecords(content.events).map((entry) => toEvent(entry, pictureColors));
  const nearby = createNearby(content);

  return {
    attractions: attractions.list,
    activities: activities.list,
    accommodations: accommodations.list,
    trails: trails.list,
    events,
    attractionDetails: attractionEntries.map((entry) => {
      const { related = {} } = entry.data;
      const near = {
        trails: trails.of(nearby(entry, related.trails, trailEntries, 3)),
        activities: activities.of(nearby(entry, related.activities, activityEntries, 6)),
        accommodations: accommodations.of(nearby(entry, related.accommodations, accommodationEntries, 4)),
      };
      return toAttractionDetail(entry, attractions.card(entry), near, pictureColors);
    }),
    activityDetails: activityEntries.map((entry) => {
      const { related = {} } = entry.data;
      const near = {
        attractions: attractions.of(nearby(entry, related.attractions, attractionEntries, 3)),
        accommodations: accommodations.of(nearby(entry, related.accommodations, accommodationEntries, 3)),
      };
      return toActivityDetail(entry, activities.card(entry), near, pictureColors);
    }),
    accommodationDetails: accommodationEntries.map((entry) => {
      const { related = {} } = entry.data;
      const near = {
        attractions: attractions.of(nearby(entry, related.attractions, attractionEntries, 3)),
        activities: activities.of(nearby(entry, related.activities, activityEntries, 3)),
      };
      return toAccommodationDetail(entry, accommodations.card(entry), near, pictureColors);
    }),
    trailDetails: trailEntries.map((entry) => {
      const near = attractions.of(nearby(entry, entry.data.related?.attractions, attractionEntries, 3));
      return toTrailDetail(entry, lineOf(entry), near, pictureColors);
    }),
    home: {
      attractions: attractions.list.slice(0, 6).map(toAttractionSummary),
      activities: activities.list.slice(0, 6).map(toActivitySummary),
      accommodations: accommodations.list.slice(0, 6).map(toAccommodationSummary),
      events: upcomingEvents(events, today).slice(0, 12).map(toEventSummary),
    },
    site: toSite(content, today),
    partnerWidget: toPartnerWidget(content.site.data),
    guides: content.guides.map((entry) => toGuide(entry, pictureColors)),
    pages: content.pages.map((entry) => toPage(entry, pictureColors)),
    passes: toPasses(content.passes.data),
    climate: toClimate(content.climate.data),
    rates: toRates(content.rates.data),
    emergency: toEmergency(content.emergency.data),
    lines,
    trailCoordinates: trailCoordinates(lines),
    sitemapPaths: pagePaths(content),
    routes: [...pagePaths(content), savedPath],
    pictureJobs: pictureJobs(content),
  };
}

/** List records in order, and the means to find those of given entries again, whole or as on a card. */
function cards<E extends { slug: string }, T, S>(
  entries: readonly E[],
  toCard: (entry: E) => T,
  toSummary: (card: T) => S,
) {
  const bySlug = new Map(entries.map((entry) => [entry.slug, toCard(entry)]));
  const card = (entry: E): T => bySlug.get(entry.slug) ?? toCard(entry);
  return { list: [...bySlug.values()], card, of: (some: readonly E[]) => some.map(card).map(toSummary) };
}
