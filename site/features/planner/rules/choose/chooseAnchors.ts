import type { PlannerPlace } from '#schemas/types/published.ts';
import {
  afternoonPool,
  type DayToChoose,
  isMorning,
  areSameSort,
  leavesAfternoon,
  morningPool,
} from './anchorPools.ts';
import { isPayable } from '../money/dayCosts.ts';
import { fitsTimes, isFeasible } from '../places/isFeasible.ts';
import { placesOf } from '../places/isHardDay.ts';
import { keyOf, type Stop, type StopPart } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/**
 * Score of a day besides its places. A day that uses its whole budget loses as much as an interest adds. A place that
 * is nearer to another bed of the trip is left for the days there. A sight for hours is worth more than a short stop.
 */
const worth = { afternoon: 40, kmFromBed: -1, kmFromOtherBed: -4, kmApart: -2, dailyBudget: -100, hour: 10 };

/** Hours of a visit that count; a longer one is no better for it. */
const mostHours = 4;

export interface DayWithLocks extends DayToChoose {
  locked: readonly Stop[];
}

interface DayChoice {
  value: number;
  morning: PlannerPlace | null;
  afternoon: PlannerPlace | null;
}

/** Returns the stops of a day before it is filled: at most one in the morning and in the afternoon, and locked ones. */
export function chooseAnchors(context: TripContext, day: DayWithLocks): Stop[] {
  const inPart = (part: StopPart) => day.locked.filter((stop) => stop.part === part);
  const [mornings, afternoons] = [inPart('morning'), inPart('afternoon')];
  const best = bestOf(context, day, placesOf(context, mornings)[0], placesOf(context, afternoons)[0]);
  const chosen = (place: PlannerPlace | null, part: StopPart): Stop[] => (place ? [stopAt(place, part)] : []);
  return [
    ...(mornings.length > 0 ? mornings : chosen(best.morning, 'morning')),
    ...(afternoons.length > 0 ? afternoons : chosen(best.afternoon, 'afternoon')),
  ];
}

export function stopAt(place: PlannerPlace, part: StopPart): Stop {
  return { place: keyOf(place), name: place.name, part, isLocked: false };
}

/** Place with its score. */
interface Candidate {
  place: PlannerPlace;
  /** Key shared by all places that are the same thing to do. */
  thing: string;
  value: number;
  /** Number of its uses in the plan so far. */
  uses: number;
  /** True if the day has room for it; null until it is asked for, because it takes time to find out. */
  isPossible: boolean | null;
}

/**
 * Returns the best morning and afternoon of a day; either may be locked. The morning is among the places used least, so
 * that none repeats before all were used.
 */
function bestOf(
  context: TripContext,
  day: DayToChoose,
  lockedMorning: PlannerPlace | undefined,
  lockedAfternoon: PlannerPlace | undefined,
): DayChoice {
  const pool = candidatesOf(
    context,
    day,
    lockedAfternoon ? [lockedAfternoon] : afternoonPool(context, day),
    (place) => valueOfAfternoon(context, day, place),
  );
  const mornings = candidatesOf(
    context,
    day,
    lockedMorning ? [lockedMorning] : morningPool(context, day),
    (place) => valueOfMorning(context, day, place),
  );
  const isPossibleAfternoon = (candidate: Candidate) =>
    (candidate.isPossible ??=
      candidate.place === lockedAfternoon || isFeasible(context, day, candidate.place, 'afternoon'));
  const isPossibleMorning = (candidate: Candidate) =>
    (candidate.isPossible ??=
      candidate.place === lockedMorning || isMorning(context, day, candidate.place, lockedAfternoon));
  const { sameDayKm } = context.rules.travel;
  const mostInAfternoon = Math.max(0, (pool[0]?.value ?? 0) + worth.afternoon);
  let best: DayChoice = { value: -Infinity, morning: null, afternoon: null };
  let usesOfBest = Infinity;
  for (const candidate of mornings) {
    const { place: morning, value, uses } = candidate;
    // Candidates are sorted, so all that follow are used more or score less, here and below.
    if (usesOfBest < uses || value + mostInAfternoon <= best.value) break;
    if (!isPossibleMorning(candidate)) continue;
    if (value > best.value) {
      best = { value, morning, afternoon: null };
      usesOfBest = uses;
    }
    // A locked afternoon was looked at with the morning.
    if (!lockedAfternoon && !leavesAfternoon(context, day, morning)) continue;
    const kmTo = context.kmFrom(morning);
    for (const next of pool) {
      const { place: afternoon } = next;
      const isLocked = afternoon === lockedAfternoon;
      const most = value + next.value + worth.afternoon;
      if (most <= best.value) break;
      if (!isLocked && areSameSort(candidate, next)) continue;
      const km = kmTo(afternoon);
      const both = most + km * worth.kmApart;
      const isBetter =
        both > best.value &&
        (isLocked || km <= sameDayKm) &&
        isPossibleAfternoon(next) &&
        (isLocked || fitsAfternoon(context, day, morning, afternoon));
      if (!isBetter) continue;
      best = { value: both, morning, afternoon };
      usesOfBest = uses;
    }
  }
  if (lockedMorning || lockedAfternoon) return best;
  // Only an afternoon, if no morning goes with a place that scores higher.
  for (const candidate of pool) {
    const { place: afternoon, value } = candidate;
    const alone = value + worthOfWay(context, day, afternoon);
    if (alone > best.value && isPossibleAfternoon(candidate) && fitsAfternoon(context, day, null, afternoon))
      best = { value: alone, morning: null, afternoon };
  }
  return best;
}

