import { addDays, isCalendarDate } from '../../time/calendarDate.ts';
import { type WallTime, wallTimeIn } from '#schemas/rules/zonedTime.ts';
import type { Span } from './feedEvent.ts';
import { checked, momentOf, moments, wholeDays, wholeDaysBetween } from './spans.ts';

const pattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** A day, or a moment as a clock shows it. */
interface IsoTime {
  date: string;
  moment: number | null;
  /** Day and time as they are written; null for a day alone. */
  wall: WallTime | null;
}

/**
 * Returns a day, or a moment, as ISO 8601 writes them: with an offset, with Z, or by the clock of a zone. Throws
 * otherwise.
 */
function readIsoTime(text: string, timeZone: string): IsoTime {
  const [, date, time, offset] = pattern.exec(text.trim()) ?? [];
  if (date === undefined || !isCalendarDate(date)) throw new Error(`"${text.trim().slice(0, 60)}" is no day`);
  if (time === undefined) return { date, moment: null, wall: null };
  const wall = time === '24:00' ? { date: addDays(date, 1), time: '00:00' } : { date, time };
  const moment =
    offset === undefined
      ? momentOf(wall.date, wall.time, timeZone)
      : momentOf(wall.date, wall.time, 'UTC') - offsetOf(offset);
  return { date, moment, wall };
}

/** Returns an offset from UTC, "-07:00" or "Z", in milliseconds. Throws when it is none. */
export function offsetOf(offset: string): number {
  if (offset === 'Z') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
  if (!(size <= 15 * 3_600_000)) throw new Error(`"${offset}" is no offset from UTC`);
  return sign === '-' ? -size : size;
}

/**
 * Returns the span between two ISO times, each of which may be a day alone; the end counts. Times without an offset are
 * read by the clock of `clockZone`, and all are told by that of the park. Midnight to midnight by the clock as written
 * is whole days.
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
  if (end.moment !== null) {
    const days = start.wall && end.wall && wholeDaysBetween(start.wall, end.wall);
    return days ?? moments(start.moment, end.moment, timeZone);
  }
  const from = wallTimeIn(start.moment, timeZone);
  return checked({ startDate: from.date, startTime: from.time, endDate: end.date, endTime: null });
}

/**
 * Returns a remark on an ISO time whose offset from UTC is not that of the park at that moment; null for others, and for
 * times in UTC, which say nothing of a clock.
 */
export function offsetRemark(text: string, timeZone: string): string | null {
  const [, date = '', time, offset] = pattern.exec(text.trim()) ?? [];
  if (time === undefined || offset === undefined || offset === 'Z' || offsetOf(offset) === 0) return null;
  const { moment, wall } = readIsoTime(text, timeZone);
  if (moment === null || !wall) return null;
  const here = wallTimeIn(moment, timeZone);
  if (here.date === wall.date && here.time === wall.time) return null;
  return `it says ${date} ${time} at ${offset} from UTC, which is ${here.date} ${here.time} by the clock of the park`;
}
