/** A day and a time on a clock, YYYY-MM-DD and HH:MM. */
export interface WallTime {
  date: string;
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Returns the clock of a time zone; null when this Node knows no such zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null;
  try {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    // The only way to ask: an unknown zone throws.
    format = null;
  }
  formats.set(timeZone, format);
  return format;
}

/** Returns true if a name is that of an IANA time zone. */
export function isKnownZone(timeZone: string): boolean {
  return clockOf(timeZone) !== null;
}

/**
 * Returns the clock time of a time zone at a moment, given in milliseconds since 1970. Throws a RangeError for an
 * unknown zone.
 */
export function wallTimeIn(moment: number, timeZone: string): WallTime {
  const clock = clockOf(timeZone);
  if (!clock) throw new RangeError(`there is no time zone ${timeZone}`);
  const [date = '', time = ''] = clock.format(moment).split(' ');
  return { date, time: time.slice(0, 5) };
}

/** Returns the moment at which the clock of a time zone shows a day and a time, HH:MM (24:00 for the end of the day). */
export function instantOf(date: string, time: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantAt(date, hours * 60 + minutes, timeZone);
}

/**
 * Returns the moment, in milliseconds since 1970, at which the clock of a time zone shows a number of minutes after
 * midnight. Of an hour that comes twice the first counts. A time that a change skips is read by the clock before the
 * change (RFC 5545, 3.3.5).
 */
export function instantAt(date: string, minutesOfDay: number, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutesOfDay * 60_000;
  const dayMs = 86_400_000;
  const before = asUtc - offsetAt(asUtc - dayMs, timeZone);
  const after = asUtc - offsetAt(asUtc + dayMs, timeZone);
  if (before === after) return before;
  // One of the two is right on each side of a change; before it where both are, or neither is.
  const isRight = (moment: number) => moment + offsetAt(moment, timeZone) === asUtc;
  return isRight(before) || !isRight(after) ? before : after;
}

/** Returns the milliseconds by which the clock of a zone is ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = wallTimeIn(moment, timeZone);
  const minute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${date}T${time}:00Z`) - minute;
}
