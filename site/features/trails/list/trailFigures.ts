import type { Site, Trail } from '#schemas/types/published.ts';
import { notRuledOutBySeason } from '../season/seasonalInfo.ts';

const winterMonths = [12, 1, 2];

/** What there is to walk, in three numbers. */
export function trailFigures(
  trails: Trail[],
  avalanche: Site['avalanche'],
): { value: string; label: string }[] {
  const kilometres = trails.reduce((sum, trail) => sum + trail.distanceKm, 0);
  const inWinter = trails.filter((trail) =>
    winterMonths.every((month) => notRuledOutBySeason(trail, { month, avalanche })),
  );
  return [
    { value: String(trails.length), label: 'trails' },
    { value: String(inWinter.length), label: 'not ruled out in winter' },
    { value: `${Math.round(kilometres)} km`, label: 'to walk, ways back included' },
  ];
}
