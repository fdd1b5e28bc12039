import type { NoticeWhen } from '../../types/published.ts';
import { isInSeason } from '../dayOfYear.ts';

/** Returns the day before a calendar date, YYYY-MM-DD. */
function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

/** Returns true if a date, YYYY-MM-DD, lies in the days of a notice. Its days of the year may span the new year. */
function coversDay({ from, to, yearly }: NoticeWhen, date: string): boolean {
  if ((from !== null && date < from) || (to !== null && date > to)) return false;
  return !yearly || isInSeason(date.slice(5), yearly);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the parts of a day, in minutes from midnight, on which a notice is in force; the end is not in it. */
export function hoursInForce(when: NoticeWhen, date: string): { from: number; to: number }[] {
  const isDay = coversDay(when, date);
  if (!when.hours) return isDay ? [{ from: 0, to: 1440 }] : [];
  const [from, to] = [minutesOf(when.hours.from), minutesOf(when.hours.to)];
  if (from < to) return isDay ? [{ from, to }] : [];
  // A night belongs to the day on which it begins.
  const morning = coversDay(when, dayBefore(date)) && to > 0 ? [{ from: 0, to }] : [];
  return isDay ? [...morning, { from, to: 1440 }] : morning;
}

/** Returns true if a notice is in force at any time of a date, YYYY-MM-DD. */
export function isInForceOn(when: NoticeWhen, date: string): boolean {
  return hoursInForce(when, date).length > 0;
}

/**
 * Returns true if a notice is in force between two times of a date, in minutes from midnight. A visit that ends when it
 * begins, or begins when it ends, is not bound.
 */
export function isInForceBetween(when: NoticeWhen, date: string, start: number, end: number): boolean {
  return hoursInForce(when, date).some(({ from, to }) => start < to && end > from);
}
