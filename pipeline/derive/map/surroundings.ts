import { bbox as bboxOf, multiPoint } from '@turf/turf';
import type { MapFeature } from '#schemas/types/published.ts';
import type { AuthoredBasemap } from '#schemas/types/authored.ts';
import { pointsOf, shapeOf } from '../../content/mapShapes.ts';
import { cutToBox, type LngLat, type Box } from '../../geometry/line.ts';
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
/** Free room around the line in its longer span: a drawing leaves 44 units of 400 on each side. */
const leastMargin = 44 / 312;

/** Finds the features of the guide's own map within a view, cut to it, without bends of less than `finestM` metres. */
export type MapWithin = (view: Bounds, finestM?: number) => MapFeature[];

/** Returns a box around the middle of another, reaching a number of kilometres to each side. */
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
  const { across, up } = spansOf(bounds);
  const span = reach * Math.max(across, up);
  return boundsAround(bounds, span, span);
}

/** Returns the bounds that every drawing of a route shows, whatever its aspect ratio. */
export function drawnAround(bounds: Bounds): Bounds {
  const { across, up } = spansOf(bounds);
  const margin = leastMargin * Math.max(across, up);
  return boundsAround(bounds, across / 2 + margin, up / 2 + margin);
}

/** Returns the kilometres that a drawing of a route spans at least. */
function spansOf({ south, west, north, east }: Bounds): { across: number; up: number } {
  const across = (east - west) * kmPerLngAt((south + north) / 2);
  return {
    across: Math.max(across, smallestSpan),
    up: Math.max((north - south) * kmPerDegree, smallestSpan),
  };
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
        box: bboxOf(multiPoint([...points])),
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
