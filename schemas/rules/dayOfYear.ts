import { monthNames } from './months.ts';

/** Returns a day of the year, MM-DD, in words: "June 1". */
export function dayOfYearText(day: string): string {
  const [month = '', date = ''] = day.split('-');
  const name = monthNames[Number(month) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${Number(date)}`;
}

/** Returns true if a day of the year, MM-DD, lies in a season. A season may contain the turn of the year. */
export function isInSeason(day: string, { from, to }: { from: string; to: string }): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
