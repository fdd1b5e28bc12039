import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { chooseStay } from './chooseStay.ts';
import { fitsDay, isAffordable, mealCosts, needsCar, transportCost } from './costs.ts';
import { groupCost } from './groupPrice.ts';
import { distanceKm, driveBetween } from './roads.ts';
import { fitsHours, isHardDay, isWholeDay, isFeasible, type OpenDay, placesOf, wayTo } from './isFeasible.ts';
import { isAtEdge } from './placeSeason.ts';
import { keyOf, type Stop, type StopPart, type TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** Score of a day besides its places. A day that uses its whole budget loses as much as an interest adds. */
const worth = { afternoon: 40, kmFromBed: -0.5, kmApart: -2, dailyBudget: -100 };

/**
 * Chooses the places of a trip; deterministic. Locked stops of `kept` stay on their day, or move to the last day if the
 * trip is shorter now.
 */
export function choosePlaces(context: TripContext, kept: TripChoices | null = null): TripChoices {
  const stay = chooseStay(context);
  const locked = lockedStops(context, kept);
  const used = new Map<string, number>();
  const count = (stops: readonly Stop[]) => {
    for (const place of placesOf(context, stops)) {
      const thing = context.thingOf(place);
      used.set(thing, (used.get(thing) ?? 0) + 1);
    }
  };
  count(locked.flat());
  const days: Stop[][] = [];
  for (const [index, date] of context.dates.entries()) {
    const mustRest = isHardDay(context, days[index - 1] ?? []);
    const day = { index, date, mustRest, bed: stay, used, locked: locked[index] ?? [] };
    const stops = chooseDay(context, day);
    count(stops.filter((stop) => !day.locked.includes(stop)));
    days.push(stops);
  }
  const bed = stay && { slug: stay.slug, name: stay.name };
  return { stays: context.dates.slice(1).map(() => bed), days };
}

function lockedStops({ dates, placeOf }: TripContext, kept: TripChoices | null): Stop[][] {
  const locked: Stop[][] = dates.map(() => []);
  for (const [index, stops] of (kept?.days ?? []).entries()) {
    const day = locked[Math.min(index, dates.length - 1)];
    day?.push(...stops.filter(({ isLocked, place }) => isLocked && placeOf(place)));
  }
  return locked;
}

interface DayToChoose extends OpenDay {
  bed: PlannerStay | null;
  /** Number of uses of each thing in the plan so far. */
  used: ReadonlyMap<string, number>;
  locked: Stop[];
}

interface DayChoice {
  value: number;
  morning: PlannerPlace | null;
  afternoon: PlannerPlace | null;
}

function chooseDay(context: TripContext, day: DayToChoose): Stop[] {
  const inPart = (part: StopPart) => day.locked.filter((stop) => stop.part === part);
  const [mornings, afternoons] = [inPart('morning'), inPart('afternoon')];
  const best = bestOf(context, day, placesOf(context, mornings)[0], placesOf(context, afternoons)[0]);
  const chosen = (place: PlannerPlace | null, part: StopPart): Stop[] =>
    place ? [{ place: keyOf(place), name: place.name, part, isLocked: false }] : [];
  return [
    ...(mornings.length > 0 ? mornings : chosen(best.morning, 'morning')),
    ...(afternoons.length > 0 ? afternoons : chosen(best.afternoon, 'afternoon')),
  ];
}

/** Returns the best morning and afternoon of a day; either may be locked. */
function bestOf(
  context: TripContext,
  day: DayToChoose,
  lockedMorning: PlannerPlace | undefined,
  lockedAfternoon: PlannerPlace | undefined,
): DayChoice {
  const pool = byValue(lockedAfternoon ? [lockedAfternoon] : afternoonPool(context, day), (place) =>
    valueOfAfternoon(context, day, place),
  );
  const mornings = byValue(
    lockedMorning ? [lockedMorning] : morningCandidates(context, day, lockedAfternoon),
    (place) => valueOfMorning(context, day, place),
  );
  const mostInAfternoon = Math.max(0, (pool[0]?.value ?? 0) + worth.afternoon);
  let best: DayChoice = { value: -Infinity, morning: null, afternoon: null };
  for (const { place: morning, value } of mornings) {
    // The places are sorted, so all that follow score less, here and below.
    if (value + mostInAfternoon <= best.value) break;
    if (value > best.value) best = { value, morning, afternoon: null };
    const fits = lockedAfternoon ? () => true : afternoonAfter(context, day, morning);
    for (const { place: afternoon, value: more } of pool) {
      const most = value + more + worth.afternoon;
      if (most <= best.value) break;
      if (!fits(afternoon)) continue;
      const both = most + distanceKm(morning, afternoon) * worth.kmApart;
      if (both > best.value) best = { value: both, morning, afternoon };
    }
  }
  if (lockedMorning || lockedAfternoon) return best;
  // Only an afternoon, if no morning goes with a place that scores higher.
  const fits = afternoonAfter(context, day, null);
  for (const { place: afternoon, value } of pool) {
    const alone = value + worthOfWay(day, afternoon);
    if (alone > best.value && fits(afternoon)) best = { value: alone, morning: null, afternoon };
  }
  return best;
}

/** Returns places with their scores, the best first; equal ones keep the order of the list. */
function byValue(places: readonly PlannerPlace[], valueOf: (place: PlannerPlace) => number) {
  return places.map((place) => ({ place, value: valueOf(place) })).toSorted((a, b) => b.value - a.value);
}

/** Returns the places feasible for a morning that are used least, so that none repeats before all were used. */
function morningCandidates(
  context: TripContext,
  day: DayToChoose,
  lockedAfternoon: PlannerPlace | undefined,
): PlannerPlace[] {
  const possible = context.catalog.places.filter(
    (place) =>
      (place.kind !== 'activity' || isPaidWholeDay(context, day, place)) &&
      isFeasible(context, day, place, 'morning') &&
      (!lockedAfternoon || (leavesAfternoon(context, day, place) && isNear(context, place, lockedAfternoon))),
  );
  const fewest = Math.min(...possible.map((place) => timesUsed(context, day, place)));
  return possible.filter((place) => timesUsed(context, day, place) === fewest);
}

/**
 * Returns true if an activity too long for an afternoon may take the whole day: it matches an interest and both cost
 * limits.
 */
function isPaidWholeDay(context: TripContext, day: OpenDay, place: PlannerPlace): boolean {
  const { rules, daily, form } = context;
  if (!isWholeDay(place, context) || place.price === null) return false;
  if (!context.isSaved(place) && !context.isOfInterest(place)) return false;
  const transport = transportCost(needsCar(day, [place], rules), form.groupSize, daily, rules.costs);
  const soFar = transport + mealCosts(form.groupSize, daily, rules.costs).breakfast;
  return (
    isAffordable(place.price, daily, rules.costs) &&
    fitsDay(soFar, groupCost(place, form, rules.costs), daily, rules.costs)
  );
}

/** Returns activities, trails and saved attractions for the afternoon that are not in the plan yet. */
function afternoonPool(context: TripContext, day: DayToChoose): PlannerPlace[] {
  const { rules, catalog, daily } = context;
  return catalog.places.filter(
    (place) =>
      (place.kind !== 'attraction' || context.isSaved(place)) &&
      place.price !== null &&
      timesUsed(context, day, place) === 0 &&
      isAffordable(place.price, daily, rules.costs) &&
      isFeasible(context, day, place, 'afternoon'),
  );
}

/** Returns a test for afternoon places: near the morning's place, reached in time, and affordable. */
function afternoonAfter(
  context: TripContext,
  day: DayToChoose,
  morning: PlannerPlace | null,
): (place: PlannerPlace) => boolean {
  const { rules, daily, form } = context;
  if (morning && !leavesAfternoon(context, day, morning)) return () => false;
  const meals = mealCosts(form.groupSize, daily, rules.costs);
  const soFar = (withCar: boolean) =>
    transportCost(withCar, form.groupSize, daily, rules.costs) + meals.breakfast + meals.lunch;
  const [withoutCar, withCar] = [soFar(false), soFar(true)];
  const isByCar = (place: PlannerPlace) => needsCar(day, morning ? [morning, place] : [place], rules);
  const arrivalFrom = (from: PlannerPlace, to: PlannerPlace) =>
    context.begins.afternoon + driveBetween(from, to, rules.travel).minutes;
  return (place) =>
    fitsDay(isByCar(place) ? withCar : withoutCar, groupCost(place, form, rules.costs), daily, rules.costs) &&
    (!morning ||
      (isNear(context, morning, place) && fitsHours(context, day, place, arrivalFrom(morning, place))));
}

/** Returns true if two places may share a day: close to each other, not the same thing, and not two trails. */
function isNear({ rules, thingOf }: TripContext, morning: PlannerPlace, afternoon: PlannerPlace): boolean {
  if (morning.kind === 'trail' && afternoon.kind === 'trail') return false;
  if (thingOf(morning) === thingOf(afternoon)) return false;
  return distanceKm(morning, afternoon) <= rules.travel.sameDayKm;
}

/** Returns true if a morning at a place leaves time for an afternoon. */
function leavesAfternoon(context: TripContext, day: OpenDay, morning: PlannerPlace): boolean {
  const { begins } = context;
  return begins.morning + wayTo(context, day, morning) + morning.minutes <= begins.afternoon;
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
    worthOfWay(day, place) +
    worthOfCost(context, place)
  );
}

/** Returns the score of a place as an afternoon, without the drive. */
function valueOfAfternoon(context: TripContext, { date }: OpenDay, place: PlannerPlace): number {
  return context.worthOn(place, date) + worthOfCost(context, place);
}

function worthOfWay({ bed }: OpenDay, place: PlannerPlace): number {
  return bed ? distanceKm(bed, place) * worth.kmFromBed : 0;
}

function worthOfCost({ daily, form, rules }: TripContext, place: PlannerPlace): number {
  const cost = groupCost(place, form, rules.costs);
  return cost > 0 ? (cost / daily) * worth.dailyBudget : 0;
}

function timesUsed({ thingOf }: TripContext, { used }: DayToChoose, place: PlannerPlace): number {
  return used.get(thingOf(place)) ?? 0;
}
