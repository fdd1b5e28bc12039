import type { NoticeLine } from '#schemas/types/published.ts';
import type { VisitDays } from '../calendar/visitDays.ts';

/** Returns the texts of the closures and restrictions in force today, or on the visitor's dates with these words. */
export function linesInForce(restrictions: readonly NoticeLine[], { today, trip }: VisitDays): string[] {
  const holds = ({ days }: NoticeLine, first: string, last: string) =>
    days.some(({ from, to }) => from <= last && first <= to);
  return restrictions.flatMap((line) => {
    if (holds(line, today, today)) return [line.text];
    return trip && holds(line, trip.from, trip.to) ? [`${line.text} (on your dates)`] : [];
  });
}
