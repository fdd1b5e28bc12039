import { UsageError } from './usageError.ts';

/**
 * The calendar date a build counts as today, by the time zone of the park: the one given as option, else that of
 * LARCH_TODAY, else that of the clock, which is read here and nowhere else.
 */
export function todayFrom(option: string | undefined): (timeZone: string) => string {
  const given = option ?? process.env.LARCH_TODAY;
  if (given !== undefined) {
    const isDate = /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
    if (!isDate) throw new UsageError(`today must be a date written as YYYY-MM-DD (got "${given}")`);
    return () => given;
  }
  const now = new Date();
  // The Swedish locale writes dates as YYYY-MM-DD.
  return (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}
