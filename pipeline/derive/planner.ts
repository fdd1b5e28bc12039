import { noticePart } from '#schemas/rules/notices/noticePart.ts';
import { winterStateOf } from '#schemas/rules/trails/winterState.ts';
import type { Notice, Planner, PlannerPlace, PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import type { Content, Entry } from '../content/checkedContent.ts';
import { transitFinder } from '../content/transitFinder.ts';
import { toSuits } from './records/fields.ts';
import { roadEndFinder, toRoads } from './roads.ts';
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
  const { meals, transport, pass } = content.rates.data.budget;
  const rates = { meals, transport, pass };
  const rules: PlannerRules = { hemisphere, form, day, costs, rates, travel, places, advice, checklist };
  const roadEndOf = roadEndFinder(content);
  const positionOf = positions(content);
  const findTransit = transitFinder(content);
  const transitOf = (entry: PlacedEntry) =>
    findTransit(entry.data.coordinates).map((stop) => toTransitLink(stop));
  const restrictionsOf = restrictionsByRecord(notices);
  const isElsewhere = ({ kind, slug }: PlacedEntry, notice: string) =>
    content.notices
      .find((one) => one.slug === notice)
      ?.data.parts?.some((part) => part.record === `${kind}/${slug}` && part.isElsewhere);
  const boundOf = (entry: PlacedEntry) => {
    const position = positionOf(entry);
    return {
      notices: restrictionsOf(entry)
        .filter(({ notice }) => !isElsewhere(entry, notice.slug))
        .map(({ notice, part }) => toBoundNotice(notice, part)),
      transit: transitOf(entry),
      roadEnd: roadEndOf(entry.data.roadEnd, { lat: position.latitude, lng: position.longitude }),
      ...position,
    };
  };
  const endOf = ({ data: { trailType, route } }: Entry<'trail'>): Pick<PlannerPlace, 'end'> => {
    const last = route && 'waypoints' in route ? route.waypoints.at(-1) : undefined;
    if (trailType !== 'point-to-point' || !last) return {};
    const transit = findTransit(last).map((stop) => toTransitLink(stop));
    const roadEnd = roadEndOf(undefined, last);
    return { end: { latitude: round(last.lat), longitude: round(last.lng), roadEnd, transit } };
  };
  const place = (entry: Entry<'attraction'> | Entry<'activity'> | Entry<'trail'>) => ({
    ...toPlace(entry, rules),
    ...mayBeClosed(entry, notices),
    ...(entry.kind === 'trail' && endOf(entry)),
    ...boundOf(entry),
  });
  return {
    rules,
    roads: toRoads(content, notices),
    places: [...sorted.attractions.map(place), ...sorted.activities.map(place), ...sorted.trails.map(place)],
    stays: sorted.accommodations.map((entry) => ({
      ...toStay(entry),
      ...boundOf(entry),
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

type Bound = 'latitude' | 'longitude' | 'notices' | 'transit' | 'roadEnd';
type Placeless = Omit<PlannerPlace, Bound>;

/** Returns the title of the notice by which a place may be closed. */
function mayBeClosed(
  { kind, slug }: PlacedEntry,
  notices: readonly Notice[],
): Pick<PlannerPlace, 'mayBeClosed'> {
  const found = notices.find(
    (notice) => notice.mayBeClosed && notice.records.some(({ record }) => record === `${kind}/${slug}`),
  );
  return found ? { mayBeClosed: found.title } : {};
}

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
    ...(data.featured && { featured: data.featured }),
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
    ...(kind !== 'activity' && toSuits(data.suits)),
    ...(isForOlder(entry, rules) && { isForOlder: true }),
    picture: pictureOf(kind, slug, data),
  };
}

/** Returns true if a place is no visit for young children, itself or by its category. */
function isForOlder(
  { kind, slug, data }: Entry<'attraction'> | Entry<'activity'> | Entry<'trail'>,
  { places }: PlannerRules,
): boolean {
  const names = [`${kind}/${slug}`, ...('category' in data ? [data.category] : [])];
  return names.some((name) => places.notForYoung.includes(name));
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

function toStay({ slug, data }: Entry<'accommodation'>): Omit<PlannerStay, Bound> {
  const { name, location, type, price, open = null } = data;
  return { slug, name, location, isCampground: type === 'campground', price: price?.amount ?? null, open };
}

/** Rounds to five decimals of a degree, about a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
