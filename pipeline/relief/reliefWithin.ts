import { bbox as bboxOf, multiPoint } from '@turf/turf';
import { cutToBox, type Box, type LngLat } from '../geometry/line.ts';
import type { ReliefFeature } from './reliefFeatures.ts';

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
    box: bboxOf(multiPoint([...feature.points])),
  }));
  return (view) =>
    known
      .filter(({ box }) => box[0] <= view[2] && box[2] >= view[0] && box[1] <= view[3] && box[3] >= view[1])
      .flatMap(({ feature, box }) => {
        const isInside = box[0] >= view[0] && box[2] <= view[2] && box[1] >= view[1] && box[3] <= view[3];
        return isInside ? [feature] : partsWithin(feature, view).map((points) => ({ ...feature, points }));
      });
}

function partsWithin(feature: ReliefFeature, view: Box): LngLat[][] {
  return cutToBox(feature.points, !isContour(feature), view).filter(({ length }) => length > 1);
}
