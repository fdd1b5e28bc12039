import type { Site, Trail } from '#schemas/types/published.ts';
import { notRuledOutBySeason } from '../season/seasonalInfo.ts';

const winterMonths = [12, 1, 2];

/** Returns the number of trails, of trails with a winter season, and the total length. */
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
    { value: String(inWinter.length), label: 'with a winter season' },
    { value: `${Math.round(kilometres)} km`, label: 'of trail, return trips counted both ways' },
  ];
}
