import { type MonthName, monthNames } from '#schemas/rules/months.ts';
import type { Site } from '#schemas/types/published.ts';

/** A month as 1 (January) to 12. */
export type MonthNumber = number;

export type Season = 'winter' | 'spring' | 'summer' | 'fall';

export { monthNames, type MonthName };

/** Returns the month of a date written YYYY-MM-DD. */
export function monthOf(date: string): MonthNumber {
  return Number(date.slice(5, 7));
}

type Hemisphere = Site['hemisphere'];

/** Returns the month of the northern half of the earth with the same season. */
function northernMonth(month: MonthNumber, hemisphere: Hemisphere): MonthNumber {
  return hemisphere === 'north' ? month : ((month + 5) % 12) + 1;
}

/**
 * Returns the season of the site, trails and maps: winter is December to February in the north, and three months each
 * follow.
 */
export function siteSeason(monthThere: MonthNumber, hemisphere: Hemisphere): Season {
  const month = northernMonth(monthThere, hemisphere);
  if (month === 12 || month <= 2) return 'winter';
  if (month <= 5) return 'spring';
  return month <= 8 ? 'summer' : 'fall';
}

/**
 * Returns the season of the trip planner's advice: in the north winter from November to February, spring to May, summer
 * to September, fall in October.
 */
export function plannerSeason(monthThere: MonthNumber, hemisphere: Hemisphere): Season {
  const month = northernMonth(monthThere, hemisphere);
  if (month >= 11 || month <= 2) return 'winter';
  if (month <= 5) return 'spring';
  return month <= 9 ? 'summer' : 'fall';
}

const labels = { winter: 'Winter', spring: 'Spring', summer: 'Summer', fall: 'Fall' } as const;

/** Returns the season label of an event by the month of its start. */
export function eventSeasonLabel(month: MonthNumber, hemisphere: Hemisphere): (typeof labels)[Season] {
  return labels[siteSeason(month, hemisphere)];
}

/** Returns true if a record lists a month among its best ones. */
export function isBestMonth(bestMonths: readonly string[], month: MonthNumber): boolean {
  const name = monthNames[month - 1];
  return name !== undefined && bestMonths.includes(name);
}

/** Returns true if a month is one in which avalanches are a danger. */
export function isAvalancheMonth(month: MonthNumber, avalancheMonths: readonly MonthName[]): boolean {
  const name = monthNames[month - 1];
  return name !== undefined && avalancheMonths.includes(name);
}
