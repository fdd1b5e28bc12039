import { type DaySpan, nextUsualDays } from '#schemas/rules/events/nextEventDays.ts';
import type { UsualDays } from '#schemas/types/published.ts';

/** Days after the first one: enough to be in the later month when a weekend begins in one and ends in the next. */
const weekend = 4;

/** Returns a day of the month that names usual days: four days after their first, or their last if that is sooner. */
export function namingDay({ from, to }: DaySpan): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const later = new Date(Date.UTC(year, month - 1, day + weekend)).toISOString().slice(0, 10);
  return later < to ? later : to;
}

/** Returns true if the usual days of some year touch a visit, both days included. */
export function isUsualDuring(usual: UsualDays, from: string, until: string): boolean {
  return nextUsualDays(usual, from).from <= until;
}
