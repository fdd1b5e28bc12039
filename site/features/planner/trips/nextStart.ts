import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import type { ReadyTrip } from '#schemas/types/published.ts';
import { monthNames, monthOf } from '../../../calendar/seasons.ts';
import { addDays } from '../rules/tripDates.ts';

/** Days after which every day of the year has come, leap days too. */
const longestWait = 366 * 8;

/** Returns the first date from today on that lies in the months of a trip and in its best days to start. */
export function nextStart({ months, starts }: Pick<ReadyTrip, 'months' | 'starts'>, today: string): string {
  for (let wait = 0; wait <= longestWait; wait += 1) {
    const date = addDays(today, wait);
    const month = monthNames[monthOf(date) - 1];
    if (month && months.includes(month) && (!starts || isInSeason(date.slice(5), starts))) return date;
  }
  return today;
}
