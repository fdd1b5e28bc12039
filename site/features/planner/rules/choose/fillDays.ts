import type { PlannerPlace } from '#schemas/types/published.ts';
import { cachedByKey } from '../cachedValues.ts';
import { openByDate, type ScoredPlace } from './anchorPools.ts';
import { stopAt } from './chooseAnchors.ts';
import { isPayable } from '../money/dayCosts.ts';
import { isFeasible } from '../places/isFeasible.ts';
import { isHardDay, placesOf, plannedThings } from '../places/isHardDay.ts';
import { dayOf } from '../day/openDay.ts';
import { isHard, isRestful } from '../places/suitability.ts';
import { type TripBudget, tripBudget } from '../money/tripBudget.ts';
import { type StopPart, stopParts, type TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';
import { visitMinutes } from '../day/dayTimes.ts';
import { withStop } from '../edit/withStop.ts';

/** Score that a further place loses for each kilometre from the nearest other place of the day. */
const kmApart = -4;

/** Stops of a part of a day that is long enough. */
const usualStops = 2;

interface Filling {
  context: TripContext;
  choices: TripChoices;
  budget: TripBudget;
  usedThings: Set<string>;
  /** Feasibility of places in each part of each day, by "0 morning", as far as it was asked for. */
  feasibleIn: (dayAndPart: string) => Map<PlannerPlace, boolean>;
  /** Places to add on a date: no hard walks, and none that are not worth their cost. */
  placesToAdd: (date: string) => Omit<ScoredPlace, 'effort'>[];
}

/**
 * Fills the days of a trip with places that are not in the plan yet: first the parts of days without one, then days
 * that are too short, then the parts of days that have room. Days take turns, so none takes the places of another.
 */
export function fillDays(context: TripContext, choices: TripChoices): TripChoices {
  const { places, travel } = context.rules;
  const filling: Filling = {
    context,
    choices: { ...choices, days: [...choices.days] },
    budget: tripBudget(context, choices.stays, choices.days),
    usedThings: plannedThings(context, choices),
    feasibleIn: cachedByKey(() => new Map<PlannerPlace, boolean>()),
    placesToAdd: openByDate(context, (places, date) =>
      places
        .filter((place) => !isHard(place, context.rules) && isWorthItsCost(context, place))
        .map((place) => ({ place, thing: context.thingOf(place), value: context.worthOn(place, date) })),
    ),
  };
  const stopsIn = (day: number, part: StopPart) =>
    (filling.choices.days[day] ?? []).filter((stop) => stop.part === part).length;
  const isEmpty = (day: number, part: StopPart) => stopsIn(day, part) === 0;
  const isHardAt = (day: number) => isHardDay(context, filling.choices.days[day] ?? []);
  const minutesOf = (day: number) => visitMinutes(context, filling.choices.days[day] ?? []);
  const isShort = (day: number) =>
    minutesOf(day) < (isHardAt(day - 1) ? places.restLeastVisitMinutes : places.leastVisitMinutes);
  const hasRoom = (day: number, part: StopPart) =>
    !isHardAt(day) &&
    stopsIn(day, part) < Math.min(usualStops, places.mostStops) &&
    minutesOf(day) < (isHardAt(day - 1) ? places.leastVisitMinutes : places.fullVisitMinutes);
  inTurns(filling, travel.sameDayKm, (day, part) => isEmpty(day, part) && !isHardAt(day));
  inTurns(filling, travel.nearKm, isEmpty);
  inTurns(filling, travel.nearKm, (day, part) => isShort(day) && stopsIn(day, part) < places.mostStops);
  inTurns(filling, travel.sameDayKm, (day, part) => isShort(day) && stopsIn(day, part) < places.mostStops);
  inTurns(filling, travel.nearKm, hasRoom);
  return filling.choices;
}

/** Adds a place to each part of a day that wants one, and begins again until none finds any. */
function inTurns(filling: Filling, radiusKm: number, wants: (day: number, part: StopPart) => boolean): void {
  let open = filling.choices.days.flatMap((_stops, day) => stopParts.map((part) => ({ day, part })));
  while (open.length > 0)
    open = open.filter(({ day, part }) => wants(day, part) && addPlace(filling, day, part, radiusKm));
}

/** Adds the best place to a part of a day, where it makes the least driving. Returns false if none fits. */
function addPlace(filling: Filling, index: number, part: StopPart, radiusKm: number): boolean {
  const { context, choices, budget, usedThings } = filling;
  const stops = choices.days[index] ?? [];
  const own = placesOf(context, stops);
  const day = dayOf(context, choices, index);
  const hasRoom = budget.roomFor(day, own);
  const suits = suitsDay(context, own);
  const known = filling.feasibleIn(`${index} ${part}`);
  const kmFromOwn = own.map((other) => context.kmFrom(other));
  const kmAway = (place: PlannerPlace) =>
    own.length > 0 ? Math.min(...kmFromOwn.map((kmTo) => kmTo(place))) : 0;
  const candidates = filling
    .placesToAdd(day.date)
    .filter(
      ({ place, thing }) =>
        !usedThings.has(thing) &&
        suits(place) &&
        known.get(place) !== false &&
        kmAway(place) <= radiusKm &&
        isPayable(context, day, [...own, place]) &&
        hasRoom([place]),
    )
    .map(({ place, thing, value }) => ({ place, thing, value: value + kmAway(place) * kmApart }))
    .toSorted((a, b) => b.value - a.value);
  for (const { place, thing } of candidates) {
    const isPossible = known.get(place) ?? isFeasible(context, day, place, part);
    known.set(place, isPossible);
    const longer = isPossible && withStop(context, day, stops, stopAt(place, part));
    if (!longer) continue;
    choices.days[index] = longer;
    usedThings.add(thing);
    budget.spend(day, own, [place]);
    return true;
  }
  return false;
}

/** Returns a test for places to add to a day: no second long walk, and only rest on a hard day. */
function suitsDay({ rules }: TripContext, own: readonly PlannerPlace[]): (place: PlannerPlace) => boolean {
  const isHardDay = own.some((other) => isHard(other, rules));
  const hasWalk = own.some(({ kind }) => kind === 'trail');
  return (place) => {
    if (isHardDay && !isRestful(place, rules)) return false;
    return place.kind !== 'trail' || !hasWalk || place.minutes <= rules.places.restWalkMinutes;
  };
}

/** Returns true if a place is free, or if the visitor asked for what it offers. */
function isWorthItsCost(context: TripContext, place: PlannerPlace): boolean {
  if (place.price === null) return false;
  return context.costOf(place) === 0 || context.isSaved(place) || context.isOfInterest(place);
}
