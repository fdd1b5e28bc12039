import type { Point } from './svg.ts';

/** Drops the points of an open line that lie within `tolerance` of it (Ramer, Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const keep = new Uint8Array(points.length);
  keep[0] = 1;
  keep[points.length - 1] = 1;
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const far = farthest(points, span[0], span[1]);
    if (far.distance <= tolerance) continue;
    keep[far.index] = 1;
    spans.push([span[0], far.index], [far.index, span[1]]);
  }
  return points.filter((_, index) => keep[index] === 1);
}

/** Simplifies a closed loop, given without its first point repeated, by its two halves. */
export function simplifyLoop(loop: readonly Point[], tolerance: number): Point[] {
  const half = loop.length >> 1;
  const first = simplify(loop.slice(0, half + 1), tolerance);
  return [...first, ...simplify(loop.slice(half), tolerance).slice(1)];
}

function farthest(points: readonly Point[], start: number, end: number): { index: number; distance: number } {
  const [ax, ay] = points[start] ?? [0, 0];
  const [bx, by] = points[end] ?? [0, 0];
  const length = Math.hypot(bx - ax, by - ay);
  const best = { index: start, distance: 0 };
  for (let index = start + 1; index < end; index++) {
    const [x, y] = points[index] ?? [0, 0];
    const distance =
      length < 1e-3
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
    if (distance > best.distance) {
      best.index = index;
      best.distance = distance;
    }
  }
  return best;
}
