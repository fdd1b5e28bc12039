import type { Trail } from '#schemas/types/published.ts';

/** Returns the number of trails, of those recommended in winter, and the total length, there and back. */
export function trailFigures(
  trails: Pick<Trail, 'distanceKm' | 'winterState'>[],
): { value: string; label: string }[] {
  const kilometres = trails.reduce((sum, trail) => sum + trail.distanceKm, 0);
  const inWinter = trails.filter(({ winterState }) => winterState === 'recommended');
  return [
    { value: String(trails.length), label: 'trails' },
    { value: String(inWinter.length), label: 'winter walks' },
    { value: `${Math.round(kilometres)} km`, label: 'return' },
  ];
}
