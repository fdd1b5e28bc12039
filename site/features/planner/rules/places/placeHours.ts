import type { PlannerPlace } from '#schemas/types/published.ts';
import { minutesOf } from '#schemas/rules/timeText.ts';
import { isOpenOn } from '#schemas/rules/isOpenOn.ts';

/** Opening hours of a day, in minutes since midnight. */
export interface Hours {
  from: number;
  to: number;
}

/**
 * Returns the opening hours of a place on a date: those of its season, else those of the rest of the year. Null if it
 * has no hours, so it is always open or they are not known; empty if its hours are of other seasons.
 */
export function hoursOn({ hours }: PlannerPlace, date: string): Hours[] | null {
  if (hours.length === 0) return null;
  const ofSeason = hours.filter(({ season }) => season && isOpenOn(season, date));
  const used = ofSeason.length > 0 ? ofSeason : hours.filter(({ season }) => !season);
  return used.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
}

/** Returns true if a visit lies within the opening hours of a place. */
export function isWithinHours(place: PlannerPlace, date: string, start: number, end: number): boolean {
  const hours = hoursOn(place, date);
  return hours === null || hours.some(({ from, to }) => from <= start && end <= to);
}

/**
 * Returns the first time from `ready` on at which a place is open long enough for a visit, or `ready` if it is not open
 * for so long on that day.
 */
export function openingFrom(place: PlannerPlace, date: string, ready: number): number {
  if (place.hours.length === 0) return ready;
  const starts = (hoursOn(place, date) ?? [])
    .map(({ from, to }) => ({ start: Math.max(from, ready), to }))
    .filter(({ start, to }) => start + place.minutes <= to)
    .map(({ start }) => start);
  return starts.length > 0 ? Math.min(...starts) : ready;
}
