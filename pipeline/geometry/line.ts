import { bboxClip, lineString, polygon } from '@turf/turf';
import { distanceToSegment, inMetres } from './metres.ts';
import { distanceBetween, type Place } from '#schemas/rules/distanceBetween.ts';

/** A place in degrees, as GeoJSON writes it. */
export type LngLat = [lng: number, lat: number];

/**
 * Returns the kilometres from a place to the nearest point of a line, on the ground; infinitely many to a line
 * without points.
 */
export function distanceToLine(place: Place, line: readonly Place[]): number {
  const flat = [place, ...line].map(({ lat, lng }) => ({ lat, lng, elevation: null }));
  const [from, ...points] = inMetres(flat);
  const metres = points.map((point, index) =>
    from ? distanceToSegment(from, points[index - 1] ?? point, point) : Number.POSITIVE_INFINITY,
  );
  return Math.min(...metres) / 1000;
}

/** A point of a route. Degrees, metres above sea level; null if the elevation was not measured. */
export interface RoutePoint {
  lat: number;
  lng: number;
  elevation: number | null;
  /** Name of the place at the point, if walkers know it. */
  name?: string | null;
}

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

/** A view in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

/** Returns the parts of a line, or of the ring around an area, that lie within a view. */
export function cutToBox(points: readonly LngLat[], isArea: boolean, view: Box): LngLat[][] {
  const positions = [...points];
  const { geometry } = isArea ? bboxClip(polygon([positions]), view) : bboxClip(lineString(positions), view);
  const parts =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : geometry.coordinates;
  return parts.map((part) => part.map(([lng = 0, lat = 0]): LngLat => [lng, lat]));
}
