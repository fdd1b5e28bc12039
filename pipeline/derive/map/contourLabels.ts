import type { ReliefDrawing } from '#schemas/types/published.ts';
import type { LngLat } from '../../geometry/line.ts';
import type { ReliefFeature } from '../../relief/reliefFeatures.ts';
import type { Bounds } from './surroundings.ts';

/** Width of a height label, and its least distance from the edge, as a share of the width of the map. */
const room = 0.08;

/** Most degrees by which a contour bends at its height label. */
const greatestBend = 30;

/** Returns the heights along the strong contours: one on each that runs nearly straight for the length of a height. */
export function contourLabels(
  features: readonly ReliefFeature[],
  { south, west, north, east }: Bounds,
): ReliefDrawing['labels'] {
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const width = (east - west) * shrink;
  const run = room * width;
  const toPlane = ([lng, lat]: LngLat) => ({ x: (lng - west) * shrink, y: lat - south });
  return features.flatMap(({ layer, elevationM, points }) => {
    if (layer !== 'indexContour' || elevationM === undefined) return [];
    const line = points.map(toPlane);
    const spots = line.flatMap((start, index) => {
      const last = firstAway(line, index, run);
      const end = line[last];
      if (!end) return [];
      const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
      const isInside =
        middle.x > run && middle.x < width - run && middle.y > run && middle.y < north - south - run;
      if (!isInside) return [];
      const bend = bendOf(line.slice(index, last + 1));
      return bend <= greatestBend ? [{ middle, start, end, bend }] : [];
    });
    const [best] = spots.sort((a, b) => a.bend - b.bend);
    if (!best) return [];
    const { middle, start, end } = best;
    const angle = (-Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
    return [
      {
        lat: round(middle.y + south),
        lng: round(middle.x / shrink + west),
        elevationM,
        angle: Math.round(angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle),
      },
    ];
  });
}

/** Returns the index of the first point after another that is at least so far from it; the length of the line if none is. */
function firstAway(line: readonly { x: number; y: number }[], from: number, distance: number): number {
  const start = line[from];
  let index = from + 1;
  for (; index < line.length; index += 1) {
    const point = line[index];
    if (start && point && (point.x - start.x) ** 2 + (point.y - start.y) ** 2 >= distance ** 2) break;
  }
  return index;
}

/** Returns the greatest turn in degrees from the first stretch of a line to any other. */
function bendOf(line: readonly { x: number; y: number }[]): number {
  const angles = line.slice(1).map((end, index) => {
    const start = line[index] ?? end;
    return (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  });
  const [first = 0] = angles;
  return Math.max(0, ...angles.map((angle) => Math.abs(((angle - first + 540) % 360) - 180)));
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
