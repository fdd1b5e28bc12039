/** Returns true if a text in the form MM-DD is a day of the calendar; February 29 is one. */
export function isDayOfYear(text: string): boolean {
  // A leap year has every day.
  const date = new Date(`2028-${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === text;
}
