/**
 * Returns the instant of a date, YYYY-MM-DD, plus minutes after midnight in a time zone. A time skipped by a clock
 * change moves later by the skipped amount; of a repeated time, the first counts.
 */
export function momentIn(timeZone: string, date: string, minutes: number): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const before = asUtc - offsetAt(timeZone, asUtc - dayMs);
  const after = asUtc - offsetAt(timeZone, asUtc + dayMs);
  const fits = (moment: number) => moment + offsetAt(timeZone, moment) === asUtc;
  return new Date(fits(before) || !fits(after) ? before : after);
}

const dayMs = 86_400_000;

/** Returns the UTC offset of a time zone at an instant, in milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(moment / 1000) * 1000;
}
