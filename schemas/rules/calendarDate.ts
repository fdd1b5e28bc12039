import { monthNames, type MonthName } from './months.ts';

const dayMs = 86_400_000;

/** Returns true if a value is a calendar day written YYYY-MM-DD. February 30 is not one. */
export function isCalendarDate(value: string): boolean;
export function isCalendarDate(value: unknown): value is string;
export function isCalendarDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const number = dayNumber(value);
  return !Number.isNaN(number) && dateOf(number) === value;
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
function dateOf(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** Returns the days of a month of a leap year as MM-DD. */
export function daysOfMonth(month: MonthName): string[] {
  const index = monthNames.indexOf(month);
  const length = new Date(Date.UTC(2028, index + 1, 0)).getUTCDate();
  return Array.from({ length }, (_, day) =>
    new Date(Date.UTC(2028, index, day + 1)).toISOString().slice(5, 10),
  );
}
