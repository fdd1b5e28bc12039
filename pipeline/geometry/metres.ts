import { earthRadiusKm } from '#schemas/rules/distanceBetween.ts';
import type { RoutePoint } from './routePoint.ts';

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

/** Returns the metres from a point to the nearest point of a segment. */
export function distanceToSegment(point: Metres, start: Metres, end: Metres): number {
  const along: Metres = [end[0] - start[0], end[1] - start[1], end[2] - start[2]];
  const toPoint: Metres = [point[0] - start[0], point[1] - start[1], point[2] - start[2]];
  const lengthSquared = dot(along, along);
  const share = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, dot(toPoint, along) / lengthSquared));
  return Math.hypot(
    toPoint[0] - share * along[0],
    toPoint[1] - share * along[1],
    toPoint[2] - share * along[2],
  );
}

function dot(a: Metres, b: Metres): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
