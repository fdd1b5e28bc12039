import { drawBuilding } from '../buildings/drawBuilding.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawHill } from '../ground/hill.ts';
import { drawPath } from '../ground/path.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { circle } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';

/** A house small among the trees of a slope, the valley open beside it. */
export function drawRoofs(canvas: Canvas): string {
  const { width, height, palette, scene, emptySide } = canvas;
  const waves = canvas.noise('roofs');
  const skyline = height * 0.42;
  const side = -emptySide;
  const slope = (x: number) => {
    const away = Math.max(0, side > 0 ? 1 - x / width : x / width);
    return height * (0.5 + 0.42 * away ** 1.3) + fractal(waves, x / 180, 2, 2) * 26;
  };
  const x = width * (0.5 + side * 0.14);
  const foot = slope(x) + height * 0.16;
  const size = Math.min(width * 0.62, 520);
  const trees = canvas.random('slope trees');
  const near = Array.from({ length: 9 }, (_, i) => {
    const tx = width * ((i + 0.5) / 9) + trees.bell() * 30;
    const tall = height * trees.between(0.2, 0.36) * (Math.abs(tx - x) < size * 0.5 ? 0.5 : 1);
    return drawConifer(canvas, tx, height * trees.between(0.98, 1.06), tall, trees, palette.forestNear);
  });
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 30, scale: 0.92 }) +
    drawForest(canvas, {
      name: 'valley',
      groundAt: (at) => skyline + 30 + fractal(waves, at / 240, 1, 3) * 26,
      rows: 10,
      heights: [9, 34],
      gap: 22,
      colors: [mix(palette.forestFar, palette.haze, 0.35), palette.forestMid],
      goldShare: scene.season === 'autumn' ? 0.3 : 0,
    }) +
    drawForest(canvas, {
      name: 'slope',
      groundAt: slope,
      rows: 4,
      heights: [60, 110],
      gap: 26,
      colors: [palette.forestMid, mix(palette.forestMid, palette.forestNear, 0.6)],
      goldShare: scene.season === 'autumn' ? 0.35 : 0,
    }) +
    drawHill(
      canvas,
      (at) => foot - 30 + Math.abs(at - x) * 0.16 + fractal(waves, at / 120, 8, 2) * 14,
      palette.ground,
    ) +
    drawPath(
      canvas,
      [
        [x + size * 0.02, foot - 2],
        [x - side * size * 0.16, foot + 50],
        [x + side * size * 0.1, foot + 110],
        [x - side * size * 0.3, height * 1.05],
      ],
      20,
      110,
    ) +
    drawBuilding(scene.building ?? 'lodge', x, foot, size, palette, canvas.random('house plan')) +
    (palette.isDark ? circle(x, foot - 30, size * 0.4, palette.glow, 0.12) : '') +
    near.join('')
  );
}
