import { distanceBetween, type Place } from '#schemas/rules/distanceBetween.ts';

/** The line of a trail is measured by several rules and by what is published of it. */
const measured = new WeakMap<readonly Place[], readonly number[]>();

/**
 * Returns the kilometres walked from the first point to each point of a line. The same list of points is measured
 * once.
 */
export function distancesAlong(points: readonly Place[]): readonly number[] {
  const known = measured.get(points);
  if (known) return known;
  let walked = 0;
  let previous: Place | null = null;
  const distances = points.map((point) => {
    if (previous) walked += distanceBetween(previous, point);
    previous = point;
    return walked;
  });
  measured.set(points, distances);
  return distances;
}
