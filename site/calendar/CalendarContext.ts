import { createContext, useContext } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { type MonthNumber, monthNames, monthOf } from './seasons.ts';
import { useToday } from './useToday.ts';

/** What tells the day in the park, and when avalanches are a danger there. Before the guide is known they always are. */
export const CalendarContext = createContext<Pick<Site, 'timeZone' | 'builtOn' | 'avalanche'>>({
  timeZone: 'UTC',
  builtOn: '1970-01-01',
  avalanche: { months: [...monthNames], bulletin: null },
});

/** The moment of a visit, as far as walks depend on it. */
export interface VisitTime {
  month: MonthNumber;
  avalanche: Site['avalanche'];
}

/** The month in the park, and its months of avalanches. */
export function useVisitTime(): VisitTime {
  const calendar = useContext(CalendarContext);
  return { month: monthOf(useToday(calendar)), avalanche: calendar.avalanche };
}
