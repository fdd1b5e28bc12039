import { bbox as bboxOf, multiPoint } from '@turf/turf';
import type { MapFeature } from '#schemas/types/published.ts';
import type { AuthoredBasemap } from '#schemas/types/authored.ts';
import { type LngLat, pointsOf, shapeOf } from '../../content/mapShapes.ts';
import { type Box, cutToBox } from '../../geometry/cutToBox.ts';
import { simplifyLine } from '../../geometry/simplifyLine.ts';
import type { Entry } from '../../content/checkedContent.ts';
import { byDrawing, encodePath, toMapFeature } from './basemap.ts';

export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

const kmPerDegree = 111.32;
/** Kilometres across of the smallest drawing of a route, and how far around a line a drawing may reach, in its widths. */
const smallestSpan = 0.6;
const reach = 1.1;

/** Finds what the guide's own map shows within a view, cut to it, without bends of less than so many metres. */
export type MapWithin = (view: Bounds, finestM?: number) => MapFeature[];

/** Returns a box of so many kilometres to each side around the middle of another. */
export function boundsAround({ south, west, north, east }: Bounds, acrossKm: number, upKm: number): Bounds {
  const [lat, lng] = [(south + north) / 2, (west + east) / 2];
  const [up, across] = [upKm / kmPerDegree, acrossKm / kmPerLngAt(lat)];
  return { south: lat - up, west: lng - across, north: lat + up, east: lng + across };
}

/**
 * Returns bounds for a drawing of a route. They are larger than the line, because the aspect ratio of the drawing is
 * not known here.
 */
export function routeView(bounds: Bounds): Bounds {
  const { south, west, north, east } = bounds;
  const kmPerLng = kmPerLngAt((south + north) / 2);
  const span = reach * Math.max((east - west) * kmPerLng, (north - south) * kmPerDegree, smallestSpan);
  return boundsAround(bounds, span, span);
}

function kmPerLngAt(lat: number): number {
  return kmPerDegree * Math.cos((lat * Math.PI) / 180);
}

/** Returns the guide's own map, ready to be cut. */
export function createSurroundings(layers: readonly Entry<'basemap'>[]): MapWithin {
  const known = layers.flatMap(({ data: { layer, features } }) =>
    features.map((feature) => {
      const points = pointsOf(shapeOf[layer], feature.geometry.coordinates) ?? [];
      return {
        layer,
        feature,
        points,
        box: bboxOf(multiPoint(points.map(([lng, lat]) => [lng, lat]))),
      };
    }),
  );
  return ({ south, west, north, east }, finestM = 0) => {
    const view: Box = [west, south, east, north];
    return known
      .filter(({ box }) => box[0] <= view[2] && box[2] >= view[0] && box[1] <= view[3] && box[3] >= view[1])
      .flatMap(({ layer, feature, points }) =>
        cut(layer, points, view).map((part) => ({
          ...toMapFeature(layer, feature),
          path: encodePath(simplified(part, finestM)),
        })),
      )
      .toSorted(byDrawing);
  };
}

function simplified(points: readonly LngLat[], finestM: number): LngLat[] {
  const places = points.map(([lng, lat]) => ({ lat, lng, elevation: null }));
  return simplifyLine(places, finestM).map(({ lat, lng }): LngLat => [lng, lat]);
}

/** Returns the parts of a feature within a view. */
function cut(layer: AuthoredBasemap['layer'], points: readonly LngLat[], view: Box): LngLat[][] {
  const shape = shapeOf[layer];
  return shape === 'Point' ? [[...points]] : cutToBox(points, shape === 'Polygon', view);
}
