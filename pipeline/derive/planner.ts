import { noticePart } from '#schemas/rules/notices/noticePart.ts';
import { winterStateOf } from '#schemas/rules/trails/winterState.ts';
import type { Notice, Planner, PlannerPlace, PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import type { Content, Entry } from '../content/checkedContent.ts';
import { transitFinder } from '../content/transitFinder.ts';
import { placeFinder, type PlacedEntry } from './map/nearby.ts';
import { pictureOf } from './pictures.ts';
import { restrictionsByRecord, toBoundNotice } from './records/notices.ts';
import { toTransitLink } from './transit.ts';

/** Minutes for a place whose record does not say how long a visit takes. */
const usualMinutes = 120;

interface Sorted {
  attractions: Entry<'attraction'>[];
  activities: Entry<'activity'>[];
  trails: Entry<'trail'>[];
  accommodations: Entry<'accommodation'>[];
}

/** Returns the data of the trip planner: its rules, the fields of every place that the rules read, and the notices. */
export function toPlanner(content: Content, sorted: Sorted, notices: readonly Notice[]): Planner {
  const { form, day, costs, travel, places, advice, checklist } = content.planner.data;
  const { hemisphere = 'north' } = content.site.data;
  const rules: PlannerRules = { hemisphere, form, day, costs, travel, places, advice, checklist };
  const positionOf = positions(content);
  const findTransit = transitFinder(content);
  const transitOf = (entry: PlacedEntry) =>
    findTransit(entry.data.coordinates).map((stop) => toTransitLink(stop));
  const restrictionsOf = restrictionsByRecord(notices);
  const place = (entry: Entry<'attraction'> | Entry<'activity'> | Entry<'trail'>) => ({
    ...toPlace(entry, rules),
    notices: restrictionsOf(entry).map(({ notice, part }) => toBoundNotice(notice, part)),
    transit: transitOf(entry),
    ...positionOf(entry),
  });
  return {
    rules,
    places: [...sorted.attractions.map(place), ...sorted.activities.map(place), ...sorted.trails.map(place)],
    stays: sorted.accommodations.map((entry) => ({
      ...toStay(entry),
      notices: restrictionsOf(entry).map(({ notice, part }) => toBoundNotice(notice, part)),
      transit: transitOf(entry),
      ...positionOf(entry),
    })),
    notices: notices
      .filter((notice) => noticePart(notice) === 'park')
      .map((notice) => toBoundNotice(notice, null)),
  };
}

function positions(content: Content): (entry: PlacedEntry) => Pick<PlannerPlace, 'latitude' | 'longitude'> {
  const placeOf = placeFinder(content);
  return (entry) => {
    const { lat, lng } = placeOf(entry);
    return { latitude: round(lat), longitude: round(lng) };
  };
}

type Placeless = Omit<PlannerPlace, 'latitude' | 'longitude' | 'notices' | 'transit'>;

function toPlace(
  entry: Entry<'attraction'> | Entry<'activity'> | Entry<'trail'>,
  rules: PlannerRules,
): Placeless {
  const { kind, slug, data } = entry;
  const { carAreas, noCarAttractions } = rules.travel;
  return {
    kind,
    slug,
    name: data.name,
    location: data.location,
    minutes: data.durationMinutes ?? usualMinutes,
    price: kind === 'activity' ? (entry.data.price?.amount ?? null) : 0,
    pricePer: kind === 'activity' ? (entry.data.price?.per ?? null) : null,
    ...(kind === 'activity' && eatingAt(entry)),
    difficulty: data.difficulty ?? null,
    interests: interestsOf(entry, rules),
    open: kind === 'trail' ? null : (entry.data.open ?? null),
    hours: kind === 'trail' ? [] : (entry.data.hours?.times ?? []),
    timesOfDay: kind === 'trail' ? [] : (entry.data.timesOfDay ?? []),
    bestMonths: kind === 'trail' ? entry.data.bestMonths : seasonOf(`${kind}/${slug}`, rules),
    winterState: kind === 'trail' ? winterStateOf(entry.data) : null,
    climbM: kind === 'trail' ? entry.data.elevationGainM : null,
    callsForCar: carAreas.some((area) => `${data.name} ${data.location}`.includes(area)),
    isClosedToCars: kind === 'attraction' && noCarAttractions.includes(slug),
    picture: pictureOf(kind, slug, data),
  };
}

/** Returns the fields of a place to eat: it costs nothing beside the allowance for meals. */
function eatingAt({ data }: Entry<'activity'>): Partial<Pick<Placeless, 'price' | 'meals' | 'priceBand'>> {
  if (data.category !== 'dining') return {};
  const { meals = [], priceBand } = data;
  return { price: 0, meals, ...(priceBand && { priceBand: priceBand.band }) };
}

function interestsOf(
  entry: Entry<'attraction'> | Entry<'activity'> | Entry<'trail'>,
  rules: PlannerRules,
): string[] {
  const key = `${entry.kind}/${entry.slug}`;
  return rules.form.interests.flatMap(
    ({ id, places = [], attractions = [], activities = [], trails = false }) => {
      if (places.includes(key)) return [id];
      if (entry.kind === 'trail') return trails ? [id] : [];
      const categories = entry.kind === 'attraction' ? attractions : activities;
      return categories.includes(entry.data.category) ? [id] : [];
    },
  );
}

/** Returns the months in which the planner goes to a place that is no trail; null for all. */
function seasonOf(key: string, { places }: PlannerRules): PlannerPlace['bestMonths'] {
  return places.seasons.find((season) => season.places.includes(key))?.months ?? null;
}

function toStay({
  slug,
  data,
}: Entry<'accommodation'>): Omit<PlannerStay, 'latitude' | 'longitude' | 'notices' | 'transit'> {
  const { name, location, type, price, open = null } = data;
  return { slug, name, location, isCampground: type === 'campground', price: price?.amount ?? null, open };
}

/** Rounds to five decimals of a degree, about a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
