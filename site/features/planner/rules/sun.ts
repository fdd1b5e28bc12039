import { getTimes } from 'suncalc';
import { minutesOf } from './clock.ts';
import type { Position } from './roads.ts';

/** Sunrise and sunset in minutes since midnight in the park; null where the sun does not rise or set that day. */
export interface Daylight {
  sunrise: number | null;
  sunset: number | null;
}

/** Daylight at a place on a calendar date, by suncalc's formulas. */
export function daylight(date: string, { latitude, longitude }: Position, timeZone: string): Daylight {
  // Noon in the park, roughly, so that the solar day is that of the date.
  const noon = new Date(Date.parse(`${date}T12:00:00Z`) - (longitude / 15) * 3_600_000);
  const { sunrise, sunset } = getTimes(noon, latitude, longitude);
  const minutes = (moment: Date | null) => moment && minutesOf(clockIn(timeZone).format(moment));
  return { sunrise: minutes(sunrise), sunset: minutes(sunset) };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A clock in a time zone; to make one takes longer than all else here. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}
