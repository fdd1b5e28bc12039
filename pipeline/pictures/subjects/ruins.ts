import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawMeadow } from '../ground/meadow.ts';
import { drawPath } from '../ground/path.ts';
import { drawShore } from '../ground/shore.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, line, outline, type Point } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawAspen } from '../trees/aspen.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import type { DrawSubject } from './subject.ts';

/** Roofless stone walls with arched windows, young trees growing between them. */
export const ruins: DrawSubject = (canvas) => {
  const { width, height, emptySide, palette, shadowSide, scene } = canvas;
  const horizon = height * 0.58;
  const size = Math.min(width * 0.8, 760);
  const x = width * 0.5;
  const random = canvas.random('saplings');
  const saplings = [-0.34, -0.05, 0.3].map((at) =>
    drawAspen(
      x + at * size,
      height * 0.81,
      height * random.between(0.24, 0.34),
      random,
      palette,
      shadowSide,
      scene.season,
    ),
  );
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon }) +
    drawShore(canvas, horizon + 40, { rows: 5, heights: [34, 70], gap: 15, slopes: [0.4, 0.4], rise: 110 }) +
    drawMeadow(canvas, height * 0.71, { rows: 3 }) +
    drawWall(canvas, x - emptySide * size * 0.12, height * 0.8, size * 0.86, height * 0.26, 'back') +
    saplings.join('') +
    drawWall(canvas, x + emptySide * size * 0.2, height * 0.86, size * 0.7, height * 0.2, 'front') +
    drawPath(
      canvas,
      [
        [x - emptySide * size * 0.3, height * 0.83],
        [x - emptySide * size * 0.22, height * 0.9],
        [x - emptySide * size * 0.34, height * 1.05],
      ],
      26,
      200,
    ) +
    drawConifer(
      canvas,
      x + emptySide * size * 0.62,
      height * 0.9,
      height * 0.4,
      canvas.random('beside'),
      mix(palette.forestMid, palette.forestNear, 0.7),
    ) +
    drawForeground(
      canvas,
      { x: x - emptySide * size * 0.24, y: height * 0.93, size: height * 0.15 },
      'hiker',
    ) +
    drawFrameTrees(canvas)
  );
};

/** One broken wall: a jagged top, courses of stone, arched openings through which the forest shows. */
function drawWall(canvas: Canvas, x: number, y: number, width: number, height: number, name: string): string {
  const { palette, shadowSide } = canvas;
  const random = canvas.random(`wall ${name}`);
  const stone = mix(palette.stone, palette.rockLit, 0.25);
  const left = x - width / 2;
  const top: Point[] = Array.from({ length: 15 }, (_, i): Point => {
    const t = i / 14;
    const broken = height * (0.55 + 0.45 * Math.abs(Math.sin(t * 4.2 + width))) * random.between(0.86, 1);
    return [left + t * width, y - Math.max(height * 0.3, broken)];
  }).flatMap(([px, py]): Point[] => [
    [px - width / 30, py],
    [px + width / 30, py],
  ]);
  const wall = outline([[left - width / 30, y], ...top, [left + width * 1.033, y]]);
  let courses = '';
  for (let row = 1; row < 9; row++) {
    const level = y - (height * row) / 11;
    for (let i = 0; i < 12; i++) {
      const from = left + (width * (i + (row % 2) * 0.5)) / 12;
      if (row < 4 || random() < 0.45) courses += d`M${from} ${level}h${width * 0.055}`;
    }
  }
  let openings = '';
  let reveals = '';
  for (const at of [0.16, 0.42, 0.7]) {
    const w = width * 0.095;
    const h = height * 0.36;
    const ox = left + at * width;
    openings += d`M${ox} ${y - height * 0.06}v${-h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h}z`;
    reveals += d`M${shadowSide > 0 ? ox : ox + w} ${y - height * 0.06}v${-h}a${w / 2} ${w / 2} 0 0 ${shadowSide > 0 ? 1 : 0} ${(shadowSide * w) / 4} ${-w * 0.4}v${h + w * 0.4}z`;
  }
  return (
    fill(wall, stone) +
    line(courses, mix(stone, palette.stoneShade, 0.75), 2.6, 0.8) +
    fill(openings, mix(palette.forestMid, palette.forestNear, 0.4)) +
    fill(reveals, palette.stoneShade) +
    line(outline(top, false), palette.isWinter ? palette.snowLit : palette.stoneLit, 5)
  );
}
