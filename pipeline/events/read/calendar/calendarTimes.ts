import { addDays, isCalendarDate } from '../../../time/calendarDate.ts';
import type { CalendarComponent, CalendarProperty } from './calendarComponents.ts';
import { type Clock, clocksOf } from './calendarZones.ts';
import { offsetOf } from '../isoTimes.ts';
import { momentOf } from '../spans.ts';

/** A day, or a day and time by some clock; the clock is null for whole days. */
export interface CalendarTime {
  date: string;
  time: string;
  clock: Clock | null;
  /** Name of the clock; "UTC" for a time with Z, empty for whole days. */
  zone: string;
}

/** Reads the first value of a property. Throws an Error that quotes it as it is written. */
export type TimeReader = (property: CalendarProperty) => CalendarTime;

/**
 * A day, or a day and time, in the basic form of iCalendar or with the hyphens and colons of ISO 8601. Of a period, which
 * has an end or a duration behind a slash, the start counts.
 */
const pattern =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?(?:\/.*)?$/i;

/** Returns the reader of the times of a calendar; those without a zone are told by its own or by the park's clock. */
export function timeReader(calendar: CalendarComponent, parkZone: string): TimeReader {
  const clockOf = clocksOf(calendar, parkZone);
  const floating = floatingClock(calendar.raw('X-WR-TIMEZONE') ?? parkZone, parkZone, clockOf);
  return ({ parameters, values: [written = ''] }) => {
    const [, year, month, day, hour, minute, zoneMark] = pattern.exec(written) ?? [];
    const date = `${year}-${month}-${day}`;
    if (year === undefined) throw new Error(`"${written.slice(0, 40)}" is no day`);
    if (!isCalendarDate(date)) throw new Error(`"${written.slice(0, 40)}" is no day of the calendar`);
    // A value of eight digits is a date, even where no VALUE=DATE says so.
    if (hour === undefined || parameters.value?.toUpperCase() === 'DATE') {
      return { date, time: '', clock: null, zone: '' };
    }
    const time = `${hour}:${minute}`;
    if (time > '24:00' || time.slice(3) > '59') {
      throw new Error(`"${written.slice(0, 40)}" is no time of the day`);
    }
    const wall = time === '24:00' ? { date: addDays(date, 1), time: '00:00' } : { date, time };
    const mark = zoneMark?.toUpperCase();
    if (mark === 'Z') return { ...wall, clock: clockOf('UTC'), zone: 'UTC' };
    if (mark !== undefined) {
      const offset = offsetOf(mark);
      return { ...wall, clock: (onDay, at) => momentOf(onDay, at, 'UTC') - offset, zone: mark };
    }
    if (parameters.tzid === undefined) return { ...wall, ...floating };
    return { ...wall, clock: clockOf(parameters.tzid), zone: parameters.tzid };
  };
}

/** Returns the clock that a calendar names as its own; that of the park if the name is no zone. */
function floatingClock(named: string, parkZone: string, clockOf: (name: string) => Clock) {
  try {
    return { zone: named, clock: clockOf(named) };
  } catch {
    return { zone: parkZone, clock: clockOf(parkZone) };
  }
}
