import type { Canvas } from '../canvas.ts';
import type { Color } from '../color.ts';
import { d, fill, outline, type Point } from '../svg.ts';

/** The y of the ground at an x. */
export type GroundLine = (x: number) => number;

/** Ground from a line down to the bottom of the picture (or to `bottom`). */
export function drawHill(
  canvas: Canvas,
  groundAt: GroundLine,
  color: Color,
  span: { from?: number; to?: number; bottom?: number } = {},
): string {
  const { from = -20, to = canvas.width + 20, bottom = canvas.height + 10 } = span;
  const edge: Point[] = [];
  for (let x = from; x < to; x += 20) edge.push([x, Math.min(bottom, groundAt(x))]);
  edge.push([to, Math.min(bottom, groundAt(to))]);
  return fill(outline([[from, bottom], ...edge, [to, bottom]]), color);
}

/** Blades of grass along a line. */
export function drawGrass(
  canvas: Canvas,
  name: string,
  groundAt: GroundLine,
  color: Color,
  count = 150,
  height = 16,
): string {
  const random = canvas.random(`grass ${name}`);
  let blades = '';
  for (let i = 0; i < (count * canvas.width) / 1200; i++) {
    const x = random() * canvas.width;
    const y = groundAt(x) + 4;
    blades += d`M${x - 3} ${y}L${x + random.bell() * 8} ${y - height * random.between(0.5, 1.2)}L${x + 3} ${y}z`;
  }
  return fill(blades, color);
}
