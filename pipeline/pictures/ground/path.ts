import type { Canvas } from '../canvas.ts';
import { type Color, mix } from '../color.ts';
import { lerp } from '../interpolate.ts';
import { type Point, polygon } from '../svg.ts';

const STEPS = 36;

interface Ribbon {
  readonly left: Point[];
  readonly right: Point[];
}

/** A smooth ribbon through points from far to near, growing from width `far` to `near` (perspective). */
function ribbon(points: readonly Point[], far: number, near: number): Ribbon {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const [x, y] = pointOnCurve(points, t);
    const half = lerp(far, near, t ** 1.7) / 2;
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  return { left, right };
}

/** The place a share `t` of the way along a Catmull-Rom curve through points. */
export function pointOnCurve(points: readonly Point[], t: number): Point {
  const position = t * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(position));
  const f = position - index;
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const blend = (a: number, b: number, c: number, e: number) =>
    0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - e) * f * f + (3 * b - a - 3 * c + e) * f * f * f);
  const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  return [blend(p0[0], p1[0], p2[0], p3[0]), blend(p0[1], p1[1], p2[1], p3[1])];
}

/** A winding band of one colour: a river, a road or a glacier. */
export function drawRibbon(
  points: readonly Point[],
  far: number,
  near: number,
  color: Color,
  opacity = 1,
): string {
  const { left, right } = ribbon(points, far, near);
  return polygon([...left, ...right.reverse()], color, opacity);
}

/** A winding footpath with a shaded left edge. */
export function drawPath({ palette }: Canvas, points: readonly Point[], far: number, near: number): string {
  const surface = mix(palette.ground, palette.isWinter ? palette.snowShade : palette.snowLit, 0.5);
  const { left } = ribbon(points, far, near);
  const inner = left.map(([x, y], i): Point => [
    x + Math.max(1.5, lerp(far, near, (i / STEPS) ** 1.7) * 0.12),
    y,
  ]);
  const edge = polygon(
    [...left, ...inner.reverse()],
    mix(palette.groundShade, palette.woodShade, palette.isWinter ? 0.1 : 0.3),
  );
  return drawRibbon(points, far, near, surface) + edge;
}
