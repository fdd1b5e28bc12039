import { drawForeground, surfaceOf } from '../foregrounds/drawForeground.ts';
import { mix } from '../color.ts';
import { drawBank } from '../ground/bank.ts';
import { drawMeadow } from '../ground/meadow.ts';
import { drawRibbon } from '../ground/path.ts';
import { drawRocks } from '../ground/rock.ts';
import { drawShore } from '../ground/shore.ts';
import { lerp } from '../interpolate.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, type Point } from '../svg.ts';
import type { Canvas } from '../canvas.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawMist } from '../water/mist.ts';
import type { DrawSubject } from './subject.ts';

/** A broad river that winds from the mountains to the viewer between wooded banks. */
export const river: DrawSubject = (canvas) => {
  const { width, height, palette, emptySide, scene } = canvas;
  const horizon = height * 0.56;
  const course = riverCourse(canvas, horizon);
  const water = palette.isWinter ? mix(palette.snowShade, palette.water, 0.7) : palette.water;
  const isOnWater = surfaceOf(scene.foreground ?? 'canoe') === 'water';
  const afloat = { x: width * (0.5 - emptySide * 0.02), y: height * 0.84, size: height * 0.125 };
  const ashore = { x: width * (0.5 - emptySide * 0.05), y: height * 0.945, size: height * 0.17 };
  const rapids = scene.foreground === 'rafts' ? drawRapids(canvas, course) : '';
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon - 4 }) +
    drawShore(canvas, horizon + 16, { rows: 4, heights: [24, 48], gap: 12, rise: 110 }) +
    drawMeadow(canvas, horizon + 34, { rows: 4 }) +
    drawRibbon(course, 24, width * 1.06, mix(palette.stoneLit, palette.ground, 0.3)) +
    drawRibbon(course, 20, width * 0.98, water) +
    drawRibbon(
      course.map(([x, y], i): Point => [x + i * width * 0.035, y]),
      8,
      width * 0.46,
      palette.waterDeep,
      0.4,
    ) +
    drawRipples(canvas, course, horizon) +
    drawBankTrees(canvas, horizon) +
    rapids +
    drawRocks(canvas, 'river', height * 0.86, 3, 0.75) +
    (isOnWater ? drawForeground(canvas, afloat, 'canoe') : drawBank(canvas, height * 0.9)) +
    drawRocks(canvas, 'near bank', height * 0.98, 3, 1) +
    (isOnWater ? '' : drawForeground(canvas, ashore)) +
    drawFrameTrees(canvas)
  );
};

function riverCourse({ width, height, emptySide }: Canvas, horizon: number): Point[] {
  const bend = emptySide;
  return [
    [width * (0.5 + bend * 0.2), horizon + 30],
    [width * (0.5 - bend * 0.06), horizon + 66],
    [width * (0.5 + bend * 0.08), height * 0.78],
    [width * (0.5 - bend * 0.06), height * 1.06],
  ];
}

function drawRipples(canvas: Canvas, course: readonly Point[], horizon: number): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('ripples');
  const nearX = course[3]?.[0] ?? width / 2;
  let light = '';
  for (let i = 0; i < 70; i++) {
    const t = random() ** 0.7;
    const y = lerp(horizon + 70, height, t);
    const spread = lerp(10, width * 0.4, t ** 1.5);
    const x = lerp(course[1]?.[0] ?? nearX, nearX, t) + random.between(-1, 1) * spread;
    const w = lerp(8, 90, t) * random.between(0.4, 1.1);
    light += d`M${x - w / 2} ${y}Q${x} ${y - lerp(1, 5, t)} ${x + w / 2} ${y}Q${x} ${y + lerp(1, 4, t)} ${x - w / 2} ${y}z`;
  }
  return fill(light, palette.waterLight, 0.75);
}

function drawRapids(canvas: Canvas, course: readonly Point[]): string {
  const { height, width, palette } = canvas;
  const random = canvas.random('rapids');
  const [x = width / 2] = course[2] ?? [];
  let svg = '';
  for (let i = 0; i < 26; i++) {
    const t = random();
    svg += drawMist(
      x + random.between(-1, 1) * width * 0.3 * (0.4 + t),
      lerp(height * 0.72, height * 0.96, t),
      lerp(70, 210, t),
      lerp(8, 24, t),
      palette.snowLit,
      0.7,
    );
  }
  return svg;
}

function drawBankTrees(canvas: Canvas, horizon: number): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('bank trees');
  let svg = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 7; i++) {
      const t = i / 6;
      const x = width * (0.5 + side * lerp(0.24, 0.56, t)) + random.between(-14, 14);
      const color = mix(palette.forestMid, palette.forestNear, t);
      svg += drawConifer(
        canvas,
        x,
        lerp(horizon + 46, height * 0.86, t ** 1.3),
        lerp(70, 240, t) * random.between(0.75, 1.2),
        random,
        color,
      );
    }
  }
  return svg;
}
