import type { Canvas } from '../canvas.ts';
import { type Color, mix } from '../color.ts';
import type { Random } from '../random.ts';
import { drawAspen } from './aspen.ts';
import { drawLarch } from './larch.ts';
import { drawPine } from './pine.ts';
import { drawSpruce } from './spruce.ts';

/** A tree of the scene's kind, its foot at (x, y), in a dark foliage colour (golden kinds bring their own). */
export function drawTree(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  random: Random,
  dark: Color,
): string {
  const { scene, palette, shadowSide } = canvas;
  switch (scene.tree ?? 'spruce') {
    case 'larch':
      return drawLarch(x, y, height * 0.85, random, palette, shadowSide, scene.season === 'autumn');
    case 'pine':
      return drawPine(x, y, height, random, dark, mix(dark, palette.forestMid, 0.8), shadowSide);
    case 'aspen':
      return drawAspen(x, y, height * 0.8, random, palette, shadowSide, scene.season);
    case 'spruce':
      return drawConifer(canvas, x, y, height, random, dark);
  }
}

/** A spruce as the scene's light and season make it, whatever tree the scene names. */
export function drawConifer(
  canvas: Canvas,
  x: number,
  y: number,
  height: number,
  random: Random,
  dark: Color,
): string {
  const { palette, shadowSide } = canvas;
  const inks = palette.isWinter
    ? { dark, snow: mix(palette.snowLit, palette.snowShade, 0.45) }
    : { dark, lit: mix(dark, palette.forestLit, 0.38) };
  return drawSpruce(x, y, height, random, shadowSide, inks);
}
