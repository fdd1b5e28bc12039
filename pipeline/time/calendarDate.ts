const dayMs = 86_400_000;

/** Returns true if a text is a calendar day written YYYY-MM-DD. February 30 is not one. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the day some days after a day, or before it, as YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return dateOf(dayNumber(date) + days);
}

/** Returns the days since January 1, 1970. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

/** Returns the day with a number, as YYYY-MM-DD. */
export function dateOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** Returns the day of the week, 0 for Sunday. */
export function weekdayOf(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}
