import { addDays, dayNumber } from '../../../time/calendarDate.ts';
import { type WallTime, wallTimeIn } from '#schemas/rules/zonedTime.ts';
import type { CalendarComponent } from './calendarComponents.ts';
import type { CalendarTime, TimeReader } from './calendarTimes.ts';
import type { Span } from '../feedEvent.ts';
import { moments, wholeDays, wholeDaysBetween } from '../spans.ts';

/** Returns the start of an entry. Throws an Error if it has none, or one before 1970. */
export function startOf(entry: CalendarComponent, timeOf: TimeReader): CalendarTime {
  const [start] = entry.times('DTSTART');
  if (!start) throw new Error('it has no start');
  const time = timeOf(start);
  if (time.date < '1970-01-01') throw new Error(`it begins in ${time.date.slice(0, 4)}`);
  return time;
}

interface Occurrence {
  /** Day to which the entry is moved. */
  date: string;
  /** Time and clock of that day, if they are not those of the entry. */
  at?: CalendarTime;
}

/** Returns the days and times of an entry: its own, or moved to another day or time. */
export function spanOf(
  entry: CalendarComponent,
  timeOf: TimeReader,
  timeZone: string,
  moved?: Occurrence,
): Span {
  const start = startOf(entry, timeOf);
  const at = moved?.at;
  const begin = { ...start, ...at, date: moved?.date ?? start.date };
  const shift = dayNumber(begin.date) - dayNumber(start.date);
  const [endProperty] = entry.times('DTEND');
  const end = endProperty ? timeOf(endProperty) : null;
  const duration = entry.raw('DURATION');
  if (begin.clock === null) {
    const days = duration === null ? 1 : Math.ceil(minutesOf(duration) / 1440);
    // The end of whole days is the first day on which it is over; some calendars write the day itself.
    const last = end
      ? addDays(end.date, end.date > start.date && end.clock === null ? -1 : 0)
      : addDays(start.date, Math.max(days, 1) - 1);
    return wholeDays(begin.date, addDays(last, shift));
  }
  const from = begin.clock(begin.date, begin.time);
  const minutes = duration === null ? null : minutesOf(duration);
  // Moved by days of its own clock, so that a change of the clock keeps its hours.
  const movedEnd = end && { ...end, date: addDays(end.date, shift) };
  if (isMarkedAllDay(entry)) return markedDays(begin, movedEnd, timeZone);
  if (minutes !== null) {
    const endsAtMidnight = begin.time === '00:00' && minutes > 0 && minutes % 1440 === 0;
    return endsAtMidnight
      ? wholeDays(begin.date, addDays(begin.date, minutes / 1440 - 1))
      : moments(from, from + minutes * 60_000, timeZone);
  }
  if (!end || !movedEnd) return moments(from, null, timeZone);
  if (end.clock === null) {
    const { date, time } = wallTimeIn(from, timeZone);
    return { startDate: date, startTime: time, endDate: movedEnd.date, endTime: null };
  }
  if (at && at.time !== start.time) {
    const length = end.clock(end.date, end.time) - (start.clock?.(start.date, start.time) ?? 0);
    return moments(from, from + length, timeZone);
  }
  const days = begin.zone === end.zone ? wholeDaysBetween(begin, movedEnd) : null;
  return days ?? moments(from, end.clock(movedEnd.date, end.time), timeZone);
}

/** Returns true if Outlook or a program after its manner marks an entry with times as whole days. */
function isMarkedAllDay(entry: CalendarComponent): boolean {
  const marks = ['X-MICROSOFT-CDO-ALLDAYEVENT', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT'];
  return marks.some((mark) => /^TRUE$/i.test(entry.raw(mark) ?? ''));
}

/** Returns whole days by the clock as written; by the park's clock for times in UTC. */
function markedDays(begin: CalendarTime, end: CalendarTime | null, timeZone: string): Span {
  const wall = ({ date, time, zone, clock }: CalendarTime): WallTime =>
    clock && zone === 'UTC' ? wallTimeIn(clock(date, time), timeZone) : { date, time };
  const first = wall(begin).date;
  if (!end) return wholeDays(first, null);
  const { date, time } = wall(end);
  const isAfter = date > first && (time === '00:00' || time === '');
  return wholeDays(first, isAfter ? addDays(date, -1) : date);
}

/** Returns the minutes of a duration such as PT1H30M, P2D or P1W. */
function minutesOf(text: string): number {
  const [whole, sign, weeks = 0, days = 0, hours = 0, minutes = 0] =
    /^([+-])?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,7}S)?)?$/.exec(text) ??
    [];
  if (whole === undefined || sign === '-')
    throw new Error(`the duration "${text.slice(0, 30)}" is not understood`);
  return ((Number(weeks) * 7 + Number(days)) * 24 + Number(hours)) * 60 + Number(minutes);
}
