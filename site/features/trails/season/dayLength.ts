import type { Daylight } from '../../../calendar/daylight.ts';

/** Returns the daylight of a day in words, "08:12 to 16:45, 8 h 33 min"; null where the sun does not rise or set. */
export function dayLength({ sunrise, sunset }: Daylight): string | null {
  if (sunrise === null || sunset === null) return null;
  const [from, to] = [Math.round(sunrise), Math.round(sunset)];
  const length = to - from;
  return `${clock(from)} to ${clock(to)}, ${Math.floor(length / 60)} h ${length % 60} min`;
}

/** Returns minutes since midnight as a time of day. */
function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
