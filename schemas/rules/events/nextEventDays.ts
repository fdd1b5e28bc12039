import type { ParkEvent, UsualDays } from '#schemas/types/published.ts';
import { nextDayOfYear } from '../nextDayOfYear.ts';

/** First and last day, YYYY-MM-DD. */
export interface DaySpan {
  from: string;
  to: string;
}

type EventDays = Pick<ParkEvent, 'startDate' | 'endDate' | 'usual'>;

/** Returns the usual days of the occurrence that ends next, on or after a date; it may be under way. */
export function nextUsualDays({ from, to }: UsualDays, date: string): DaySpan {
  const last = nextDayOfYear(to, date);
  const year = Number(last.slice(0, 4)) - (from > to ? 1 : 0);
  return { from: `${String(year).padStart(4, '0')}-${from}`, to: last };
}

/** Returns the announced days of an event, or the usual days that come next on a date; null if neither is known. */
export function nextEventDays({ startDate, endDate, usual }: EventDays, date: string): DaySpan | null {
  if (startDate !== null) return { from: startDate, to: endDate ?? startDate };
  return usual && nextUsualDays(usual, date);
}

/** Sorts events by the first day, announced or usual; those of which neither is known come last in their order. */
export function byNextDays<T extends EventDays>(events: readonly T[], date: string): T[] {
  const first = new Map(events.map((event) => [event, nextEventDays(event, date)?.from ?? '9999']));
  return events.toSorted((a, b) => (first.get(a) ?? '').localeCompare(first.get(b) ?? ''));
}
