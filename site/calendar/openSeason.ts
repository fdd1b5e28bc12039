import { dayOfYearText } from '#schemas/rules/dayOfYear.ts';
import { isOpenOn } from '#schemas/rules/isOpenOn.ts';
import { nextDayOfYear } from '#schemas/rules/nextDayOfYear.ts';
import type { OpenSeason } from '#schemas/types/published.ts';
import { monthNames, type MonthName } from './seasons.ts';
import type { VisitDays } from './visitDays.ts';

/** Returns the part of a month in words, because the days of a season are those of a usual year: "mid-June". */
function aboutText(day: string): string {
  const date = Number(day.slice(3));
  const part = date <= 10 ? 'early ' : date <= 20 ? 'mid-' : 'late ';
  return part + dayOfYearText(day).split(' ')[0];
}

/** Returns the first and the last day that a visitor asks about: those of the trip, otherwise today. */
export const askedDays = ({ today, trip }: VisitDays) => trip ?? { from: today, to: today };

/** Returns true if a place is closed on all days of the trip, or today without one. */
export function isClosedOn(open: OpenSeason | null | undefined, days: VisitDays): boolean {
  const { from, to } = askedDays(days);
  return !!open && !isOpenOn(open, from) && nextDayOfYear(open.from, from) > to;
}

/** Returns when a place opens that is closed on the first day, or when it closes during the trip; otherwise null. */
export function seasonLine(open: OpenSeason | null | undefined, days: VisitDays): string | null {
  if (!open) return null;
  const { from, to } = askedDays(days);
  if (!isOpenOn(open, from)) return `Opens ${aboutText(open.from)}`;
  return nextDayOfYear(open.to, from) < to ? `Closes ${aboutText(open.to)}` : null;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns months in words: "November to June" if they follow each other, over the new year too; else one after the
 * other.
 */
export function monthSpan(months: readonly MonthName[]): string {
  const held = monthNames.map((name) => months.includes(name));
  const names = monthNames.filter((_, index) => held[index]);
  if (names.length === 12) return 'January to December';
  const first = monthNames.filter((_, index) => held[index] && !held[(index + 11) % 12]);
  const last = monthNames.filter((_, index) => held[index] && !held[(index + 1) % 12]);
  const [from] = first;
  const [to] = last;
  if (first.length !== 1 || !from || !to || names.length < 3) return names.map(capital).join(', ');
  return `${capital(from)} to ${capital(to)}`;
}
