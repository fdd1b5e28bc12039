import { bboxClip, lineString, polygon } from '@turf/turf';
import type { LngLat } from './lngLat.ts';

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
