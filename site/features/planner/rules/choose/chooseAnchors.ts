import type { PlannerPlace } from '#schemas/types/published.ts';
import {
  afternoonPool,
  type DayToChoose,
  isMorning,
  isNear,
  leavesAfternoon,
  morningPool,
  timesUsed,
} from './anchorPools.ts';
import { isPayable } from '../money/dayCosts.ts';
import { fitsTimes, isFeasible } from '../places/isFeasible.ts';
import { placesOf } from '../places/isHardDay.ts';
import { isAtEdge } from '../places/placeSeason.ts';
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

/** Place with its score; whether the day has room for it is found out when it is asked for, because that takes time. */
interface Candidate {
  place: PlannerPlace;
  value: number;
  isPossible: () => boolean;
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
  const pool = byValue(
    lockedAfternoon ? [lockedAfternoon] : afternoonPool(context, day),
    (place) => valueOfAfternoon(context, day, place),
    (place) => place === lockedAfternoon || isFeasible(context, day, place, 'afternoon'),
  );
  const mornings = byValue(
    lockedMorning ? [lockedMorning] : morningPool(context, day),
    (place) => valueOfMorning(context, day, place),
    (place) => place === lockedMorning || isMorning(context, day, place, lockedAfternoon),
  );
  const mostInAfternoon = Math.max(0, (pool[0]?.value ?? 0) + worth.afternoon);
  const uses = new Map(mornings.map(({ place }) => [place, timesUsed(context, day, place)]));
  const usesOf = ({ place }: Candidate) => uses.get(place) ?? 0;
  let best: DayChoice = { value: -Infinity, morning: null, afternoon: null };
  for (const candidate of mornings.toSorted((a, b) => usesOf(a) - usesOf(b))) {
    const { place: morning, value } = candidate;
    // Candidates are sorted, so all that follow are used more or score less, here and below.
    if (best.morning && timesUsed(context, day, best.morning) < usesOf(candidate)) break;
    if (value + mostInAfternoon <= best.value) break;
    if (!candidate.isPossible()) continue;
    if (value > best.value) best = { value, morning, afternoon: null };
    const fits = lockedAfternoon ? () => true : afternoonAfter(context, day, morning);
    for (const { place: afternoon, value: more, isPossible } of pool) {
      const most = value + more + worth.afternoon;
      if (most <= best.value) break;
      const both = most + context.kmBetween(morning, afternoon) * worth.kmApart;
      if (both > best.value && isPossible() && fits(afternoon)) best = { value: both, morning, afternoon };
    }
  }
  if (lockedMorning || lockedAfternoon) return best;
  // Only an afternoon, if no morning goes with a place that scores higher.
  const fits = afternoonAfter(context, day, null);
  for (const { place: afternoon, value, isPossible } of pool) {
    const alone = value + worthOfWay(context, day, afternoon);
    if (alone > best.value && isPossible() && fits(afternoon))
      best = { value: alone, morning: null, afternoon };
  }
  return best;
}

/** Returns places with their scores, the best first; equal ones keep the order of the list. */
function byValue(
  places: readonly PlannerPlace[],
  valueOf: (place: PlannerPlace) => number,
  isPossible: (place: PlannerPlace) => boolean,
): Candidate[] {
  const candidate = (place: PlannerPlace): Candidate => {
    let known: boolean | undefined;
    return { place, value: valueOf(place), isPossible: () => (known ??= isPossible(place)) };
  };
  return places.map(candidate).toSorted((a, b) => b.value - a.value);
}

/** Returns a test for afternoon places: near the morning's place, in time, and within the budget with it. */
function afternoonAfter(
  context: TripContext,
  day: DayToChoose,
  morning: PlannerPlace | null,
): (place: PlannerPlace) => boolean {
  if (morning && !leavesAfternoon(context, day, morning)) return () => false;
  return (place) => {
    const both = morning ? [morning, place] : [place];
    if (morning && !isNear(context, morning, place)) return false;
    if (!isPayable(context, day, both) || !day.fitsBudget(both)) return false;
    const visits = [
      ...(morning ? [{ place: morning, part: 'morning' as const }] : []),
      { place, part: 'afternoon' as const },
    ];
    return fitsTimes(context, day, visits, (visited) => visited === morning);
  };
}

/**
 * Returns the score of a place as a morning. The drive from the bed counts; a whole day of an interest in season
 * counts as two halves.
 */
function valueOfMorning(context: TripContext, day: DayToChoose, place: PlannerPlace): number {
  const isLikedDay =
    context.isOfInterest(place) &&
    !leavesAfternoon(context, day, place) &&
    !isAtEdge(place, day.date, context.rules);
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

function worthOfWay({ kmBetween }: TripContext, { bed, beds }: DayToChoose, place: PlannerPlace): number {
  if (!bed) return 0;
  const km = kmBetween(bed, place);
  const nearest = Math.min(km, ...beds.map((other) => kmBetween(other, place)));
  return km * worth.kmFromBed + (km - nearest) * worth.kmFromOtherBed;
}

/** Returns the score of a visit for its length, less its cost. */
function worthOfVisit(context: TripContext, place: PlannerPlace): number {
  const cost = context.costOf(place);
  const hours = Math.min(place.minutes / 60, mostHours);
  return hours * worth.hour + (cost > 0 ? (cost / context.daily) * worth.dailyBudget : 0);
}
