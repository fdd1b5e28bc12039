import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { isOpenOn } from '#schemas/rules/isOpenOn.ts';

export type TransitLink = PlannerPlace['transit'][number];

/** Returns the bus or shuttle to a place that runs on a date, the one with the nearest stop, or null. */
export function transitOn(
  { transit }: Pick<PlannerPlace | PlannerStay, 'transit'>,
  date: string,
): TransitLink | null {
  let nearest: TransitLink | null = null;
  for (const link of transit)
    if (isOpenOn(link.season, date) && (!nearest || link.walkM < nearest.walkM)) nearest = link;
  return nearest;
}

/** Returns true if one line serves two places on a date. */
export function shareLine(
  a: Pick<PlannerPlace | PlannerStay, 'transit'>,
  b: Pick<PlannerPlace | PlannerStay, 'transit'>,
  date: string,
): boolean {
  const linesOf = ({ transit }: typeof a) =>
    transit.filter(({ season }) => isOpenOn(season, date)).map(({ line }) => line);
  const lines = new Set(linesOf(a));
  return linesOf(b).some((line) => lines.has(line));
}

/** Returns the way by bus as a note: "Line 1 to Far Lake, 200 m on foot." A line may be named after its end. */
export function transitNote({ line, stop, walkM }: TransitLink): string {
  const walk = Math.round(walkM / 50) * 50;
  const ride = line.includes(' to ') ? `${line}, stop ${stop}` : `${line} to ${stop}`;
  return walk > 0 ? `${ride}, ${walk} m on foot.` : `${ride}.`;
}