/** Returns places with their scores, those used least first, then the best; equal ones keep the order of the list. */
function candidatesOf(
  context: TripContext,
  day: DayToChoose,
  places: readonly PlannerPlace[],
  valueOf: (place: PlannerPlace) => number,
): Candidate[] {
  return places
    .map((place) => {
      const thing = context.thingOf(place);
      return { place, thing, value: valueOf(place), uses: day.used.get(thing) ?? 0, isPossible: null };
    })
    .toSorted((a, b) => a.uses - b.uses || b.value - a.value);
}

/** Returns true if an afternoon is in time and within the budget, after the place of the morning if there is one. */
function fitsAfternoon(
  context: TripContext,
  day: DayToChoose,
  morning: PlannerPlace | null,
  afternoon: PlannerPlace,
): boolean {
  const both = morning ? [morning, afternoon] : [afternoon];
  if (!isPayable(context, day, both) || !day.fitsBudget(both)) return false;
  const visits = both.map((place) => ({
    place,
    part: place === afternoon ? ('afternoon' as const) : ('morning' as const),
  }));
  return fitsTimes(context, day, visits, (visited) => visited === morning);
}

/**
 * Returns the score of a place as a morning. The drive from the bed counts; a whole day of an interest in season
 * counts as two halves.
 */
function valueOfMorning(context: TripContext, day: DayToChoose, place: PlannerPlace): number {
  const isLikedDay =
    context.isOfInterest(place) &&
    !context.isAtEdgeOn(place, day.date) &&
    !leavesAfternoon(context, day, place);
  return (
    context.worthOn(place, day.date) +
    (isLikedDay ? context.likedOf(place) + worth.afternoon : 0) +
    worthOfWay(context, day, place) +
    worthOfVisit(context, place)
  );
}

/** Returns the score of a place as an afternoon, without the drive. */
function valueOfAfternoon(context: TripContext, { date }: DayToChoose, place: PlannerPlace): number {
  return context.worthOn(place, date) + worthOfVisit(context, place);
}

function worthOfWay(
  { kmBetween }: TripContext,
  { bed, kmFromNearestBed }: DayToChoose,
  place: PlannerPlace,
): number {
  if (!bed) return 0;
  const km = kmBetween(bed, place);
  return km * worth.kmFromBed + (km - kmFromNearestBed(place)) * worth.kmFromOtherBed;
}

/** Returns the score of a visit for its length, less its cost. */
function worthOfVisit(context: TripContext, place: PlannerPlace): number {
  const cost = context.costOf(place);
  const hours = Math.min(place.minutes / 60, mostHours);
  return hours * worth.hour + (cost > 0 ? (cost / context.daily) * worth.dailyBudget : 0);
}
