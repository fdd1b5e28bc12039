import { distanceToSegment, inMetres, type Metres } from './metres.ts';
import type { RoutePoint } from './line.ts';

/**
 * Returns the Ramer–Douglas–Peucker simplification of a line: a subset of its points, both ends among them, from
 * which no point left out is further than the tolerance in metres. Height counts like the ground, so that a dip or a
 * hump on a straight path stays; where an elevation is unknown, the ground alone counts. A straight stretch longer
 * than `maxStepM` keeps points in between, so that it cannot be taken for a gap. Kept points are not changed.
 */
export function simplifyLine<T extends RoutePoint>(
  points: readonly T[],
  toleranceM: number,
  maxStepM = Number.POSITIVE_INFINITY,
): T[] {
  const metres = inMetres(points);
  const isKept = new Uint8Array(points.length);
  isKept[0] = 1;
  isKept[points.length - 1] = 1;
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    if (to - from < 2) continue;
    const { index: bend, distance } = furthest(metres, from, to);
    const isStraight = distance <= toleranceM;
    if (isStraight && lengthOf(metres[from], metres[to]) <= maxStepM) continue;
    const index = isStraight ? Math.floor((from + to) / 2) : bend;
    isKept[index] = 1;
    spans.push([from, index], [index, to]);
  }
  return points.filter((_, index) => isKept[index] === 1);
}

function furthest(metres: readonly Metres[], from: number, to: number): { index: number; distance: number } {
  let index = from;
  let distance = -1;
  const start = metres[from];
  const end = metres[to];
  for (let n = from + 1; n < to; n += 1) {
    const point = metres[n];
    const away = start && end && point ? distanceToSegment(point, start, end) : 0;
    if (away > distance) {
      index = n;
      distance = away;
    }
  }
  return { index, distance };
}

function lengthOf(a: Metres = [0, 0, 0], b: Metres = [0, 0, 0]): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
}
