import type { MapLayer } from '#schemas/types/authored.ts';
import type { LngLat } from '../geometry/line.ts';

/** The shape that each layer of the guide's own map is made of. */
export const shapeOf: Record<MapLayer, 'Point' | 'LineString' | 'Polygon'> = {
  park: 'Polygon',
  lake: 'Polygon',
  glacier: 'Polygon',
  road: 'LineString',
  railway: 'LineString',
  river: 'LineString',
  stream: 'LineString',
  town: 'Point',
  peak: 'Point',
};

type Nested = number | readonly Nested[];

/** Returns the points of coordinates as GeoJSON nests them; null where their nesting is not that of the shape. */
export function pointsOf(shape: (typeof shapeOf)[MapLayer], coordinates: Nested): LngLat[] | null {
  if (!Array.isArray(coordinates)) return null;
  if (shape === 'Point') return asPoints([coordinates]);
  return asPoints(shape === 'LineString' ? coordinates : coordinates[0]);
}

function asPoints(value: unknown): LngLat[] | null {
  if (!Array.isArray(value) || !value.every(isLngLat)) return null;
  return value;
}

function isLngLat(value: unknown): value is LngLat {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
}
