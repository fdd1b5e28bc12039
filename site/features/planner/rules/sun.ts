import { getTimes } from 'suncalc';
import { minutesOf } from './clock.ts';
import type { Position } from './roads.ts';

/** Sunrise and sunset in minutes since midnight in the park, or null without one. */
export interface Daylight {
  sunrise: number | null;
  sunset: number | null;
}

/** Returns the daylight at a place on a date, by the formulas of suncalc. */
export function daylight(date: string, { latitude, longitude }: Position, timeZone: string): Daylight {
  // Approximate noon in the park, so that the solar day matches the date.
  const noon = new Date(Date.parse(`${date}T12:00:00Z`) - (longitude / 15) * 3_600_000);
  const { sunrise, sunset } = getTimes(noon, latitude, longitude);
  const minutes = (moment: Date | null) => moment && minutesOf(clockIn(timeZone).format(moment));
  return { sunrise: minutes(sunrise), sunset: minutes(sunset) };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns a formatter of a time zone, cached because creating one is slow. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}
