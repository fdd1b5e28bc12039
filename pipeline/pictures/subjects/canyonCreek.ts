import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { closedCurve } from '../ground/plan.ts';
import { drawRock } from '../ground/rock.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, line, type Point, polygon, facet } from '../svg.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawMist } from '../water/mist.ts';

const STEPS = 6;

/** Up a small gorge: a stream that tumbles between mossy boulders, log bridges over it and steps beside it. */
export function drawCreek(canvas: Canvas): string {
  const { width, height, palette, emptySide, scene } = canvas;
  const reach = Math.min(width, 900);
  const waves = canvas.noise('creek');
  const x = (t: number) => width * 0.5 + emptySide * Math.sin(t * 5.6 + 0.3) * reach * lerp(0.03, 0.08, t);
  const y = (t: number) => lerp(height * 0.36, height * 1.02, t ** 1.25);
  const half = (t: number) => reach * lerp(0.04, 0.24, t);
  const wall = (side: 1 | -1, depth: number) =>
    drawRockWall(canvas, {
      name: `${side < 0 ? 'left' : 'right'} ${depth}`,
      x: width * 0.5 + side * (reach * lerp(0.6, 0.36, depth) + (width - reach) * 0.25 * (1 - depth)),
      width: reach * lerp(0.36, 0.28, depth) + (width - reach) * 0.25 * (1 - depth),
      height: height * lerp(0.92, 0.5, depth) * (side === emptySide ? 0.9 : 1),
      baseY: height * lerp(1.1, 0.62, depth),
      air: depth * 0.22,
      steepness: 4.6,
      dark: side === canvas.shadowSide ? 0.24 : 0.04,
      band: lerp(70, 50, depth),
    });
  let svg =
    drawSky(canvas, height * 0.4) +
    drawForest(canvas, {
      name: 'head of the gorge',
      groundAt: (at) => height * 0.26 - Math.abs(at / width - 0.5) * 90 + fractal(waves, at / 90, 1, 2) * 20,
      rows: 5,
      heights: [70, 120],
      gap: 22,
      colors: [mix(palette.forestFar, palette.haze, 0.35), palette.forestMid],
    }) +
    wall(-1, 1).svg +
    wall(1, 1).svg +
    drawBanks(canvas, x, y, half);
  const random = canvas.random('creek trees');
  for (const side of [-1, 1] as const) {
    const near = wall(side, 0);
    svg += [0.42, 0.5, 0.6]
      .map((share) => {
        const at = width * 0.5 + side * (reach * share + (width - reach) * 0.2);
        const tall = height * random.between(0.2, 0.3);
        return drawConifer(canvas, at, near.skylineAt(at) + 26, tall, random, palette.forestMid);
      })
      .join('');
    svg += near.svg;
  }
  for (let step = 0; step < STEPS; step++) {
    const t = step / (STEPS - 1);
    svg += drawFallStep(canvas, { x: x(t), y: y(t), half: half(t), step, t });
    if (step === 1) svg += drawFootbridge(canvas, x(0.28), y(0.3), reach * 0.15);
    if (step === 3) svg += drawFootbridge(canvas, x(0.66), y(0.64), reach * 0.3, true);
  }
  return svg + (scene.frame === 'none' ? '' : drawFrameTrees(canvas));
}

/** Mossy ground between the walls, in folds down to the water. */
function drawBanks(
  canvas: Canvas,
  x: (t: number) => number,
  y: (t: number) => number,
  half: (t: number) => number,
): string {
  const { width, height, palette } = canvas;
  const moss = mix(palette.groundShade, palette.forestMid, 0.5);
  return Array.from({ length: STEPS }, (_, step) => {
    const t = step / (STEPS - 1);
    const waves = canvas.noise(`bank ${step}`);
    const points = Array.from({ length: 41 }, (__, i): Point => {
      const at = lerp(-20, width + 20, i / 40);
      const away = Math.max(0, Math.abs(at - x(t)) - half(t) * 0.8);
      return [
        at,
        y(t) - 20 - Math.min(away * 0.5, height * lerp(0.03, 0.13, t)) + fractal(waves, at / 60, 2, 3) * 34,
      ];
    });
    const next = canvas.random(`bank trees ${step}`);
    const trees = [-1.9, -1.5, 1.5, 1.9, 2.5, -2.5].map((share) => {
      const at = x(t) + share * (half(t) + 40) + next.bell() * 14;
      const tall = lerp(70, 190, t) * next.between(0.7, 1.2);
      return drawConifer(canvas, at, y(t) + 4, tall, next, mix(palette.forestMid, palette.forestNear, t));
    });
    return (
      polygon(
        [...points, [width + 20, height + 10], [-20, height + 10]],
        mix(mix(moss, palette.haze, 0.28), mix(moss, palette.forestNear, 0.5), t),
      ) + (t < 0.7 ? trees.join('') : '')
    );
  }).join('');
}

interface FallStep {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly step: number;
  readonly t: number;
}

