import type { PlannerPlace } from '#schemas/types/published.ts';
import { cachedByKey } from '../cachedValues.ts';
import { isPayable } from '../money/dayCosts.ts';
import { dayTimes, visitTime } from '../day/dayTimes.ts';
import { isFeasible, isWholeDay } from '../places/isFeasible.ts';
import { arrivalOf, type OpenDay } from '../day/openDay.ts';
import type { StopPart } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Day whose first places are chosen. */
export interface DayToChoose extends OpenDay {
  /** Number of uses of each thing in the plan so far. */
  used: ReadonlyMap<string, number>;
  /** Places for an afternoon on a date, the best first. */
  afternoonsOn: (date: string) => readonly ScoredPlace[];
  /** Straight-line distance of a place from the nearest bed of the trip, in kilometres. */
  kmFromNearestBed: (place: PlannerPlace) => number;
  /** True if the budget of the trip has room for places. */
  fitsBudget: (places: readonly PlannerPlace[]) => boolean;
}

/** Returns the places for a morning; `isMorning` says which of them the day has room for. */
export function morningPool(context: TripContext, day: DayToChoose): PlannerPlace[] {
  return [...context.placesOn(day.date)].filter(
    (place) => place.kind !== 'activity' || isPaidMorning(context, day, place),
  );
}

/** Returns true if a place is feasible in the morning of a day, and with a locked afternoon if there is one. */
export function isMorning(
  context: TripContext,
  day: DayToChoose,
  place: PlannerPlace,
  lockedAfternoon: PlannerPlace | undefined,
): boolean {
  return (
    isFeasible(context, day, place, 'morning') &&
    day.fitsBudget([place]) &&
    (!lockedAfternoon || (leavesAfternoon(context, day, place) && isNear(context, place, lockedAfternoon)))
  );
}

/**
 * Returns true if an activity may take a morning, because it is too long for an afternoon or is offered in the morning
 * alone: it matches an interest, and the day can pay for it.
 */
function isPaidMorning(context: TripContext, day: DayToChoose, place: PlannerPlace): boolean {
  const isTour =
    onlyIn(place, 'morning', 'afternoon') &&
    !day.used.has(context.thingOf(place)) &&
    !isWholeDay(place, context);
  if (!isTour && !isWholeDay(place, context)) return false;
  if (place.price === null) return false;
  if (!context.isSaved(place) && !context.isOfInterest(place)) return false;
  return isPayable(context, day, [place]);
}

function onlyIn({ timesOfDay }: PlannerPlace, part: StopPart, not: StopPart): boolean {
  return timesOfDay.includes(part) && !timesOfDay.includes(not);
}

/** Place with its score. */
export interface ScoredPlace {
  place: PlannerPlace;
  /** Key shared by all places that are the same thing to do. */
  thing: string;
  value: number;
}

/**
 * Returns a function for the places for an afternoon on a date, the best first: activities, trails, and attractions
 * that are saved or not for mornings. Their scores, without the drive, are the same whatever the plan holds.
 */
export function afternoonsByDate(context: TripContext): (date: string) => ScoredPlace[] {
  // The days of a month share the seasons of places, and with them the scores.
  const inMonth = cachedByKey((month: string) =>
    context
      .placesInMonth(month)
      .filter(
        (place) =>
          place.price !== null &&
          (place.kind !== 'attraction' || context.isSaved(place) || onlyIn(place, 'afternoon', 'morning')),
      )
      .map((place) => scoredAfternoon(context, `${month}-01`, place))
      .toSorted((a, b) => b.value - a.value),
  );
  return cachedByKey((date) => {
    const open = context.placesOn(date);
    return inMonth(date.slice(0, 7)).filter(({ place }) => open.has(place));
  });
}

export function scoredAfternoon(context: TripContext, date: string, place: PlannerPlace): ScoredPlace {
  const { thing, worthOfVisit } = context.placeOfTrip(place);
  return { place, thing, value: context.worthOn(place, date) + worthOfVisit };
}

/** Returns the places for an afternoon that are not in the plan yet. The day may have no room for one. */
export function afternoonPool(context: TripContext, day: DayToChoose): ScoredPlace[] {
  return day
    .afternoonsOn(day.date)
    .filter(({ place, thing }) => !day.used.has(thing) && isPayable(context, day, [place]));
}

/** Returns true if two places may share a day: close to each other and not of the same sort. */
function isNear(
  { rules, thingOf, kmBetween }: TripContext,
  morning: PlannerPlace,
  afternoon: PlannerPlace,
): boolean {
  const [a, b] = [morning, afternoon].map((place) => ({ place, thing: thingOf(place) }));
  if (!a || !b || areSameSort(a, b)) return false;
  return kmBetween(morning, afternoon) <= rules.travel.sameDayKm;
}

/** Returns true if two places are both trails, or the same thing to do. */
export function areSameSort(
  a: Pick<ScoredPlace, 'place' | 'thing'>,
  b: Pick<ScoredPlace, 'place' | 'thing'>,
): boolean {
  return (a.place.kind === 'trail' && b.place.kind === 'trail') || a.thing === b.thing;
}

/** Returns true if a place fits a morning, and the morning at it leaves time for lunch and an afternoon. */
export function leavesAfternoon(context: TripContext, day: OpenDay, morning: PlannerPlace): boolean {
  const { begins } = context;
  if (morning.minutes > begins.afternoon - begins.morning) return false;
  const arrival = arrivalOf(context, day);
  const { start, end } = visitTime(context, day, morning, day.bed, Math.max(arrival, begins.morning));
  // Lunch moves no visit that begins before noon.
  if (arrival <= begins.lunch && start < begins.lunch) return end <= begins.latestLunch;
  const [visit] = dayTimes(context, day, [{ place: morning, part: 'morning' }]).visits;
  return visit !== undefined && visit.end <= begins.latestLunch;
}
