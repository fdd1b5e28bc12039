import { useContext } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { type MonthNumber, monthNames, monthOf } from '../../../calendar/seasons.ts';
import { useToday } from '../../../calendar/useToday.ts';
import { SiteContext } from '../../../ui/SiteContext.ts';

/** The moment of a visit, as far as walks depend on it. */
export interface VisitTime {
  month: MonthNumber;
  avalanche: Site['avalanche'];
}

/** Before the guide is known, avalanches are a danger in every month. */
const always: Site['avalanche'] = { months: [...monthNames], bulletin: null };

/** The month in the park, and its months of avalanches. */
export function useVisitTime(): VisitTime {
  const { timeZone = 'UTC', builtOn = '1970-01-01', avalanche = always } = useContext(SiteContext);
  return { month: monthOf(useToday({ timeZone, builtOn })), avalanche };
}
