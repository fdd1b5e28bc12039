import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground, surfaceOf } from '../foregrounds/drawForeground.ts';
import { drawGrass } from '../ground/hill.ts';
import { pointOnCurve } from '../ground/path.ts';
import { drawRocks } from '../ground/rock.ts';
import { lerp } from '../interpolate.ts';
import { createNoise, fractal } from '../noise.ts';
import { fill, line, outline, type Point, points } from '../svg.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawFarLake } from './farLake.ts';

/** On a bay: a pale beach swings from the far shore on one side round to the viewer. */
export function drawCurvedShore(canvas: Canvas): string {
  const { width, height, palette, emptySide: side, scene } = canvas;
  const shoreY = height * (scene.horizon ?? canvas.random('horizon').between(0.5, 0.57));
  const land = bayLand(canvas, shoreY, side);
  const sand = palette.isWinter ? palette.snowLit : mix(palette.stoneLit, palette.ground, 0.3);
  const turf = palette.isWinter ? palette.groundShade : mix(palette.ground, palette.groundShade, 0.6);
  const beach =
    fill(land(-0.5), palette.waterLight, 0.3) +
    fill(land(0), mix(sand, palette.woodShade, palette.isWinter ? 0.08 : 0.3)) +
    fill(land(0.3), sand) +
    fill(land(1.5), turf) +
    fill(land(2.6), mix(turf, palette.forestNear, palette.isWinter ? 0.08 : 0.3)) +
    line(land(0), palette.waterLight, 2.5, 0.6);
  const foreground = scene.foreground ?? 'hiker';
  const surface = surfaceOf(foreground);
  const isAfloat = surface === 'water' || surface === 'ice';
  const spot = isAfloat
    ? { x: width * (0.5 - side * 0.18), y: height * 0.75, size: height * 0.1 }
    : { x: width * (0.5 + side * 0.14), y: height * 0.92, size: height * 0.17 };
  const drawn = foreground === 'rocks' ? '' : drawForeground(canvas, spot, 'hiker');
  const grassAt = (x: number) =>
    height * 0.985 - Math.max(0, (side > 0 ? x / width : 1 - x / width) - 0.4) * height * 0.12;
  return (
    drawFarLake(canvas, { shoreY }) +
    (isAfloat ? drawn : '') +
    beach +
    drawBayTrees(canvas, shoreY, side) +
    drawRocks(
      canvas,
      'bay',
      height * 0.9,
      5,
      0.6,
      side > 0 ? [width * 0.42, width * 0.9] : [width * 0.1, width * 0.58],
    ) +
    drawGrass(
      canvas,
      'bay',
      grassAt,
      mix(turf, palette.forestNear, palette.isWinter ? 0.15 : 0.55),
      210,
      30,
    ) +
    (isAfloat ? '' : drawn) +
    drawFrameTrees(canvas, side)
  );
}

/** The land of the bay as path data; a larger `inset` lies farther from the water. */
function bayLand({ width, height, slug }: Canvas, shoreY: number, side: 1 | -1): (inset: number) => string {
  const waves = createNoise(`${slug}/bay`);
  const course: readonly Point[] = points(
    '1.03 0, 0.86 0.06, 0.72 0.22, 0.665 0.44, 0.66 0.64, 0.52 0.85, 0.2 0.955, -0.05 0.985',
  );
  const bottom = height;
  return (inset) => {
    const edge: Point[] = [];
    for (let i = 0; i <= 48; i++) {
      const t = i / 48;
      const [u, v] = pointOnCurve(course, t);
      const wobble = fractal(waves, t * 7, 2, 2) * 0.02 + inset * lerp(0.006, 0.03, t);
      const y = lerp(shoreY, bottom, v) + inset * lerp(0.5, 17, t ** 1.4);
      edge.push([(side > 0 ? u + wobble : 1 - u - wobble) * width, y]);
    }
    const outside = side > 0 ? width + 30 : -30;
    return outline([
      ...edge,
      [side > 0 ? -40 : width + 40, height + 30],
      [outside, height + 30],
      [outside, shoreY],
    ]);
  };
}

/** Trees at the back of the beach, taller towards the viewer. */
function drawBayTrees(canvas: Canvas, shoreY: number, side: 1 | -1): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('bay trees');
  let svg = '';
  for (let i = 0; i < 20; i++) {
    const t = i / 19;
    const inset = lerp(0.09, 0.2, Math.sin(Math.PI * t)) * width * random.between(0, 1);
    const color = mix(palette.forestMid, palette.forestNear, t);
    const y = lerp(shoreY + 12, height * 0.86, t ** 1.2);
    svg += drawConifer(
      canvas,
      side > 0 ? width - inset : inset,
      y,
      lerp(64, 290, t) * random.between(0.75, 1.15),
      random,
      color,
    );
  }
  return svg;
}
