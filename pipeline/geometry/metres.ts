import { earthRadiusKm } from '#schemas/rules/distanceBetween.ts';
import type { RoutePoint } from './line.ts';

/** Metres in a degree of latitude. */
const perDegree = (earthRadiusKm * 1000 * Math.PI) / 180;

export type Metres = [east: number, north: number, up: number];

/**
 * Returns the metres from the first point on a plane that touches the globe there. Over a day's walk the error is below
 * 0.1 %.
 */
export function inMetres(points: readonly RoutePoint[]): Metres[] {
  const [first] = points;
  if (!first) return [];
  const shrink = Math.cos((first.lat * Math.PI) / 180);
  const hasElevations = points.every(({ elevation }) => elevation !== null);
  return points.map(({ lat, lng, elevation }) => [
    (lng - first.lng) * perDegree * shrink,
    (lat - first.lat) * perDegree,
    hasElevations ? (elevation ?? 0) : 0,
  ]);
}

/**
 * Returns the metres from a point to the nearest point of a segment. It takes most of the time in which lines are
 * simplified, so it makes no arrays and no call of `Math.hypot`, which is ten times slower.
 */
export function distanceToSegment(point: Metres, start: Metres, end: Metres): number {
  const alongEast = end[0] - start[0];
  const alongNorth = end[1] - start[1];
  const alongUp = end[2] - start[2];
  const east = point[0] - start[0];
  const north = point[1] - start[1];
  const up = point[2] - start[2];
  const lengthSquared = alongEast * alongEast + alongNorth * alongNorth + alongUp * alongUp;
  const dot = east * alongEast + north * alongNorth + up * alongUp;
  const share = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, dot / lengthSquared));
  const awayEast = east - share * alongEast;
  const awayNorth = north - share * alongNorth;
  const awayUp = up - share * alongUp;
  return Math.sqrt(awayEast * awayEast + awayNorth * awayNorth + awayUp * awayUp);
}
