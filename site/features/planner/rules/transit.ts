import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import { isOpenOn } from './suitability.ts';

type TransitLink = PlannerPlace['transit'][number];

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

/** Returns the way by bus as a note: "Roam 8X to Lake Louise Lakeshore, 200 m on foot." */
export function transitNote({ line, stop, walkM }: TransitLink): string {
  const walk = Math.round(walkM / 50) * 50;
  return walk > 0 ? `${line} to ${stop}, ${walk} m on foot.` : `${line} to ${stop}.`;
}
