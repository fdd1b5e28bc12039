import { type MonthName, monthNames } from '#schemas/rules/months.ts';

/** Days that a weekend or a week may reach beyond the month by which it is named. */
const near = 7;

/** Returns true if a day of the year, MM-DD, lies in one of the months or at most a week beside it. */
export function isNearMonths(day: string, months: readonly MonthName[]): boolean {
  // A leap year has every day.
  const time = Date.parse(`2028-${day}T00:00:00Z`);
  return [-near, 0, near].some((days) => {
    const month = monthNames[new Date(time + days * 86_400_000).getUTCMonth()];
    return month !== undefined && months.includes(month);
  });
}
