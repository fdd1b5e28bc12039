import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawMeadow } from '../ground/meadow.ts';
import { drawRibbon, pointOnCurve } from '../ground/path.ts';
import { drawRocks } from '../ground/rock.ts';
import { drawShore } from '../ground/shore.ts';
import { lerp } from '../interpolate.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, type Point } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import type { DrawSubject } from './subject.ts';

/** One great mountain over a forest and a meadow with a winding stream. */
export const peak: DrawSubject = (canvas) => {
  const { width, height, palette, emptySide } = canvas;
  const foot = height * 0.66;
  const bend = emptySide * Math.min(width, 1100);
  const middle = width * 0.5;
  const course: Point[] = [
    [middle + bend * 0.16, foot + 40],
    [middle - bend * 0.03, foot + 74],
    [middle + bend * 0.1, height * 0.86],
    [middle - bend * 0.14, height * 1.04],
  ];
  const near = Math.min(width * 0.34, 420);
  const water = palette.isWinter ? mix(palette.snowShade, palette.water, 0.5) : palette.water;
  const deepSide = course.map(([x, y], i): Point => [x + near * 0.25 * (i / 3) ** 1.7, y]);
  return (
    drawSky(canvas, foot) +
    drawMountains(canvas, { baseY: foot, scale: 1.26 }) +
    drawShore(canvas, foot + 22, { rows: 5, heights: [22, 46], gap: 13, slopes: [0.4, 0.4], rise: 90 }) +
    drawMeadow(canvas, foot + 44, { rows: 3 }) +
    drawRibbon(course, 8, near, water) +
    drawRibbon(deepSide, 2, near * 0.3, palette.waterDeep, 0.45) +
    drawRipples(canvas, course, near) +
    drawRocks(canvas, 'stream', height * 0.96, 4, 0.9) +
    drawForeground(canvas, { x: middle + bend * 0.16, y: height * 0.9, size: height * 0.14 }) +
    drawFrameTrees(canvas) +
    drawConifer(
      canvas,
      emptySide > 0 ? 40 : width - 40,
      height * 1.02,
      height * 0.33,
      canvas.random('far corner'),
      palette.forestNear,
    )
  );
};

function drawRipples(canvas: Canvas, course: readonly Point[], near: number): string {
  const random = canvas.random('stream ripples');
  let data = '';
  for (let i = 0; i < 44; i++) {
    const t = 0.12 + 0.88 * random() ** 0.8;
    const [x, y] = pointOnCurve(course, t);
    const reach = lerp(8, near, t ** 1.7);
    const w = reach * random.between(0.1, 0.34);
    const cx = x + random.between(-0.34, 0.34) * reach;
    const h = lerp(1, 4, t);
    data += d`M${cx - w / 2} ${y}Q${cx} ${y - h} ${cx + w / 2} ${y}Q${cx} ${y + h} ${cx - w / 2} ${y}z`;
  }
  return fill(data, canvas.palette.waterLight, 0.8);
}
