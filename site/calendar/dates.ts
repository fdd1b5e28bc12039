/** Returns the date a number of days after another, YYYY-MM-DD, independent of clock changes. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns true if a value is a calendar date, YYYY-MM-DD. */
export function isDate(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    addDays(value, 0) === value
  );
}
