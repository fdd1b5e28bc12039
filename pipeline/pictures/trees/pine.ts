import type { Color } from '../color.ts';
import type { Random } from '../random.ts';
import { d, fill } from '../svg.ts';

/** A pine: a bare trunk with cushions of needles in its upper half, its foot at (x, y). */
export function drawPine(
  x: number,
  y: number,
  height: number,
  random: Random,
  dark: Color,
  lit: Color,
  shadowSide: 1 | -1,
): string {
  const trunk = d`M${x - height * 0.014} ${y}L${x - height * 0.005} ${y - height * 0.95}H${x + height * 0.005}L${x + height * 0.016} ${y}z`;
  let cushions = '';
  let lights = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const cy = y - height + height * 0.5 * t;
    const w = height * (0.03 + 0.085 * Math.sin(Math.PI * (0.12 + 0.75 * t))) * random.between(0.7, 1.25);
    const cx = x + random.bell() * w * 0.5;
    cushions += cushion(cx, cy, w, height * 0.035);
    lights += cushion(cx - shadowSide * w * 0.35, cy, w * 0.5, height * 0.035);
  }
  return fill(trunk, dark) + fill(cushions, dark) + fill(lights, lit, 0.7);
}

function cushion(x: number, y: number, w: number, h: number): string {
  return (
    d`M${x - w} ${y + h * 0.5}Q${x - w * 0.7} ${y - h} ${x} ${y - h * 1.3}Q${x + w * 0.8} ${y - h} ${x + w} ${y + h * 0.4}` +
    d`Q${x} ${y + h * 0.1} ${x - w} ${y + h * 0.5}z`
  );
}
