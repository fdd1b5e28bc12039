import { type MonthName, monthNames } from './months.ts';

const labels = monthNames.map((name) => name.charAt(0).toUpperCase() + name.slice(1));

/** Returns the parts of a date, YYYY-MM-DD, or of a day of the year, MM-DD. */
function partsOf(date: string): { day: number; month: string; year: string | undefined } {
  const [day, month, year] = date.split('-').toReversed();
  return { day: Number(day), month: labels[Number(month) - 1] ?? '', year };
}

/** Formats a date, or a day of the year: "July 10, 2027", "July 10". */
export function dayText(date: string): string {
  const { day, month, year } = partsOf(date);
  return `${month} ${day}${year === undefined ? '' : `, ${year}`}`;
}

/** Formats a date without its year, in short: "Jul 10". */
export function shortDayText(date: string): string {
  const { day, month } = partsOf(date);
  return `${month.slice(0, 3)} ${day}`;
}

/** Formats one day or a range: "Nov 21, 2026", "Nov 21–22, 2026", "Jan 17 – Feb 3, 2027". */
export function dateRangeText(startDate: string, endDate: string | null = null): string {
  const start = partsOf(startDate);
  const startText = shortDayText(startDate);
  if (!endDate || endDate === startDate) return `${startText}, ${start.year}`;
  const end = partsOf(endDate);
  const sameYear = start.year === end.year;
  if (sameYear && start.month === end.month) return `${startText}–${end.day}, ${end.year}`;
  return `${startText}${sameYear ? '' : `, ${start.year}`} – ${shortDayText(endDate)}, ${end.year}`;
}

/** Formats the part of the month of a date, or of a day of the year: "early June", "mid-June", "late June". */
export function partOfMonthText(date: string): string {
  const { day, month } = partsOf(date);
  return (day <= 10 ? 'early ' : day <= 20 ? 'mid-' : 'late ') + month;
}

/** Formats months: "November to June" if three or more follow each other, over the new year too; else one by one. */
export function monthSpan(months: readonly MonthName[]): string {
  const inMonths = monthNames.map((name) => months.includes(name));
  const names = labels.filter((_, index) => inMonths[index]);
  if (names.length === 12) return 'January to December';
  const first = labels.filter((_, index) => inMonths[index] && !inMonths[(index + 11) % 12]);
  const last = labels.filter((_, index) => inMonths[index] && !inMonths[(index + 1) % 12]);
  return first.length === 1 && names.length > 2 ? `${first[0]} to ${last[0]}` : names.join(', ');
}
