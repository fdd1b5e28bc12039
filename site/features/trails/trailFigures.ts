import type { Trail } from '#schemas/types/published.ts';

/** What there is to walk, in three numbers. */
export function trailFigures(trails: Trail[]): { value: string; label: string }[] {
  const kilometres = trails.reduce((sum, trail) => sum + trail.distanceKm, 0);
  return [
    { value: String(trails.length), label: 'trails' },
    {
      value: String(trails.filter((trail) => trail.winterAccessible).length),
      label: 'not ruled out in winter',
    },
    { value: `${Math.round(kilometres)} km`, label: 'to walk, ways back included' },
  ];
}
