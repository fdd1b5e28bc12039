import type { PlannerDay, PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { minutesOf } from './clock.ts';
import { type Cents, totalBudget } from './money/costs.ts';
import { isAtEdge } from './places/placeSeason.ts';
import { distanceKm, type Drive, driveBetween, type Position } from './places/roads.ts';
import { closedBecause, suitsLevel } from './places/suitability.ts';
import { type Daylight, daylight } from '../../../calendar/daylight.ts';
import { keyOf, type PlaceKey, type TripCatalog, type TripForm } from './trip.ts';
import { tripDates } from './tripDates.ts';

/**
 * Base score of a place. Saved places come first, then interests and level, then the order of the list. The edge of a
 * season costs more than level and order add, so a trail in season with the same interests scores higher.
 */
const worth = { saved: 10_000, interest: 100, order: 80, challenge: 60, edge: -150 };

/** Ways up to this long are walked on a trip by bus. */
export const longestWalkKm = 1;

/** Derived data of a trip, computed once for all rules. */
export interface TripContext {
  form: TripForm;
  catalog: TripCatalog;
  rules: PlannerRules;
  dates: string[];
  /** Budget of a day, in cents. */
  daily: Cents;
  level: PlannerRules['form']['activityLevels'][number] | undefined;
  placeOf: (key: PlaceKey) => PlannerPlace | undefined;
  isSaved: (place: PlannerPlace) => boolean;
  /** True if it needs no daylight. */
  isIndoors: (place: PlannerPlace) => boolean;
  /** True if it cannot be planned for a morning or an afternoon. */
  isNeverPlanned: (place: PlannerPlace) => boolean;
  /** Places that may be planned on a date: open, in season and not too hard. Cached. */
  placesOn: (date: string) => ReadonlySet<PlannerPlace>;
  /** Key shared by all places that are the same thing to do. */
  thingOf: (place: PlannerPlace) => string;
  /** Score of a place for this visitor, on any day. */
  worthOf: (place: PlannerPlace) => number;
  /** Score on a date: less at the edge of its season. */
  worthOn: (place: PlannerPlace, date: string) => number;
  /** Score without the bonus of saved places. */
  likedOf: (place: PlannerPlace) => number;
  /** True if it matches a chosen interest. */
  isOfInterest: (place: PlannerPlace) => boolean;
  /** Minutes since midnight at which the parts of a day begin. */
  begins: Record<keyof PlannerDay, number>;
  /** Drive or bus ride between two positions, cached. */
  wayBetween: (from: Position, to: Position) => Drive;
  /** Straight-line distance of two positions in kilometres, cached. */
  kmBetween: (from: Position, to: Position) => number;
  /**
   * Daylight of a day of the trip, 0 for the first, in the middle of the park. It differs by minutes within the park.
   */
  lightOf: (day: number) => Daylight;
}

export function tripContext(form: TripForm, catalog: TripCatalog, rules: PlannerRules): TripContext {
  const dates = tripDates(form.startDate, form.endDate);
  const places = new Map(catalog.places.map((place) => [keyOf(place), place]));
  const saved = new Set<string>(catalog.saved);
  const indoors = new Set(rules.places.indoors);
  const never = new Set(rules.places.neverPlanned);
  const groups = new Map(rules.places.sameThing.flatMap((group) => group.map((key) => [key, group.join()])));
  const thingNamed = (place: PlannerPlace) => groups.get(keyOf(place)) ?? keyOf(place);
  const things = new Map(catalog.places.map((place) => [place, thingNamed(place)]));
  const level = levelIndex(form, rules);
  // Kept, because building a key takes longer than to find it.
  const keys = new Map(catalog.places.map((place) => [place, keyOf(place)]));
  const isIn = (set: ReadonlySet<string>) => (place: PlannerPlace) =>
    set.has(keys.get(place) ?? keyOf(place));
  const isSaved = isIn(saved);
  const isOfInterest = ({ interests }: PlannerPlace) =>
    interests.some((interest) => form.interests.includes(interest));
  const liked = likedPlaces(catalog.places, form, rules.form.activityLevels[level - 1]);
  const likedOf = (place: PlannerPlace) => liked.get(place) ?? 0;
  const middle = middleOf(catalog.places);
  const lights = new Map<number, Daylight>();
  const placesByDate = new Map<string, ReadonlySet<PlannerPlace>>();
  const edgesByDate = new Map<string, ReadonlySet<PlannerPlace>>();
  const worthOf = (place: PlannerPlace) => likedOf(place) + (isSaved(place) ? worth.saved : 0);
  const isNeverPlanned = isIn(never);
  const chosenLevel = levelAt(level, form, rules);
  // A place to eat belongs to a meal, and is a stop only if the visitor saved it.
  const plannable = catalog.places.filter(
    (place) =>
      !isNeverPlanned(place) &&
      (place.meals === undefined || isSaved(place)) &&
      (!chosenLevel || suitsLevel(place, chosenLevel)),
  );
  return {
    form,
    catalog,
    rules,
    dates,
    daily: Math.floor(totalBudget(form.budget, rules.form.defaultBudget) / dates.length),
    level: chosenLevel,
    placeOf: (key) => places.get(key),
    isSaved,
    isIndoors: isIn(indoors),
    isNeverPlanned,
    placesOn: (date) => {
      const known = placesByDate.get(date);
      if (known) return known;
      const open = new Set(plannable.filter((place) => closedBecause(place, date, rules) === null));
      placesByDate.set(date, open);
      return open;
    },
    thingOf: (place) => things.get(place) ?? thingNamed(place),
    worthOf,
    worthOn: (place, date) => {
      const known = edgesByDate.get(date);
      const edges = known ?? new Set(plannable.filter((each) => isAtEdge(each, date, rules)));
      if (!known) edgesByDate.set(date, edges);
      return worthOf(place) + (edges.has(place) ? worth.edge : 0);
    },
    likedOf,
    isOfInterest,
    begins: {
      breakfast: minutesOf(rules.day.breakfast),
      morning: minutesOf(rules.day.morning),
      lunch: minutesOf(rules.day.lunch),
      afternoon: minutesOf(rules.day.afternoon),
      accommodation: minutesOf(rules.day.accommodation),
      dinner: minutesOf(rules.day.dinner),
      latestLunch: minutesOf(rules.day.latestLunch),
    },
    wayBetween: cachedByPair((from, to) => wayOf(form, from, to, rules)),
    kmBetween: cachedByPair(distanceKm),
    lightOf: (day) => {
      const known = lights.get(day);
      if (known) return known;
      const light = daylight(dates[day] ?? form.startDate, middle, catalog.zoneOffsets);
      lights.set(day, light);
      return light;
    },
  };
}

/** Returns a function that computes its value for two positions once. */
function cachedByPair<Value>(valueOf: (from: Position, to: Position) => Value) {
  const values = new Map<Position, Map<Position, Value>>();
  return (from: Position, to: Position): Value => {
    const known = values.get(from)?.get(to);
    if (known !== undefined) return known;
    const value = valueOf(from, to);
    const all = values.get(from) ?? new Map<Position, Value>();
    values.set(from, all.set(to, value));
    return value;
  };
}

/** Scores places by interests, by a level above the easiest, and by their order among their kind. */
function likedPlaces(
  places: readonly PlannerPlace[],
  form: TripForm,
  easierLevel: PlannerRules['form']['activityLevels'][number] | undefined,
): Map<PlannerPlace, number> {
  return new Map(
    Object.values(Object.groupBy(places, ({ kind }) => kind)).flatMap((ofKind) =>
      ofKind.map((place, order) => {
        const interests = place.interests.filter((interest) => form.interests.includes(interest)).length;
        const isChallenge = easierLevel !== undefined && !suitsLevel(place, easierLevel);
        const early = 1 - order / ofKind.length;
        return [
          place,
          interests * worth.interest + early * worth.order + (isChallenge ? worth.challenge : 0),
        ] as const;
      }),
    ),
  );
}

function middleOf(places: readonly Position[]): Position {
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
}

/** Returns the position of the chosen level; with a young child, the hardest level becomes the one before it. */
function levelIndex(form: TripForm, rules: PlannerRules): number {
  const { activityLevels } = rules.form;
  const chosen = activityLevels.findIndex(({ id }) => id === form.activityLevel);
  return hasYoungChild(form, rules) ? Math.min(chosen, Math.max(0, activityLevels.length - 2)) : chosen;
}

/** Returns the level at a position; with a young child, its walks are shorter. */
function levelAt(index: number, form: TripForm, rules: PlannerRules): TripContext['level'] {
  const level = rules.form.activityLevels[index];
  if (!level || !hasYoungChild(form, rules)) return level;
  const longest = Math.min(level.longestWalkMinutes, rules.places.youngChildWalkMinutes);
  return { ...level, longestWalkMinutes: longest };
}

function hasYoungChild({ childAges }: TripForm, { places }: PlannerRules): boolean {
  return childAges.some((age) => age < places.youngChildAge);
}

/** Returns the drive between two positions; a bus takes the same time and a wait, unless the way is a short walk. */
function wayOf({ transport }: TripForm, from: Position, to: Position, { travel }: PlannerRules): Drive {
  const drive = driveBetween(from, to, travel);
  const isRide = transport === 'bus' && drive.km > longestWalkKm;
  return isRide ? { ...drive, minutes: drive.minutes + travel.busWaitMinutes } : drive;
}
