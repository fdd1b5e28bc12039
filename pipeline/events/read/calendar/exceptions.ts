import { wallTimeIn } from '#schemas/rules/zonedTime.ts';
import type { CalendarTime } from './calendarTimes.ts';

/** Occurrences of a series that an exception or a change means. */
export interface ExceptionMatch {
  occurrences: readonly CalendarTime[];
  /** True if no moment is the same, and the occurrence of the same local day was taken. */
  isAssumed: boolean;
}

const noMatch: ExceptionMatch = { occurrences: [], isAssumed: false };

/**
 * Returns a function that finds the occurrences which an exception means. In a series of whole days it counts by its date,
 * in whatever zone it is written; a moment in UTC counts by the day of the park. In a series with times the same moment
 * counts, and a day alone means all of that day. Calendars that were written with older data of a zone miss the moment;
 * then the nearest occurrence of the same local day counts.
 */
export function matchExceptions(
  occurrences: readonly CalendarTime[],
  timeZone: string,
): (exception: CalendarTime) => ExceptionMatch {
  const parkDay = (moment: number) => wallTimeIn(moment, timeZone).date;
  const byDay = Map.groupBy(occurrences, ({ date }) => date);
  const timed = occurrences.flatMap((occurrence) => {
    const { clock, date, time } = occurrence;
    return clock ? [{ occurrence, moment: clock(date, time) }] : [];
  });
  const byMoment = Map.groupBy(timed, ({ moment }) => moment);

  return ({ date, time, clock, zone }) => {
    const onDay = byDay.get(date);
    if (clock === null) return onDay ? { occurrences: onDay, isAssumed: false } : noMatch;
    const moment = clock(date, time);
    if (timed.length === 0) {
      const inPark = zone === 'UTC' ? byDay.get(parkDay(moment)) : onDay;
      if (inPark) return { occurrences: inPark, isAssumed: false };
      return onDay ? { occurrences: onDay, isAssumed: true } : noMatch;
    }
    const same = byMoment.get(moment);
    if (same) return { occurrences: same.map(({ occurrence }) => occurrence), isAssumed: false };
    // Another time by the same clock is another time; only a difference between clocks can come of old zone data.
    const others = timed.filter(({ occurrence }) => occurrence.zone !== zone);
    const near = others.filter((each) =>
      zone === 'UTC' ? parkDay(each.moment) === parkDay(moment) : each.occurrence.date === date,
    );
    const [nearest] = near.toSorted((a, b) => Math.abs(a.moment - moment) - Math.abs(b.moment - moment));
    return nearest ? { occurrences: [nearest.occurrence], isAssumed: true } : noMatch;
  };
}
