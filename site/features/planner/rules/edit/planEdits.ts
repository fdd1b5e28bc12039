import type { PlannerPlace } from '#schemas/types/published.ts';
import { fitsTimes, isFeasible } from '../places/isFeasible.ts';
import { visitsOf } from '../day/dayTimes.ts';
import { dayOf } from '../day/openDay.ts';
import { plannedThings } from '../places/isHardDay.ts';
import { distanceKm } from '../places/roads.ts';
import { keyOf, type Stop, type StopPart, type TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Address of a stop: day and position within the day, both from 0. */
export interface StopAt {
  day: number;
  index: number;
}

/** Maximum number of alternatives for a stop. */
const mostAlternatives = 3;

/** Moves a stop to another day or part of a day, before the stop that is there. */
export function moveStop(choices: TripChoices, from: StopAt, to: StopAt & { part: StopPart }): TripChoices {
  const stop = choices.days[from.day]?.[from.index];
  if (!stop || !choices.days[to.day]) return choices;
  const without = removeStop(choices, from);
  return withDay(without, to.day, (stops) =>
    inOrder(stops.toSpliced(to.index, 0, { ...stop, part: to.part })),
  );
}

/** Removes a stop. */
export function removeStop(choices: TripChoices, { day, index }: StopAt): TripChoices {
  return withDay(choices, day, (stops) => stops.toSpliced(index, 1));
}

/** Replaces the place of a stop. */
export function swapStop(choices: TripChoices, at: StopAt, place: PlannerPlace): TripChoices {
  return withStop(choices, at, (stop) => ({ ...stop, place: keyOf(place), name: place.name }));
}

/** Locks or unlocks a stop. A locked stop stays when the trip is planned again. */
export function toggleLock(choices: TripChoices, at: StopAt): TripChoices {
  return withStop(choices, at, (stop) => ({ ...stop, isLocked: !stop.isLocked }));
}

/**
 * Returns up to three places for a stop, the best first: feasible in its part of the day, in time after the stops before
 * it, not in the plan yet, near the other stops, and attractions only for attractions.
 */
export function alternatives(context: TripContext, choices: TripChoices, at: StopAt): PlannerPlace[] {
  const stop = choices.days[at.day]?.[at.index];
  const date = context.dates[at.day];
  if (!stop || !date) return [];
  const { catalog, rules } = context;
  const planned = plannedThings(context, choices);
  const day = dayOf(context, choices, at.day);
  const visits = visitsOf(context, choices.days[at.day] ?? []);
  const others = visits.flatMap(({ place }, index) => (index !== at.index && place ? [place] : []));
  const fits = (place: PlannerPlace) =>
    fitsTimes(context, day, visits.with(at.index, { place, part: stop.part }), (other) =>
      others.includes(other),
    );
  const current = context.placeOf(stop.place);
  const isOfItsKind = (place: PlannerPlace) =>
    (place.kind === 'attraction') === (current?.kind === 'attraction');
  return catalog.places
    .filter(
      (place) =>
        !planned.has(context.thingOf(place)) &&
        (!current || isOfItsKind(place)) &&
        isFeasible(context, day, place, stop.part) &&
        others.every((other) => distanceKm(other, place) <= rules.travel.sameDayKm) &&
        fits(place),
    )
    .toSorted((a, b) => context.worthOn(b, date) - context.worthOn(a, date))
    .slice(0, mostAlternatives);
}

function withDay(choices: TripChoices, day: number, change: (stops: Stop[]) => Stop[]): TripChoices {
  return { ...choices, days: choices.days.map((stops, index) => (index === day ? change(stops) : stops)) };
}

function withStop(choices: TripChoices, { day, index }: StopAt, change: (stop: Stop) => Stop): TripChoices {
  return withDay(choices, day, (stops) => stops.map((stop, at) => (at === index ? change(stop) : stop)));
}

/** Sorts the stops of the morning before those of the afternoon, otherwise in their order. */
export function inOrder(stops: Stop[]): Stop[] {
  const of = (part: StopPart) => stops.filter((stop) => stop.part === part);
  return [...of('morning'), ...of('afternoon')];
}
