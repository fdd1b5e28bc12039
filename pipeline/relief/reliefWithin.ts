import { bbox as bboxOf, bboxClip, lineString, multiPoint, polygon } from '@turf/turf';
import type { LngLat, ReliefFeature } from './reliefFeatures.ts';

/** A view in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

/** Finds what the relief shows within a view, cut to it. */
export type ReliefWithin = (view: Box) => ReliefFeature[];

/** Returns true if a feature is a line, false if it is an area. */
export function isContour({ layer }: Pick<ReliefFeature, 'layer'>): boolean {
  return layer === 'contour' || layer === 'indexContour';
}

/** Returns the relief, ready to be cut. Rings of an area are cut one by one: they are drawn by the even-odd rule. */
export function createRelief(features: readonly ReliefFeature[]): ReliefWithin {
  const known = features.map((feature) => ({
    feature,
    box: bboxOf(multiPoint(feature.points.map(([lng, lat]) => [lng, lat]))),
  }));
  return (view) =>
    known
      .filter(({ box }) => box[0] <= view[2] && box[2] >= view[0] && box[1] <= view[3] && box[3] >= view[1])
      .flatMap(({ feature, box }) => {
        const isInside = box[0] >= view[0] && box[2] <= view[2] && box[1] >= view[1] && box[3] <= view[3];
        return isInside ? [feature] : cut(feature, view).map((points) => ({ ...feature, points }));
      });
}

function cut(feature: ReliefFeature, view: Box): LngLat[][] {
  const positions = feature.points.map(([lng, lat]) => [lng, lat]);
  const { geometry } = isContour(feature)
    ? bboxClip(lineString(positions), view)
    : bboxClip(polygon([positions]), view);
  const parts =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : geometry.coordinates;
  return parts
    .map((part) => part.map(([lng = 0, lat = 0]): LngLat => [lng, lat]))
    .filter(({ length }) => length > 1);
}
