import type { Attribution } from '#schemas/types/authored.ts';
import type { Relief, ReliefFeature as PublishedFeature, ReliefSquare } from '#schemas/types/published.ts';
import type { HeightGrid } from '../../geometry/heightGrid.ts';
import { type ReliefFeature, simplified } from '../../relief/reliefFeatures.ts';
import { createRelief, isContour } from '../../relief/reliefWithin.ts';
import { encodePath } from './basemap.ts';

/** Degrees that a square of contours spans: about 10 km. */
const square = { lng: 0.15, lat: 0.1 };

/** Metres; smaller bends are not drawn while all of the park is in view. */
const overviewFinestM = 70;

/** Returns the relief of the large maps: all but the fine contours at once, and those in squares. */
export function toRelief(
  features: readonly ReliefFeature[],
  grid: HeightGrid | null,
  attribution: Attribution | null,
): { relief: Relief; reliefSquares: ReliefSquare[] } {
  if (!grid || features.length === 0)
    return { relief: { attribution: null, origin: null, squares: [], features: [] }, reliefSquares: [] };
  const origin = { lat: grid.north - grid.rows * grid.step, lng: grid.west };
  const within = createRelief(features.filter(({ layer }) => layer === 'contour'));
  const columns = Math.ceil((grid.columns * grid.step) / square.lng);
  const rows = Math.ceil((grid.rows * grid.step) / square.lat);
  const reliefSquares = Array.from({ length: columns * rows }, (_, index): ReliefSquare => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [west, south] = [origin.lng + column * square.lng, origin.lat + row * square.lat];
    const found = within([west, south, west + square.lng, south + square.lat]);
    return { slug: `${column}-${row}`, features: found.map((feature) => toPublished(feature)) };
  }).filter(({ features: found }) => found.length > 0);
  return {
    relief: {
      attribution,
      origin: { ...origin, latStep: square.lat, lngStep: square.lng },
      squares: reliefSquares.map(({ slug }) => slug),
      features: features
        .filter((feature) => !isContour(feature) || feature.layer === 'indexContour')
        .map((feature) => toPublished(feature, overviewFinestM)),
    },
    reliefSquares,
  };
}

function toPublished({ points, ...feature }: ReliefFeature, finestM = 0): PublishedFeature {
  return { ...feature, path: encodePath(simplified(points, finestM)) };
}
