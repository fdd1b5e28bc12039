import type { RoutePoint } from './routePoint.ts';

/**
 * The Ramer–Douglas–Peucker simplification of a line: a subset of its points, both ends among them, from which no
 * point left out is further than the tolerance in metres. Height counts like the ground, so that a dip or a hump on a
 * straight path stays; where an elevation is unknown, the ground alone counts. A straight stretch longer than
 * `maxStepM` keeps points in between, so that it cannot be taken for a gap. Kept points are not changed.
 */
export function simplifyLine<T extends RoutePoint>(
  points: readonly T[],
  toleranceM: number,
  maxStepM = Number.POSITIVE_INFINITY,
): T[] {
  const metres = inMetres(points);
  const keep = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    if (to - from < 2) continue;
    const { index: bend, distance } = furthest(metres, from, to);
    const isStraight = distance <= toleranceM;
    if (isStraight && lengthOf(metres[from], metres[to]) <= maxStepM) continue;
    const index = isStraight ? Math.floor((from + to) / 2) : bend;
    keep.add(index);
    spans.push([from, index], [index, to]);
  }
  return points.filter((_, index) => keep.has(index));
}

type Metres = [east: number, north: number, up: number];

/** Metres from the first point on a plane that touches the globe there, exact to a per mille over a day's walk. */
function inMetres(points: readonly RoutePoint[]): Metres[] {
  const [first] = points;
  if (!first) return [];
  const perDegree = 111_195;
  const shrink = Math.cos((first.lat * Math.PI) / 180);
  const hasElevations = points.every(({ elevation }) => elevation !== null);
  return points.map(({ lat, lng, elevation }) => [
    (lng - first.lng) * perDegree * shrink,
    (lat - first.lat) * perDegree,
    hasElevations ? (elevation ?? 0) : 0,
  ]);
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

/** Metres from a point to the nearest point of a segment. */
function distanceToSegment(point: Metres, start: Metres, end: Metres): number {
  const along: Metres = [end[0] - start[0], end[1] - start[1], end[2] - start[2]];
  const toPoint: Metres = [point[0] - start[0], point[1] - start[1], point[2] - start[2]];
  const lengthSquared = dot(along, along);
  const share = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, dot(toPoint, along) / lengthSquared));
  return Math.hypot(
    toPoint[0] - share * along[0],
    toPoint[1] - share * along[1],
    toPoint[2] - share * along[2],
  );
}

function lengthOf(a: Metres = [0, 0, 0], b: Metres = [0, 0, 0]): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
}

function dot(a: Metres, b: Metres): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
