import type { UsualDays } from '#schemas/types/published.ts';
import { nextDayOfYear } from '#schemas/rules/nextDayOfYear.ts';

/** First and last day, YYYY-MM-DD. */
interface DaySpan {
  from: string;
  to: string;
}

/** Returns the usual days of the occurrence that ends next, on or after a date; it may be under way. */
export function nextUsualDays({ from, to }: UsualDays, date: string): DaySpan {
  const last = nextDayOfYear(to, date);
  const year = Number(last.slice(0, 4)) - (from > to ? 1 : 0);
  return { from: `${String(year).padStart(4, '0')}-${from}`, to: last };
}

/** Days that a weekend may begin before the month by which it is named. */
const weekend = 4;

/**
 * Returns a day of the month by which usual days are named: their first one, but of a weekend at the turn of two months
 * the later one.
 */
export function namingDay({ from, to }: DaySpan): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const later = new Date(Date.UTC(year, month - 1, day + weekend)).toISOString().slice(0, 10);
  return later < to ? later : to;
}

/** Returns true if the usual days of some year touch a visit, both days included. */
export function isUsualDuring(usual: UsualDays, from: string, until: string): boolean {
  return nextUsualDays(usual, from).from <= until;
}

/** Returns for each month, January first, whether the usual days touch it. */
export function usualMonths({ from, to }: UsualDays): boolean[] {
  const [first, last] = [Number(from.slice(0, 2)), Number(to.slice(0, 2))];
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    return from <= to ? first <= month && month <= last : first <= month || month <= last;
  });
}
