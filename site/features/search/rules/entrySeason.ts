import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import type { SearchEntry } from '#schemas/types/published.ts';
import { isBestMonth, monthOf } from '../../../calendar/seasons.ts';

/** State of an entry on a day: in season, outside of its best months, closed, or over. */
export type EntrySeason = 'in' | 'off' | 'closed' | 'over';

/** Returns the state of an entry on a calendar date, YYYY-MM-DD. */
export function entrySeason(
  { open, days, bestMonths }: Pick<SearchEntry, 'open' | 'days' | 'bestMonths'>,
  day: string,
): EntrySeason {
  if (days && days.to < day) return 'over';
  if (open && !isInSeason(day.slice(5), open)) return 'closed';
  return bestMonths.length === 0 || isBestMonth(bestMonths, monthOf(day)) ? 'in' : 'off';
}
