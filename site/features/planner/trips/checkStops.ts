import type { PlannerPlace, ReadyTrip } from '#schemas/types/published.ts';
import { minutesOf } from '../rules/clock.ts';
import { fitsHours } from '../rules/isFeasible.ts';
import { keptOutBecause } from '../rules/placeNotices.ts';
import { driveBetween, type Position } from '../rules/roads.ts';
import { stayOfNight } from '../rules/stayOfNight.ts';
import { closedBecause, isOpenOn } from '../rules/suitability.ts';
import { keyOf, type Stop, type TripChoices } from '../rules/trip.ts';
import type { TripContext } from '../rules/tripContext.ts';

type ReadyStop = ReadyTrip['days'][number]['stops'][number];

/** A stop of a ready trip on its dates: kept, or at fault with the reason. */
export interface CheckedStop {
  stop: ReadyStop;
  /** The stop as a plan holds it; null if it is at fault. */
  kept: Stop | null;
  /** Reason that follows "is", for example "closed on this date"; null if there is none. */
  why: string | null;
}

/** Checks the stops of each day in their order, at the times at which a visitor arrives. */
export function checkStops(
  { days }: ReadyTrip,
  context: TripContext,
  stays: TripChoices['stays'],
): CheckedStop[][] {
  return days.map(({ stops }, index) => {
    const bed = stayOfNight(context, stays, index);
    const date = context.dates[index] ?? '';
    let from: Position | null = bed;
    let free = 0;
    return stops.map((stop): CheckedStop => {
      const place = context.catalog.places.find((one) => keyOf(one) === stop.place);
      if (!place) return { stop, kept: null, why: 'no longer in the guide' };
      const way: number = from ? driveBetween(from, place, context.rules.travel).minutes : 0;
      const arrival = startOf(context, index, place, Math.max(free, context.begins[stop.part]) + way);
      const why = whyNot(context, { index, date, mustRest: false, bed }, place, arrival);
      if (why !== null) return { stop, kept: null, why };
      from = place;
      free = arrival + place.minutes;
      return { stop, kept: { place: keyOf(place), name: place.name, part: stop.part, isLocked: false }, why };
    });
  });
}

/** Returns the time at which a visit begins: on arrival, or when it opens or gets light. */
function startOf(context: TripContext, day: number, place: PlannerPlace, arrival: number): number {
  const opening = hoursOn(place, context.dates[day] ?? '');
  const sunrise = context.isIndoors(place) ? null : context.lightOf(day).sunrise;
  return Math.max(arrival, opening ? minutesOf(opening.from) : 0, sunrise ?? 0);
}

/** Returns the opening hours of a place on a date; null if none are known. */
function hoursOn({ hours }: PlannerPlace, date: string): PlannerPlace['hours'][number] | null {
  return hours.find(({ season }) => isOpenOn(season ?? null, date)) ?? null;
}

function whyNot(
  context: TripContext,
  day: Parameters<typeof fitsHours>[1],
  place: PlannerPlace,
  start: number,
): string | null {
  const end = start + place.minutes;
  const visit = { date: day.date, start, end };
  const why =
    closedBecause(place, day.date, context.rules) ?? keptOutBecause(place, visit, context.form.groupSize);
  if (why !== null) return why;
  const hours = hoursOn(place, day.date);
  if (hours && end > minutesOf(hours.to)) return `closed from ${hours.to} on`;
  if (end > context.begins.accommodation) return 'not over by evening';
  return fitsHours(context, day, place, start) ? null : 'not over before dark';
}
