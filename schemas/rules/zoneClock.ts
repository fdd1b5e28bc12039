/** The offset of a time zone from an instant on. The first entry of a list also holds for every earlier instant. */
export interface ZoneOffset {
  /** ISO instant in UTC. */
  from: string;
  /** Minutes by which the zone's clock is ahead of UTC. */
  minutes: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Returns the minutes by which the clock of a zone is ahead of UTC at an instant, in milliseconds since 1970. */
export function offsetAt(offsets: readonly ZoneOffset[], instant: number): number {
  const current = offsets.findLast(({ from }) => Date.parse(from) <= instant) ?? offsets[0];
  return current?.minutes ?? 0;
}

/** Returns the calendar date (YYYY-MM-DD) that the clock of a zone shows at an instant. */
export function dateAt(offsets: readonly ZoneOffset[], instant: number): string {
  return new Date(instant + offsetAt(offsets, instant) * minuteMs).toISOString().slice(0, 10);
}

/** Returns the minutes since midnight that the clock of a zone shows at an instant, without seconds. */
export function minutesAt(offsets: readonly ZoneOffset[], instant: number): number {
  const shown = instant + offsetAt(offsets, instant) * minuteMs;
  return Math.floor((((shown % dayMs) + dayMs) % dayMs) / minuteMs);
}

/**
 * Returns the instant, in milliseconds since 1970, at which the clock of a zone shows some minutes after midnight of a
 * date. Of a time that comes twice the first counts; a time that a change skips is read by the clock before the change
 * (RFC 5545, 3.3.5).
 */
export function instantAt(offsets: readonly ZoneOffset[], date: string, minutes: number): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs;
  const before = asUtc - offsetAt(offsets, asUtc - dayMs) * minuteMs;
  const after = asUtc - offsetAt(offsets, asUtc + dayMs) * minuteMs;
  const isRight = (instant: number) => instant + offsetAt(offsets, instant) * minuteMs === asUtc;
  return isRight(before) || !isRight(after) ? before : after;
}
