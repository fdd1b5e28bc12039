import { cachedByKey } from '../cachedValues.ts';
import type { PlannerPlace } from '#schemas/types/published.ts';
import {
  afternoonPool,
  type DayToChoose,
  isMorning,
  areTooMuch,
  leavesAfternoon,
  type MorningPlace,
  morningPlace,
  morningPool,
  type ScoredPlace,
  scoredAfternoon,
  worthOfAfternoon,
} from './anchorPools.ts';
import { isPayable } from '../money/dayCosts.ts';
import { fitsTimes, isFeasible } from '../places/isFeasible.ts';
import { placesOf } from '../places/isHardDay.ts';
import { keyOf, type Stop, type StopPart } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Score that an afternoon loses for each kilometre from the morning. */
const worthOfKmApart = -2;

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

/** Place of a morning, with its score. */
interface Morning extends ScoredPlace {
  /** Number of its uses in the plan so far. */
  uses: number;
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
  const pool = lockedAfternoon ? [scoredAfternoon(context, day.date, lockedAfternoon)] : afternoonPool(day);
  const isEarly = leavesAfternoon(context, day);
  const mornings = (
    lockedMorning ? [morningPlace(context, day.date, lockedMorning)] : morningPool(context, day)
  )
    .map((morning) => scoredMorning(day, morning, isEarly))
    .toSorted((a, b) => a.uses - b.uses || b.value - a.value);
  // It takes time to find out for which places the day has room, so it is asked late, and once.
  const isPossibleAfternoon = cachedByKey(
    (place: PlannerPlace) =>
      place === lockedAfternoon ||
      (isPayable(context, day, [place]) && isFeasible(context, day, place, 'afternoon')),
  );
  const isPossibleMorning = (place: PlannerPlace) =>
    place === lockedMorning || isMorning(context, day, place, lockedAfternoon);
  const { sameDayKm } = context.rules.travel;
  const mostInAfternoon = Math.max(0, (pool[0]?.value ?? 0) + worthOfAfternoon);
  let best: DayChoice = { value: -Infinity, morning: null, afternoon: null };
  let usesOfBest = Infinity;
  for (const candidate of mornings) {
    const { place: morning, value, uses } = candidate;
    // Candidates are sorted, so all that follow are used more or score less, here and below.
    if (usesOfBest < uses || value + mostInAfternoon <= best.value) break;
    if (!isPossibleMorning(morning)) continue;
    if (value > best.value) {
      best = { value, morning, afternoon: null };
      usesOfBest = uses;
    }
    // A locked afternoon was looked at with the morning.
    if (!lockedAfternoon && !isEarly(morning)) continue;
    const kmTo = context.kmFrom(morning);
    for (const next of pool) {
      const { place: afternoon } = next;
      const isLocked = afternoon === lockedAfternoon;
      const most = value + next.value + worthOfAfternoon;
      if (most <= best.value) break;
      if (!isLocked && areTooMuch(candidate, next, context.rules)) continue;
      const km = kmTo(afternoon);
      const both = most + km * worthOfKmApart;
      const isBetter =
        both > best.value &&
        (isLocked || km <= sameDayKm) &&
        isPossibleAfternoon(afternoon) &&
        (isLocked || fitsAfternoon(context, day, morning, afternoon));
      if (!isBetter) continue;
      best = { value: both, morning, afternoon };
      usesOfBest = uses;
    }
  }
  if (lockedMorning || lockedAfternoon) return best;
  // Only an afternoon, if no morning goes with a place that scores higher.
  for (const { place: afternoon, value } of pool) {
    // The drive takes from the score.
    if (value <= best.value) break;
    const alone = value + day.worthOfWay(afternoon);
    if (alone > best.value && isPossibleAfternoon(afternoon) && fitsAfternoon(context, day, null, afternoon))
      best = { value: alone, morning: null, afternoon };
  }
  return best;
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

/** Returns a place of a morning with its score on a day, the drive from the bed included. */
function scoredMorning(
  day: DayToChoose,
  { place, thing, effort, worth, wholeDay, worthOfVisit }: MorningPlace,
  isEarly: (place: PlannerPlace) => boolean,
): Morning {
  const bonus = wholeDay > 0 && !isEarly(place) ? wholeDay : 0;
  const value = worth + bonus + day.worthOfWay(place) + worthOfVisit;
  return { place, thing, effort, value, uses: day.used.get(thing) ?? 0 };
}
