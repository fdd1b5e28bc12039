import { addDays, isCalendarDate } from '../../time/calendarDate.ts';
import { instantOf, isKnownZone, wallTimeIn } from '#schemas/rules/zonedTime.ts';
import type { Span } from './feedEvent.ts';

/** Longest event that is believed, in days. */
const maxDays = 400;

/** Returns whole days, the last one included. Throws when they are none. */
export function wholeDays(startDate: string, lastDate: string | null): Span {
  const endDate = lastDate ?? startDate;
  for (const date of [startDate, endDate]) {
    if (!isCalendarDate(date)) throw new Error(`${date} is no day of the calendar`);
  }
  return checked({ startDate, startTime: null, endDate, endTime: null });
}

/** Returns the span between two moments, in the time of the park. An end at midnight belongs to the day before. */
export function moments(start: number, end: number | null, timeZone: string): Span {
  const from = wallTimeIn(start, timeZone);
  if (end === null) return { startDate: from.date, startTime: from.time, endDate: from.date, endTime: null };
  if (end < start) throw new Error('it ends before it begins');
  if (end === start) return { startDate: from.date, startTime: from.time, endDate: from.date, endTime: null };
  const to = wallTimeIn(end, timeZone);
  const isMidnight = to.time === '00:00';
  return checked({
    startDate: from.date,
    startTime: from.time,
    endDate: isMidnight ? addDays(to.date, -1) : to.date,
    endTime: isMidnight ? '24:00' : to.time,
  });
}

function checked(span: Span): Span {
  if (span.endDate < span.startDate) throw new Error('it ends before it begins');
  if (span.endDate > addDays(span.startDate, maxDays)) {
    throw new Error(`it lasts from ${span.startDate} to ${span.endDate}, which is too long for an event`);
  }
  return span;
}

/** Returns the moment of a day and time; throws when they are none, or the zone is not known. */
export function momentOf(date: string, time: string, timeZone: string): number {
  if (!isCalendarDate(date)) throw new Error(`${date} is no day of the calendar`);
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new Error(`${time} is no time of the day`);
  if (!isKnownZone(timeZone)) throw new Error(`the time zone "${timeZone}" is not known`);
  return instantOf(date, time, timeZone);
}

/**
 * Returns a day, or a moment, as ISO 8601 writes them: with an offset, with Z, or by the clock of a zone. Throws
 * otherwise.
 */
function readIsoTime(text: string, timeZone: string): { date: string; moment: number | null } {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text.trim(),
    ) ?? [];
  const [, date, time, offset] = match;
  if (date === undefined || !isCalendarDate(date)) throw new Error(`"${text.trim().slice(0, 60)}" is no day`);
  if (time === undefined) return { date, moment: null };
  if (offset === undefined) return { date, moment: momentOf(date, time, timeZone) };
  const moment = momentOf(date, time, 'UTC') - offsetOf(offset);
  return { date, moment };
}

function offsetOf(offset: string): number {
  if (offset === 'Z') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
  if (!(size <= 15 * 3_600_000)) throw new Error(`"${offset}" is no offset from UTC`);
  return sign === '-' ? -size : size;
}

/**
 * Returns the span between two ISO times, each of which may be a day alone; the end counts. Times without an offset are read by the
 * clock of `clockZone`, and all are told by that of the park.
 */
export function isoSpan(
  startText: string,
  endText: string | null,
  timeZone: string,
  clockZone: string = timeZone,
): Span {
  const start = readIsoTime(startText, clockZone);
  const end = endText === null ? null : readIsoTime(endText, clockZone);
  if (start.moment === null) {
    const last = end === null ? null : end.moment === null ? end.date : wallTimeIn(end.moment, timeZone).date;
    return wholeDays(start.date, last);
  }
  if (end === null) return moments(start.moment, null, timeZone);
  if (end.moment !== null) return moments(start.moment, end.moment, timeZone);
  const from = wallTimeIn(start.moment, timeZone);
  return checked({ startDate: from.date, startTime: from.time, endDate: end.date, endTime: null });
}

/** Returns true if any part of a span lies between two days, both included. */
export function isWithin({ startDate, endDate }: Span, first: string, last: string): boolean {
  return endDate >= first && startDate <= last;
}
