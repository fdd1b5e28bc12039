import { useContext, useMemo } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { monthNames, monthOf, type MonthNumber } from '../../../calendar/seasons.ts';
import { useToday, useTripDates } from '../../../tripDates/tripDates.ts';
import { notRuledOutBySeason, type SeasonFacts } from './seasonalInfo.ts';
import { SiteContext } from '../../../ui/SiteContext.ts';

/** A month, the half of the earth, and the avalanche season: all that the season of a trail depends on. */
export interface SeasonTime {
  month: MonthNumber;
  hemisphere: Site['hemisphere'];
  avalanche: Site['avalanche'];
}

/** Offsets before the guide is known. */
const utc: Site['zoneOffsets'] = [];

/** Until the site data is loaded, every month counts as avalanche season. */
const always: Site['avalanche'] = { months: [...monthNames], bulletin: null };

/** Returns the current month in the park and the avalanche season. */
export function useSeasonTime(): SeasonTime {
  const {
    zoneOffsets = utc,
    builtOn = '1970-01-01',
    hemisphere = 'north',
    avalanche = always,
  } = useContext(SiteContext);
  const month = monthOf(useToday({ zoneOffsets, builtOn }));
  return useMemo(() => ({ month, hemisphere, avalanche }), [month, hemisphere, avalanche]);
}

/**
 * Returns the months of the trip dates, first and last, with the avalanche season; the current month alone without
 * dates. What a list recommends follows the dates; warnings follow today, because somebody may go today.
 */
export function useTripSeasons(): readonly SeasonTime[] {
  const time = useSeasonTime();
  const { trip } = useTripDates();
  return useMemo(
    () => (trip ? [trip.from, trip.to].map((day) => ({ ...time, month: monthOf(day) })) : [time]),
    [time, trip],
  );
}

/** Returns true if season or danger rules a trail out at all of these times. */
export function isRuledOutAt(trail: SeasonFacts, times: readonly SeasonTime[]): boolean {
  return times.every((time) => !notRuledOutBySeason(trail, time));
}
