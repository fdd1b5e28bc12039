import type { OpenSeason } from '../types/published.ts';
import { isInSeason } from './dayOfYear.ts';

/** Returns true if a season contains a date, YYYY-MM-DD. The season may span the new year; null is all year. */
export function isOpenOn(open: OpenSeason | null, date: string): boolean {
  return !open || isInSeason(date.slice(5), open);
}
