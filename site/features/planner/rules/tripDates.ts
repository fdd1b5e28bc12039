const day = 86_400_000;

/** The calendar date some days after another, YYYY-MM-DD; clocks that change make no difference. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** Counts the days of a trip: those between its dates plus one, at least one. */
export function tripLength(startDate: string, endDate: string): number {
  return Math.max(1, Math.round((Date.parse(endDate) - Date.parse(startDate)) / day) + 1);
}

/** Returns the calendar dates of a trip whose length is known to be within reason. */
export function tripDates(startDate: string, endDate: string): string[] {
  return Array.from({ length: tripLength(startDate, endDate) }, (_, index) => addDays(startDate, index));
}

/** Whether a text is a date of the calendar, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDaysOrNull(text) === text;
}

function addDaysOrNull(date: string): string | null {
  return Number.isNaN(Date.parse(date)) ? null : addDays(date, 0);
}
