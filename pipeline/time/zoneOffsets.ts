import type { ZoneOffset } from '#schemas/rules/zoneClock.ts';
import { addDays } from '#schemas/rules/calendarDate.ts';
import { wallTimeIn } from '#schemas/rules/zonedTime.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Days before and after the day of the build for which offsets are published: a month back, two years ahead. */
const daysBack = 31;
const daysAhead = 731;

/**
 * Returns the offsets of a zone by this Node's zone data, from a month before `today` to two years after it. Devices with
 * older zone data compute with these, so that they show the same clock as the build.
 */
export function zoneOffsets(timeZone: string, today: string): ZoneOffset[] {
  const start = Date.parse(`${addDays(today, -daysBack)}T00:00:00Z`);
  const end = Date.parse(`${addDays(today, daysAhead)}T00:00:00Z`);
  const offsets = [entry(start, timeZone)];
  for (let day = start; day < end; day += dayMs) {
    const next = day + dayMs;
    if (minutesAhead(next, timeZone) !== minutesAhead(day, timeZone))
      offsets.push(entry(changeBetween(day, next, timeZone), timeZone));
  }
  return offsets;
}

function entry(instant: number, timeZone: string): ZoneOffset {
  return {
    from: new Date(instant).toISOString().replace('.000', ''),
    minutes: minutesAhead(instant, timeZone),
  };
}

/** Returns the first minute with another offset than at `before`, by halving. */
function changeBetween(before: number, after: number, timeZone: string): number {
  const old = minutesAhead(before, timeZone);
  let [low, high] = [before, after];
  while (high - low > minuteMs) {
    const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
    if (minutesAhead(middle, timeZone) === old) low = middle;
    else high = middle;
  }
  return high;
}

function minutesAhead(instant: number, timeZone: string): number {
  const { date, time } = wallTimeIn(instant, timeZone);
  return (Date.parse(`${date}T${time}:00Z`) - instant) / minuteMs;
}
