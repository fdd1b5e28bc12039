import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { minutesOf } from '#schemas/rules/timeText.ts';
import { isHardDay } from '../places/isHardDay.ts';
import { stayOfNight } from '../beds/bedNights.ts';
import type { Stop, TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Day for which places are chosen. */
export interface OpenDay {
  /** 0 for the first day of the trip. */
  index: number;
  date: string;
  /** True if the day before was hard. */
  mustRest: boolean;
  /** Bed in which the day begins; on the first day, that of the first night. */
  bed: PlannerStay | null;
  /** Bed in which it ends; on the last day, that of the night before. */
  night: PlannerStay | null;
}

/** Returns a day of a trip with its beds. */
export function openDay(
  context: TripContext,
  stays: TripChoices['stays'],
  index: number,
  before: readonly Stop[],
): OpenDay {
  return {
    index,
    date: context.dates[index] ?? context.form.startDate,
    mustRest: isHardDay(context, before),
    bed: stayOfNight(context, stays, Math.max(0, index - 1)),
    night: stayOfNight(context, stays, index),
  };
}

/** Returns a day of a plan, 0 for the first. */
export function dayOf(context: TripContext, { stays, days }: TripChoices, index: number): OpenDay {
  return openDay(context, stays, index, days[index - 1] ?? []);
}

/** Returns the minutes since midnight before which nothing begins: the arrival on the first day. */
export function arrivalOf({ form }: TripContext, { index }: Pick<OpenDay, 'index'>): number {
  return index === 0 && form.arrivalTime !== '' ? minutesOf(form.arrivalTime) : 0;
}

/** Returns the minutes since midnight of the departure on the last day, or null. */
export function departureOf({ form, dates }: TripContext, { index }: Pick<OpenDay, 'index'>): number | null {
  return index === dates.length - 1 && form.departureTime !== '' ? minutesOf(form.departureTime) : null;
}

/** Returns the minutes of the drive from a place to the bed in which the day ends. */
export function wayHome({ wayBetween }: TripContext, { night }: OpenDay, place: PlannerPlace): number {
  return night ? wayBetween(place, night).minutes : 0;
}

/**
 * Returns the time by which a visit has to be over: the time of the bed, or early enough to be back at the bed before
 * the departure.
 */
export function latestEnd(context: TripContext, day: OpenDay, place: PlannerPlace): number {
  const evening = context.begins.accommodation;
  const departure = departureOf(context, day);
  return departure === null ? evening : Math.min(evening, departure - wayHome(context, day, place));
}
