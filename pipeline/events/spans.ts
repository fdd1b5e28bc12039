import { addDays, isCalendarDate } from '#schemas/rules/calendarDate.ts';
import { instantOf, isKnownZone, type WallTime, wallTimeIn } from '#schemas/rules/zonedTime.ts';
import type { Span } from './feedEvent.ts';

/** Longest event that is believed, in days. */
const maxDays = 400;

/** Returns whole days, the last one included. Throws when they are none. */
export function wholeDays(startDate: string, lastDate: string | null): Span {
  const endDate = lastDate ?? startDate;
  for (const date of [startDate, endDate]) {
    if (!isCalendarDate(date)) throw new Error(`${date} is not a valid date`);
  }
  return checked({ startDate, startTime: null, endDate, endTime: null });
}

/**
 * Returns the whole days between two times of one clock: from midnight, or the minute after, to midnight or the minute
 * before. Null for all other times.
 */
export function wholeDaysBetween(start: WallTime, end: WallTime): Span | null {
  const last = end.time === '00:00' ? addDays(end.date, -1) : end.time >= '23:59' ? end.date : null;
  if (start.time > '00:01' || last === null || last < start.date) return null;
  return wholeDays(start.date, last);
}

/** Returns the span between two moments, in the time of the park. An end at midnight belongs to the day before. */
export function moments(start: number, end: number | null, timeZone: string): Span {
  const from = wallTimeIn(start, timeZone);
  if (end === null) return { startDate: from.date, startTime: from.time, endDate: from.date, endTime: null };
  if (end < start) throw new Error('it ends before it begins');
  if (end === start) return { startDate: from.date, startTime: from.time, endDate: from.date, endTime: null };
  const to = wallTimeIn(end, timeZone);
  const days = wholeDaysBetween(from, to);
  if (days) return days;
  const isMidnight = to.time === '00:00';
  return checked({
    startDate: from.date,
    startTime: from.time,
    endDate: isMidnight ? addDays(to.date, -1) : to.date,
    endTime: isMidnight ? '24:00' : to.time,
  });
}

/** Returns a span. Throws when it ends before it begins, or lasts too long. */
export function checked(span: Span): Span {
  if (span.endDate < span.startDate) throw new Error('it ends before it begins');
  if (span.endDate > addDays(span.startDate, maxDays)) {
    throw new Error(`it lasts from ${span.startDate} to ${span.endDate}, which is too long for an event`);
  }
  return span;
}

/** Returns the moment of a day and time; throws when they are none, or the zone is not known. */
export function momentOf(date: string, time: string, timeZone: string): number {
  if (!isCalendarDate(date)) throw new Error(`${date} is not a valid date`);
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new Error(`${time} is no time of the day`);
  if (!isKnownZone(timeZone)) throw new Error(`the time zone "${timeZone}" is not known`);
  return instantOf(date, time, timeZone);
}

/** Returns true if any part of a span lies between two days, both included. */
export function isWithin({ startDate, endDate }: Span, first: string, last: string): boolean {
  return endDate >= first && startDate <= last;
}
