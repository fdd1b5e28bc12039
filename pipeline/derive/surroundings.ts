import { bboxClip, bbox as bboxOf, lineString, polygon } from '@turf/turf';
import type { MapFeature } from '#schemas/types/published.ts';
import type { AuthoredBasemap } from '#schemas/types/authored.ts';
import { type LngLat, pointsOf, shapeOf } from '../content/mapShapes.ts';
import type { Entry } from '../validate/content.ts';
import { byDrawing, encodePath, toMapFeature } from './basemap.ts';

type Box = [west: number, south: number, east: number, north: number];

const kmPerDegree = 111.32;
/** Kilometres across of the smallest drawing of a route, and how far around a line a drawing may reach, in its widths. */
const smallestSpan = 0.6;
const reach = 1.1;

/** Finds what of the guide's own map may be seen in a drawing of a route, cut to its surroundings. */
export function createSurroundings(
  layers: readonly Entry<'basemap'>[],
): (bounds: { south: number; west: number; north: number; east: number }) => MapFeature[] {
  const known = layers.flatMap(({ data: { layer, features } }) =>
    features.map((feature) => {
      const points = pointsOf(shapeOf[layer], feature.geometry.coordinates) ?? [];
      return {
        layer,
        feature,
        points,
        box: bboxOf(lineString([...points, ...points].map(([x, y]) => [x, y]))),
      };
    }),
  );
  return ({ south, west, north, east }) => {
    const kmPerLng = kmPerDegree * Math.cos((((south + north) / 2) * Math.PI) / 180);
    const span = reach * Math.max((east - west) * kmPerLng, (north - south) * kmPerDegree, smallestSpan);
    const view: Box = [
      (east + west) / 2 - span / kmPerLng,
      (south + north) / 2 - span / kmPerDegree,
      (east + west) / 2 + span / kmPerLng,
      (south + north) / 2 + span / kmPerDegree,
    ];
    return known
      .filter(({ box }) => box[0] <= view[2] && box[2] >= view[0] && box[1] <= view[3] && box[3] >= view[1])
      .flatMap(({ layer, feature, points }) =>
        cut(layer, points, view).map((part) => ({ ...toMapFeature(layer, feature), path: encodePath(part) })),
      )
      .toSorted(byDrawing);
  };
}

/** The parts of a feature within a view. */
function cut(layer: AuthoredBasemap['layer'], points: readonly LngLat[], view: Box): LngLat[][] {
  const positions = points.map(([lng, lat]) => [lng, lat]);
  const shape = shapeOf[layer];
  if (shape === 'Point') return [[...points]];
  const { geometry } =
    shape === 'Polygon' ? bboxClip(polygon([positions]), view) : bboxClip(lineString(positions), view);
  const parts =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : geometry.coordinates;
  return parts
    .map((part) => part.map(([lng = 0, lat = 0]): LngLat => [lng, lat]))
    .filter((part) => part.length > 1);
}
