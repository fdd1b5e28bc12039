const day = 86_400_000;

/** Returns the date a number of days after another, YYYY-MM-DD, independent of clock changes. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** Returns the number of days of a trip, both dates included, at least one. */
export function tripLength(startDate: string, endDate: string): number {
  return Math.max(1, Math.round((Date.parse(endDate) - Date.parse(startDate)) / day) + 1);
}

/** Returns the dates of a trip; the length must be within the limit. */
export function tripDates(startDate: string, endDate: string): string[] {
  return Array.from({ length: tripLength(startDate, endDate) }, (_, index) => addDays(startDate, index));
}

/** Returns true if a text is a calendar date, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDaysOrNull(text) === text;
}

function addDaysOrNull(date: string): string | null {
  return Number.isNaN(Date.parse(date)) ? null : addDays(date, 0);
}
