import type { PlannerPlace } from '#schemas/types/published.ts';
import { minutesOf } from '#schemas/rules/timeText.ts';
import { isFeasible } from './places/isFeasible.ts';
import type { PlanDay } from './day/layOutPlan.ts';
import { dayOf } from './day/openDay.ts';
import { placesOfDay } from './day/placesOfDay.ts';
import type { PlanItem } from './day/planItems.ts';
import type { TripPlan } from './planTrip.ts';
import { keyOf, type PlaceKey } from './trip.ts';
import type { TripContext } from './tripContext.ts';

/** Key of a stop that was done, for example `2027-07-05 attraction/far-lake`. */
export type DoneKey = `${string} ${PlaceKey}`;

export function doneKey(date: string, place: PlannerPlace): DoneKey {
  return `${date} ${keyOf(place)}`;
}

/** Stop of a plan with its day, 1 for the first. */
export interface StopOfDay {
  day: number;
  item: PlanItem;
  place: PlannerPlace;
}

export interface TripProgress {
  /** 1 for the first day; null before and after the trip. */
  day: number | null;
  days: number;
  /** The next stop that is not done and not over: of today, else of a later day. */
  next: StopOfDay | null;
  /** Stops of earlier days that were not done. */
  missed: StopOfDay[];
  /** Missed places that are feasible on a later day and not planned there, with the first such day. */
  offerAgain: { place: PlannerPlace; day: number }[];
}

/** Returns the progress of a trip at a date and a time, in minutes since midnight. */
export function tripProgress(
  context: TripContext,
  plan: TripPlan,
  { today, now, done }: { today: string; now: number; done: readonly string[] },
): TripProgress {
  const isDone = new Set(done);
  const open = plan.days.flatMap((day) =>
    stopsOf(day).filter(({ place }) => !isDone.has(doneKey(day.date, place))),
  );
  const dateOf = ({ day }: StopOfDay) => plan.days[day - 1]?.date ?? '';
  const isAhead = (stop: StopOfDay) =>
    dateOf(stop) > today || (dateOf(stop) === today && endOf(stop.item) > now);
  const missed = open.filter((stop) => dateOf(stop) < today);
  return {
    day: plan.days.find(({ date }) => date === today)?.day ?? null,
    days: plan.days.length,
    next: open.find(isAhead) ?? null,
    missed,
    offerAgain: offersOf(context, plan, missed, today),
  };
}

function stopsOf(day: PlanDay): StopOfDay[] {
  return placesOfDay(day).map((stop) => ({ ...stop, day: day.day }));
}

function endOf({ time, drive, duration }: PlanItem): number {
  return minutesOf(time) + (drive?.minutes ?? 0) + (duration ?? 0);
}

function offersOf(
  context: TripContext,
  { choices, days }: TripPlan,
  missed: readonly StopOfDay[],
  today: string,
): TripProgress['offerAgain'] {
  const later = days.filter(({ date }) => date > today);
  const planned = new Set(later.flatMap(stopsOf).map(({ place }) => context.thingOf(place)));
  const offered = new Set<string>();
  return missed.flatMap(({ place }) => {
    const thing = context.thingOf(place);
    if (planned.has(thing) || offered.has(thing)) return [];
    offered.add(thing);
    const found = later.find(({ day }) => {
      const open = dayOf(context, choices, day - 1);
      return isFeasible(context, open, place, 'morning') || isFeasible(context, open, place, 'afternoon');
    });
    return found ? [{ place, day: found.day }] : [];
  });
}
