import { useContext } from 'react';
import { type VisitDays, VisitDaysContext } from '../calendar/visitDays.ts';
import { SiteContext } from '../ui/SiteContext.ts';

/** Returns today in the park and the days of the trip; the day of the build until they are known. */
export function useVisitDays(): VisitDays {
  const { builtOn = '1970-01-01' } = useContext(SiteContext);
  return useContext(VisitDaysContext) ?? { today: builtOn, trip: null };
}
