import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawCar } from '../figures/machines.ts';
import { drawForeground, surfaceOf } from '../foregrounds/drawForeground.ts';
import { drawMeadow } from '../ground/meadow.ts';
import { drawRibbon, pointOnCurve } from '../ground/path.ts';
import { drawShore } from '../ground/shore.ts';
import { lerp } from '../interpolate.ts';
import { drawSky } from '../sky/drawSky.ts';
import { type Point, facet } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawTree } from '../trees/drawTree.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import type { DrawSubject } from './subject.ts';

/** A highway that bends towards the mountains, with a car, or what the scene names, on it. */
export const road: DrawSubject = (canvas) => {
  const { width, height, palette, emptySide, scene } = canvas;
  const horizon = height * 0.6;
  const middle = width * 0.5;
  const near = Math.min(width * 0.62, 720);
  const bend = emptySide * Math.min(width, 1200);
  const course: Point[] = [
    [middle + bend * 0.04, horizon + 32],
    [middle + bend * 0.065, height * 0.665],
    [middle - bend * 0.03, height * 0.72],
    [middle + bend * 0.01, height * 0.84],
    [middle - bend * 0.06, height * 1.08],
  ];
  // In winter nobody ploughs a road that people ski, sled or snowshoe on.
  const isTrack = palette.isWinter && surfaceOf(scene.foreground ?? 'none') === 'snow';
  const asphalt = isTrack
    ? mix(palette.snowShade, palette.snowLit, 0.35)
    : mix(palette.stoneShade, palette.ink, 0.3);
  const verge = mix(palette.ground, palette.isWinter ? palette.snowShade : palette.snowLit, 0.4);
  const traffic = scene.foreground
    ? drawForeground(canvas, { x: middle, y: height * 0.86, size: height * 0.15 })
    : drawCar(middle + bend * 0.022, height * 0.8, Math.min(90, width * 0.075), palette);
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon, scale: 1.12, x: middle - bend * 0.02 }) +
    drawShore(canvas, horizon + 18, {
      rows: 4,
      heights: [22, 46],
      gap: 12,
      slopes: [0.44, 0.44],
      rise: 120,
    }) +
    drawMeadow(canvas, height * 0.64, { rows: 4 }) +
    drawRibbon(course, 7, near * 1.14, verge) +
    drawRibbon(course, 6, near, asphalt) +
    drawRibbon(course, 5, near * 0.92, mix(asphalt, palette.stone, isTrack ? 0 : 0.12)) +
    (isTrack ? '' : drawCentreLine(canvas, course, near)) +
    traffic +
    drawRoadsideTrees(canvas) +
    drawFrameTrees(canvas)
  );
};

function drawCentreLine({ palette }: Canvas, course: readonly Point[], near: number): string {
  let svg = '';
  for (let i = 0; i < 13; i++) {
    const from = (i / 13) ** 0.9;
    const to = ((i + 0.5) / 13) ** 0.9;
    const [x1, y1] = pointOnCurve(course, from);
    const [x2, y2] = pointOnCurve(course, to);
    const w1 = lerp(0.6, near * 0.012, from ** 1.7);
    const w2 = lerp(0.6, near * 0.012, to ** 1.7);
    svg += facet`${palette.canvas}: ${x1 - w1},${y1} ${x1 + w1},${y1} ${x2 + w2},${y2} ${x2 - w2},${y2}`;
  }
  return svg;
}

const ROADSIDE = [
  [-0.38, 0.4, 0.9],
  [-0.27, 0.26, 0.8],
  [0.3, 0.3, 0.82],
  [0.39, 0.46, 0.92],
] as const;

function drawRoadsideTrees(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('roadside');
  const dark = mix(palette.forestMid, palette.forestNear, 0.7);
  return ROADSIDE.map(([at, size, y]) =>
    drawTree(
      canvas,
      width * (0.5 + at * 1.06),
      height * y,
      height * size * random.between(0.8, 1.15),
      random,
      dark,
    ),
  ).join('');
}
