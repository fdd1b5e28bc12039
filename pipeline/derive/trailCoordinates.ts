import type { TrailCoordinates } from '#schemas/types/published.ts';
import type { LinePoint, TrailLine } from '../validate/trailLine.ts';

/**
 * The coordinates file: the points of every trail that is drawn whole, by slug. Trails that stand in for another
 * under the alias table are keys of their own, unless the borrowed line shows only a part of the walk. A point
 * without elevation has no such key.
 */
export function trailCoordinates(lines: ReadonlyMap<string, TrailLine | null>): TrailCoordinates {
  const whole = [...lines].flatMap(([slug, line]) => (line?.covers === 'full' ? [{ slug, line }] : []));
  return Object.fromEntries(whole.map(({ slug, line }) => [slug, line.points.map(toCoordinates)]));
}

function toCoordinates(point: LinePoint): TrailCoordinates[string][number] {
  const { lat, lng, elevation } = point;
  return elevation === null ? { lat, lng } : { lat, lng, elevation };
}
