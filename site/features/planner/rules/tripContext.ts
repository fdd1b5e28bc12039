import type { PlannerDay, PlannerPlace, PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import { minutesOf } from './clock.ts';
import { type Cents, totalBudget } from './costs.ts';
import { isAtEdge } from './placeSeason.ts';
import { driveBetween, type Position } from './roads.ts';
import { suitsLevel } from './suitability.ts';
import { type Daylight, daylight } from '../../../calendar/daylight.ts';
import { keyOf, type PlaceKey, type TripCatalog, type TripForm } from './trip.ts';
import { tripDates } from './tripDates.ts';

/**
 * Base score of a place. Saved places come first, then interests and level, then the order of the list. The edge of a
 * season costs more than level and order add, so a trail in season with the same interests scores higher.
 */
const worth = { saved: 10_000, interest: 100, order: 80, challenge: 60, edge: -150 };

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
  /** Minutes of the drive from a bed to a place, cached. */
  wayFrom: (bed: PlannerStay, place: PlannerPlace) => number;
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
  const level = rules.form.activityLevels.findIndex(({ id }) => id === form.activityLevel);
  const isSaved = (place: PlannerPlace) => saved.has(keyOf(place));
  const isOfInterest = ({ interests }: PlannerPlace) =>
    interests.some((interest) => form.interests.includes(interest));
  const liked = likedPlaces(catalog.places, form, rules.form.activityLevels[level - 1]);
  const likedOf = (place: PlannerPlace) => liked.get(place) ?? 0;
  const middle = middleOf(catalog.places);
  const lights = new Map<number, Daylight>();
  const ways = new Map<PlannerStay, Map<PlannerPlace, number>>();
  const worthOf = (place: PlannerPlace) => likedOf(place) + (isSaved(place) ? worth.saved : 0);
  return {
    form,
    catalog,
    rules,
    dates,
    daily: Math.floor(totalBudget(form.budget, rules.form.defaultBudget) / dates.length),
    level: rules.form.activityLevels[level],
    placeOf: (key) => places.get(key),
    isSaved,
    isIndoors: (place) => indoors.has(keyOf(place)),
    isNeverPlanned: (place) => never.has(keyOf(place)),
    thingOf: (place) => things.get(place) ?? thingNamed(place),
    worthOf,
    worthOn: (place, date) => worthOf(place) + (isAtEdge(place, date, rules) ? worth.edge : 0),
    likedOf,
    isOfInterest,
    begins: {
      breakfast: minutesOf(rules.day.breakfast),
      morning: minutesOf(rules.day.morning),
      lunch: minutesOf(rules.day.lunch),
      afternoon: minutesOf(rules.day.afternoon),
      accommodation: minutesOf(rules.day.accommodation),
      dinner: minutesOf(rules.day.dinner),
    },
    wayFrom: (bed, place) => {
      const fromBed = ways.get(bed) ?? new Map<PlannerPlace, number>();
      ways.set(bed, fromBed);
      const way = fromBed.get(place) ?? driveBetween(bed, place, rules.travel).minutes;
      fromBed.set(place, way);
      return way;
    },
    lightOf: (day) => {
      const light = lights.get(day) ?? daylight(dates[day] ?? form.startDate, middle, catalog.zoneOffsets);
      lights.set(day, light);
      return light;
    },
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
