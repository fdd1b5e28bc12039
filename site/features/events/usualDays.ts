import { type DaySpan, nextUsualDays } from '#schemas/rules/events/nextEventDays.ts';
import type { UsualDays } from '#schemas/types/published.ts';

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
