/** Returns the first calendar date, YYYY-MM-DD, on or after a date that falls on a day of the year, MM-DD. */
export function nextDayOfYear(day: string, from: string): string {
  const year = Number(from.slice(0, 4)) + (day < from.slice(5) ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${day}`;
}
