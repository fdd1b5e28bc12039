import type { TrailCoordinates } from '#schemas/types/published.ts';
import type { LinePoint, TrailLine } from '../../content/trailLines.ts';

/**
 * Returns the coordinates file: the points of every trail that is drawn whole, by slug. Trails that share the line of
 * another under the alias table are keys of their own, unless the borrowed line shows only a part of the walk; so are
 * the names that a trail had before. A point without elevation has no such key.
 */
export function trailCoordinates(
  lines: ReadonlyMap<string, TrailLine | null>,
  formerSlugs: ReadonlyMap<string, string>,
): TrailCoordinates {
  const known = [...formerSlugs].map(([former, slug]) => [former, lines.get(slug) ?? null] as const);
  const whole = [...lines, ...known].flatMap(([slug, line]) =>
    line?.covers === 'full' ? [{ slug, line }] : [],
  );
  return Object.fromEntries(whole.map(({ slug, line }) => [slug, line.points.map(toCoordinates)]));
}

function toCoordinates(point: LinePoint): TrailCoordinates[string][number] {
  const { lat, lng, elevation } = point;
  return elevation === null ? { lat, lng } : { lat, lng, elevation };
}
