import { getTimes } from 'suncalc';
import { minutesAt, type ZoneOffset } from '#schemas/rules/zoneClock.ts';
interface Position {
  latitude: number;
  longitude: number;
}

/** Sunrise and sunset in minutes since midnight in the park, or null without one. */
export interface Daylight {
  sunrise: number | null;
  sunset: number | null;
}

/** Returns the daylight at a place on a date, by the formulas of suncalc. */
export function daylight(
  date: string,
  { latitude, longitude }: Position,
  zoneOffsets: readonly ZoneOffset[],
): Daylight {
  // Approximate noon in the park, so that the solar day matches the date.
  const noon = new Date(Date.parse(`${date}T12:00:00Z`) - (longitude / 15) * 3_600_000);
  const { sunrise, sunset } = getTimes(noon, latitude, longitude);
  const minutes = (moment: Date | null) => moment && minutesAt(zoneOffsets, moment.getTime());
  return { sunrise: minutes(sunrise), sunset: minutes(sunset) };
}
