import { isCalendarDate } from '../../time/calendarDate.ts';
import { UsageError } from './usageError.ts';

/**
 * Returns the calendar date a build counts as today, by the time zone of the park: the one given as option, else that
 * of LARCH_TODAY, else that of the clock, which is read here and nowhere else.
 */
export function todayFrom(option: string | undefined): (timeZone: string) => string {
  const given = option ?? process.env.LARCH_TODAY;
  if (given !== undefined) {
    if (!isCalendarDate(given)) {
      const name = option === undefined ? 'LARCH_TODAY' : '--today';
      throw new UsageError(`${name} must be a day of the calendar, written as YYYY-MM-DD (got "${given}")`);
    }
    return () => given;
  }
  const now = new Date();
  // The Swedish locale writes dates as YYYY-MM-DD.
  return (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}