/** A pool, the white water that leaves it, and the boulders on both sides. */
function drawFallStep(canvas: Canvas, { x, y, half, step, t }: FallStep): string {
  const { palette, shadowSide } = canvas;
  const next = canvas.random(`step ${step}`);
  const drop = lerp(46, 120, t);
  const mossy = {
    ...palette,
    stoneLit: mix(palette.groundShade, palette.forestLit, 0.45),
    stone: mix(palette.stone, palette.groundShade, 0.35),
    stoneShade: mix(palette.stoneShade, palette.forestNear, 0.35),
  };
  const turn = (step % 2 ? 1 : -1) * half * 0.2;
  const pool = closedCurve([
    [x - half * 0.8 + turn, y - drop * 0.26],
    [x + half * 0.5 + turn, y - drop * 0.34],
    [x + half * 0.9 + turn, y - drop * 0.05],
    [x + turn, y + drop * 0.08],
    [x - half * 0.95 + turn, y],
  ]);
  let white = '';
  let threads = '';
  const strands = 3 + (step % 2);
  for (let i = 0; i < strands; i++) {
    const from = x + turn + ((i + 0.5) / strands - 0.5) * half * 1.6;
    const w = (half / strands) * next.between(0.5, 0.95);
    const slide = -turn * 1.4 + next.bell() * half * 0.1;
    const fall = drop * next.between(0.8, 1.1);
    white += d`M${from - w} ${y - 6}Q${from} ${y - 16} ${from + w} ${y - 4}C${from + w * 1.2} ${y + fall * 0.4} ${from + w + slide} ${y + fall * 0.5} ${from + w * 1.3 + slide} ${y + fall}Q${from + slide} ${y + fall + 14} ${from - w * 1.2 + slide} ${y + fall - 6}C${from - w + slide} ${y + fall * 0.5} ${from - w} ${y + fall * 0.4} ${from - w} ${y - 6}z`;
    for (let k = 0; k < w / 6; k++) {
      const share = next.between(-0.8, 0.8) * w;
      threads += d`M${from + share} ${y + next.between(0, fall * 0.3)}q${slide * 0.2} ${fall * 0.2} ${slide * 0.5} ${fall * 0.4}`;
    }
  }
  const boulders = ([-1, 1] as const).flatMap((side) =>
    [1.15, 1.7, 0.8].map((share, i) => {
      const across = half * next.between(0.62, 1.05) * (i === 2 ? 0.55 : 1);
      return drawRock(
        x + side * half * share,
        y + drop * (i === 2 ? 0.8 : 0.42),
        across,
        across * next.between(0.6, 0.85),
        next,
        mossy,
        shadowSide,
      );
    }),
  );
  return (
    facet`${mix(palette.stoneShade, palette.forestNear, 0.45)}: ${x - half * 1.2},${y - drop * 0.04} ${x + half * 1.2},${y - drop * 0.08} ${x + half * 1.1},${y + drop} ${x - half * 1.1},${y + drop}` +
    polygon(pool, mix(palette.water, palette.waterLight, 0.15)) +
    fill(white, mix(palette.snowLit, palette.waterLight, 0.2)) +
    line(threads, mix(palette.water, palette.waterLight, 0.45), lerp(1.6, 3.4, t), 0.75) +
    drawMist(x - turn * 0.4, y + drop, half * 1.9, lerp(10, 22, t), palette.snowLit, 0.7) +
    boulders.join('')
  );
}

/** A bridge of two logs with a handrail; the near one has a hiker on it and leads to steps up the bank. */
function drawFootbridge(canvas: Canvas, x: number, y: number, half: number, isNear = false): string {
  const { palette, height, emptySide } = canvas;
  const tilt = emptySide * half * 0.05;
  const [left, right]: readonly [Point, Point] = [
    [x - half, y + tilt],
    [x + half, y - tilt],
  ];
  const tall = half * 0.3;
  let posts = '';
  for (let i = 0; i <= 4; i++)
    posts += d`M${lerp(left[0], right[0], i / 4)} ${lerp(left[1], right[1], i / 4)}v${-tall}`;
  const thick = half * 0.1;
  const beam = (up: number, color: string, wide: number) =>
    line(d`M${left[0] - thick} ${left[1] + up}L${right[0] + thick} ${right[1] + up}`, color, wide);
  let steps = '';
  for (let i = 0; i < 7; i++) {
    const at = x + emptySide * (half + thick * (1.4 + i * 1.5));
    const up = y - emptySide * tilt - i * thick * 1.25;
    steps += d`M${at - thick * 1.3} ${up}L${at + thick * 1.3} ${up - emptySide * 3}`;
  }
  const stringer = d`M${x + emptySide * half} ${y - emptySide * tilt + thick * 0.8}L${x + emptySide * (half + thick * 11.5)} ${y - emptySide * tilt - thick * 7}`;
  return (
    (isNear
      ? line(stringer, palette.woodShade, thick * 0.7) + line(steps, palette.woodLit, thick * 0.6)
      : '') +
    beam(thick * 0.9, palette.woodShade, thick * 1.3) +
    (isNear
      ? drawForeground(canvas, { x: x - emptySide * half * 0.2, y: y + 2, size: height * 0.15 }, 'hiker')
      : '') +
    beam(0, palette.woodLit, thick * 0.9) +
    line(posts, palette.woodShade, thick * 0.5) +
    beam(-tall, palette.wood, thick * 0.55)
  );
}
