import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { cachedByKey } from './cachedValues.ts';
import type { Cents } from './money/costs.ts';
import { groupCost } from './money/groupPrice.ts';
import { suitsLevel } from './places/suitability.ts';
import { keyOf, type TripCatalog, type TripForm } from './trip.ts';

/**
 * Base score of a place. Saved places come first, then interests and level, then the order of the list. The edge of a
 * season costs more than level and order add, so a trail in season with the same interests scores higher.
 */
export const worth = { saved: 10_000, interest: 100, order: 80, challenge: 60, edge: -150 };

/**
 * Score of a visit: a sight for hours is worth more than a short stop. A visit that costs the whole budget of a day loses
 * as much as an interest adds.
 */
const worthOfVisit = { dailyBudget: -100, hour: 10 };

/** Hours of a visit that count; a longer one is no better for it. */
const mostHours = 4;

/** Facts about a place that are the same on every day of a trip. */
export interface PlaceOfTrip {
  /** Key shared by all places that are the same thing to do. */
  thing: string;
  isSaved: boolean;
  /** True if it needs no daylight. */
  isIndoors: boolean;
  /** True if it cannot be planned for a morning or an afternoon. */
  isNeverPlanned: boolean;
  /** True if it matches a chosen interest. */
  isOfInterest: boolean;
  /** Cost for the group. */
  cost: Cents;
  /** Score for this visitor. */
  worth: number;
  /** Score without the bonus of saved places. */
  liked: number;
  /** Score of a visit for its length, less its cost. */
  worthOfVisit: number;
}

type Level = PlannerRules['form']['activityLevels'][number];

/** Returns a function for the facts about the places of a trip, each computed once. */
export function placesOfTrip(
  {
    form,
    catalog,
    rules,
    daily,
  }: { form: TripForm; catalog: TripCatalog; rules: PlannerRules; daily: Cents },
  easierLevel: Level | undefined,
): (place: PlannerPlace) => PlaceOfTrip {
  const saved = new Set<string>(catalog.saved);
  const indoors = new Set(rules.places.indoors);
  const never = new Set(rules.places.neverPlanned);
  const groups = new Map(rules.places.sameThing.flatMap((group) => group.map((key) => [key, group.join()])));
  const early = earliness(catalog.places);
  // By interests, by the order of the list, and by a level above the easiest.
  const likedOf = (place: PlannerPlace, interests: number) => {
    const order = early.get(place);
    if (order === undefined) return 0;
    const isChallenge = easierLevel !== undefined && !suitsLevel(place, easierLevel);
    return interests * worth.interest + order * worth.order + (isChallenge ? worth.challenge : 0);
  };
  return cachedByKey((place) => {
    const key = keyOf(place);
    const isSaved = saved.has(key);
    const interests = interestsOf(place, form);
    const liked = likedOf(place, interests);
    const cost = groupCost(place, form, rules.costs);
    const hours = Math.min(place.minutes / 60, mostHours);
    return {
      thing: groups.get(key) ?? key,
      isSaved,
      isIndoors: indoors.has(key),
      isNeverPlanned: never.has(key),
      isOfInterest: interests > 0,
      cost,
      worth: liked + (isSaved ? worth.saved : 0),
      liked,
      worthOfVisit: hours * worthOfVisit.hour + (cost > 0 ? (cost / daily) * worthOfVisit.dailyBudget : 0),
    };
  });
}

/** Returns how early each place is among its kind: 1 for the first, more than 0 for the last. */
function earliness(places: readonly PlannerPlace[]): Map<PlannerPlace, number> {
  return new Map(
    Object.values(Object.groupBy(places, ({ kind }) => kind)).flatMap((ofKind) =>
      ofKind.map((place, order) => [place, 1 - order / ofKind.length] as const),
    ),
  );
}

/** Returns the number of chosen interests that a place matches. */
function interestsOf({ interests }: PlannerPlace, form: TripForm): number {
  return interests.filter((interest) => form.interests.includes(interest)).length;
}
