import { useMemo } from 'react';
import { monthOf } from '../../../calendar/seasons.ts';
import { useVisitDays } from '../../../notices/useVisitDays.ts';
import { useVisitTime, type VisitTime } from './useVisitTime.ts';

/**
 * Returns the months of the visitor's dates, first and last, with the avalanche season; the current month alone without
 * dates. What a list recommends follows the dates; warnings follow today, because somebody may go today.
 */
export function useDatesTime(): readonly VisitTime[] {
  const time = useVisitTime();
  const { trip } = useVisitDays();
  return useMemo(
    () => (trip ? [trip.from, trip.to].map((day) => ({ ...time, month: monthOf(day) })) : [time]),
    [time, trip],
  );
}
