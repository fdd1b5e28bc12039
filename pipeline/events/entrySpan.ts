import ICAL from 'ical.js';
import { addDays, dayNumber } from '#schemas/rules/calendarDate.ts';
import { type WallTime, wallTimeIn } from '#schemas/rules/zonedTime.ts';
import type { CalendarEntry, CalendarTime } from './calendarEntry.ts';
import type { Span } from './feedEvent.ts';
import { momentOf, moments, wholeDays, wholeDaysBetween } from './spans.ts';

/** Returns the start of an entry. Throws an Error if it has none, or one before 1970. */
export function startOf(entry: CalendarEntry): CalendarTime {
  const [start] = entry.times('DTSTART');
  if (!start) throw new Error('it has no start');
  if (start.date < '1970-01-01') throw new Error(`it begins in ${start.date.slice(0, 4)}`);
  return start;
}

/** Returns the days and times of an entry in the park: its own, or moved to another start. */
export function spanOf(entry: CalendarEntry, timeZone: string, at: CalendarTime = startOf(entry)): Span {
  const start = startOf(entry);
  const shift = dayNumber(at.date) - dayNumber(start.date);
  const [end] = entry.times('DTEND');
  const duration = entry.raw('DURATION');
  const minutes = duration === null || end ? null : minutesOf(duration);
  if (at.moment === null || at.time === null) {
    // The end of whole days is the first day on which it is over; some calendars write the day itself.
    const isDayAfter = end !== undefined && end.date > start.date && end.moment === null;
    const days = Math.max(Math.ceil((minutes ?? 0) / 1440), 1);
    const last = end ? addDays(end.date, isDayAfter ? -1 : 0) : addDays(start.date, days - 1);
    return wholeDays(at.date, addDays(last, shift));
  }
  if (isMarkedAllDay(entry)) return markedDays(at, end && movedBy(end, shift), timeZone);
  if (minutes !== null) {
    const isWholeDays = at.time === '00:00' && minutes > 0 && minutes % 1440 === 0;
    return isWholeDays
      ? wholeDays(at.date, addDays(at.date, minutes / 1440 - 1))
      : moments(at.moment, at.moment + minutes * 60_000, timeZone);
  }
  if (!end) return moments(at.moment, null, timeZone);
  if (end.moment === null || end.time === null) {
    const { date, time } = wallTimeIn(at.moment, timeZone);
    return { startDate: date, startTime: time, endDate: addDays(end.date, shift), endTime: null };
  }
  if (at.time !== start.time)
    return moments(at.moment, at.moment + end.moment - (start.moment ?? end.moment), timeZone);
  // Moved by days of its own clock, so that a change of the clock keeps its hours.
  const moved = movedBy(end, shift);
  const days =
    at.zone === end.zone
      ? wholeDaysBetween({ date: at.date, time: at.time }, { date: moved.date, time: end.time })
      : null;
  return days ?? moments(at.moment, moved.moment, timeZone);
}

/** Returns a time some days later by its own clock. */
export function movedBy(time: CalendarTime, days: number): CalendarTime {
  return onDay(time, addDays(time.date, days));
}

/** Returns the same time of another day by its own clock. */
export function onDay({ time, zone }: CalendarTime, date: string): CalendarTime {
  const moment = time === null || zone === null ? null : momentOf(date, time, zone);
  return { date, time, zone, moment };
}

/** Returns true if Outlook or a program after its manner marks an entry with times as whole days. */
function isMarkedAllDay(entry: CalendarEntry): boolean {
  const marks = ['X-MICROSOFT-CDO-ALLDAYEVENT', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT'];
  return marks.some((mark) => /^TRUE$/i.test(entry.raw(mark) ?? ''));
}

/** Returns whole days by the clock as written; by the park's clock for times in UTC. */
function markedDays(begin: CalendarTime, end: CalendarTime | undefined, timeZone: string): Span {
  const wall = ({ date, time, zone, moment }: CalendarTime): WallTime =>
    moment !== null && zone === 'UTC' ? wallTimeIn(moment, timeZone) : { date, time: time ?? '00:00' };
  const first = wall(begin).date;
  if (!end) return wholeDays(first, null);
  const { date, time } = wall(end);
  return wholeDays(first, date > first && time === '00:00' ? addDays(date, -1) : date);
}

/** Returns the minutes of a duration such as PT1H30M, P2D or P1W. */
function minutesOf(text: string): number {
  const seconds = /^\+?P[\dDHMSTW]+$/.test(text) ? ICAL.Duration.fromString(text).toSeconds() : -1;
  if (!(seconds >= 0)) throw new Error(`the duration "${text.slice(0, 30)}" is not understood`);
  return seconds / 60;
}
