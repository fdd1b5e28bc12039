import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { cachedByKey } from '../cachedValues.ts';
import { dayTimes, visitTime } from '../day/dayTimes.ts';
import { arrivalOf, type OpenDay } from '../day/openDay.ts';
import { isPayable } from '../money/dayCosts.ts';
import { effortOf } from '../places/isHardDay.ts';
import { isFeasible, isWholeDay } from '../places/isFeasible.ts';
import type { StopPart } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Day whose first places are chosen. */
export interface DayToChoose extends OpenDay {
  /** Number of uses of each thing in the plan so far. */
  used: ReadonlyMap<string, number>;
  /** Places for a morning on a date. */
  morningsOn: (date: string) => readonly MorningPlace[];
  /** Places for an afternoon on a date, the best first. */
  afternoonsOn: (date: string) => readonly ScoredPlace[];
  /** Score of the drive to a place; 0 or less. */
  worthOfWay: (place: PlannerPlace) => number;
  /** True if the budget of the trip has room for places. */
  fitsBudget: (places: readonly PlannerPlace[]) => boolean;
}

/** Place with its score. */
export interface ScoredPlace {
  place: PlannerPlace;
  /** Key shared by all places that are the same thing to do. */
  thing: string;
  value: number;
  effort: number;
}

/** Place for a morning, with the parts of its score that are the same on all days of a month. */
export interface MorningPlace {
  place: PlannerPlace;
  thing: string;
  effort: number;
  worth: number;
  /** Added if the place leaves no time for an afternoon. */
  wholeDay: number;
  worthOfVisit: number;
}

/** Score of an afternoon besides its place. */
export const worthOfAfternoon = 40;

/** Returns the places for a morning that the budget of the day has room for. */
export function morningPool(context: TripContext, day: DayToChoose): MorningPlace[] {
  return day
    .morningsOn(day.date)
    .filter(
      ({ place, thing }) =>
        place.kind !== 'activity' ||
        ((!day.used.has(thing) || isWholeDay(place, context)) && isPayable(context, day, [place])),
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
    (!lockedAfternoon || (leavesAfternoon(context, day)(place) && isNear(context, place, lockedAfternoon)))
  );
}

/**
 * Returns true if an activity may take a morning, because it is too long for an afternoon or is offered in the morning
 * alone, and matches an interest.
 */
function isWantedMorning(context: TripContext, place: PlannerPlace): boolean {
  const isTour = onlyIn(place, 'morning', 'afternoon') || isWholeDay(place, context);
  return isTour && place.price !== null && (context.isSaved(place) || context.isOfInterest(place));
}

function onlyIn({ timesOfDay }: PlannerPlace, part: StopPart, not: StopPart): boolean {
  return timesOfDay.includes(part) && !timesOfDay.includes(not);
}

/** Returns a function for the places for a morning on a date, in the order of the list. */
export function morningsByDate(context: TripContext): (date: string) => MorningPlace[] {
  return openByDate(context, (places, date) =>
    places
      .filter((place) => place.kind !== 'activity' || isWantedMorning(context, place))
      .map((place) => morningPlace(context, date, place)),
  );
}

/** Returns a place as a morning. A whole day of an interest in season counts as two halves. */
export function morningPlace(context: TripContext, date: string, place: PlannerPlace): MorningPlace {
  const { thing, isOfInterest, liked, worthOfVisit } = context.placeOfTrip(place);
  const isLiked = isOfInterest && !context.isAtEdgeOn(place, date);
  const worth = context.worthOn(place, date);
  return {
    place,
    thing,
    effort: effortOf(place),
    worth,
    wholeDay: isLiked ? liked + worthOfAfternoon : 0,
    worthOfVisit,
  };
}

/**
 * Returns a function for the places for an afternoon on a date, the best first: activities, trails, and attractions
 * that are saved or not for mornings. Their scores, without the drive, are the same whatever the plan holds.
 */
export function afternoonsByDate(context: TripContext): (date: string) => ScoredPlace[] {
  return openByDate(context, (places, date) =>
    places
      .filter(
        (place) =>
          place.price !== null &&
          (place.kind !== 'attraction' || context.isSaved(place) || onlyIn(place, 'afternoon', 'morning')),
      )
      .map((place) => scoredAfternoon(context, date, place))
      .toSorted((a, b) => b.value - a.value),
  );
}

export function scoredAfternoon(context: TripContext, date: string, place: PlannerPlace): ScoredPlace {
  const { thing, worthOfVisit } = context.placeOfTrip(place);
  return { place, thing, value: context.worthOn(place, date) + worthOfVisit, effort: effortOf(place) };
}

/** Returns the places for an afternoon that are not in the plan yet. The day may have no room for one. */
export function afternoonPool(day: DayToChoose): ScoredPlace[] {
  return day.afternoonsOn(day.date).filter(({ thing }) => !day.used.has(thing));
}

/** Returns true if two places may share a day: close to each other and not too much together. */
function isNear(
  { rules, thingOf, kmBetween }: TripContext,
  morning: PlannerPlace,
  afternoon: PlannerPlace,
): boolean {
  const [a, b] = [morning, afternoon].map((place) => ({
    place,
    thing: thingOf(place),
    effort: effortOf(place),
  }));
  if (!a || !b || areTooMuch(a, b, rules)) return false;
  return kmBetween(morning, afternoon) <= rules.travel.sameDayKm;
}

/** Returns true if two places are both trails, the same thing to do, or together more effort than a full day. */
export function areTooMuch(
  a: Omit<ScoredPlace, 'value'>,
  b: Omit<ScoredPlace, 'value'>,
  { places }: PlannerRules,
): boolean {
  if ((a.place.kind === 'trail' && b.place.kind === 'trail') || a.thing === b.thing) return true;
  return a.effort > 0 && b.effort > 0 && a.effort + b.effort > places.fullVisitMinutes;
}

/** Returns a test for places that fit a morning and leave time for lunch and an afternoon. */
export function leavesAfternoon(context: TripContext, day: OpenDay): (morning: PlannerPlace) => boolean {
  const { begins } = context;
  const arrival = arrivalOf(context, day);
  const ready = Math.max(arrival, begins.morning);
  return (morning) => {
    if (morning.minutes > begins.afternoon - begins.morning) return false;
    const { start, end } = visitTime(context, day, morning, day.bed, ready);
    // Lunch moves no visit that begins before noon.
    if (arrival <= begins.lunch && start < begins.lunch) return end <= begins.latestLunch;
    const [visit] = dayTimes(context, day, [{ place: morning, part: 'morning' }]).visits;
    return visit !== undefined && visit.end <= begins.latestLunch;
  };
}

/**
 * Returns a function for the items of the places that may be planned on a date. `itemsOf` makes them once a month, from
 * its places and its first day, because the days of a month share the seasons of places.
 */
export function openByDate<Item extends { place: PlannerPlace }>(
  context: TripContext,
  itemsOf: (places: readonly PlannerPlace[], date: string) => Item[],
): (date: string) => Item[] {
  const inMonth = cachedByKey((month: string) => itemsOf(context.placesInMonth(month), `${month}-01`));
  return cachedByKey((date) => {
    const open = context.placesOn(date);
    return inMonth(date.slice(0, 7)).filter(({ place }) => open.has(place));
  });
}
