import { monthNames, type MonthName } from '#schemas/rules/months.ts';

/** Returns the days of a month of a leap year as MM-DD. */
export function daysOfMonth(month: MonthName): string[] {
  const index = monthNames.indexOf(month);
  const length = new Date(Date.UTC(2028, index + 1, 0)).getUTCDate();
  return Array.from({ length }, (_, day) =>
    new Date(Date.UTC(2028, index, day + 1)).toISOString().slice(5, 10),
  );
}
