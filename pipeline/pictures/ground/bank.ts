import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { fractal } from '../noise.ts';
import { drawGrass, drawHill, type GroundLine } from './hill.ts';

/** The near bank: dark grass along the bottom of the picture, from `level` down. */
export function drawBank(canvas: Canvas, level: number, tilt = 0): string {
  const { palette, width } = canvas;
  const waves = canvas.noise('bank');
  const groundAt: GroundLine = (x) => level + fractal(waves, x / 300, 2, 3) * 26 + tilt * (x / width - 0.5);
  const color = mix(palette.groundShade, palette.forestNear, palette.isWinter ? 0 : 0.4);
  const blades = mix(palette.groundShade, palette.forestNear, palette.isWinter ? 0.15 : 0.65);
  return drawHill(canvas, groundAt, color) + drawGrass(canvas, 'bank', groundAt, blades, 190, 22);
}
