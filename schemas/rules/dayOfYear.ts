/** Returns true if a day of the year, MM-DD, lies in a season. A season may contain the turn of the year. */
export function isInSeason(day: string, { from, to }: { from: string; to: string }): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}
