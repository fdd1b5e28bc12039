import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { closedCurve } from '../ground/plan.ts';
import { drawRock } from '../ground/rock.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { d, fill, type Point, polygon } from '../svg.ts';
import { drawMist } from './mist.ts';

/** Position of falling water: from `top` to `foot` around x, `width` half across at the lip. */
export interface Fall {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly width: number;
}

/** A tall waterfall that widens as it drops; ice columns when frozen. */
export function drawTallFall(canvas: Canvas, fall: Fall, isFrozen: boolean): string {
  const { palette } = canvas;
  const { x, top, foot, width } = fall;
  const waver = canvas.noise('fall edge');
  const body = (share: number): Point[] => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      const half = width * share * lerp(0.6, 2.1, t ** 1.3);
      left.push([x - half + fractal(waver, t * 6, share * 9, 2) * 16, lerp(top, foot, t)]);
      right.push([x + half * 1.05 + fractal(waver, t * 6, share * 9 + 40, 2) * 16, lerp(top, foot, t)]);
    }
    return [...left, ...right.reverse()];
  };
  const edge = isFrozen
    ? mix(palette.snowShade, palette.water, 0.3)
    : mix(palette.water, palette.waterLight, 0.55);
  const heart = isFrozen
    ? mix(palette.snowLit, palette.waterLight, 0.45)
    : mix(palette.snowLit, palette.waterLight, 0.2);
  const random = canvas.random('fall streaks');
  let bright = '';
  let dim = '';
  for (let i = 0; i < 70; i++) {
    const t = random();
    const across = random.between(-0.9, 0.9) * width;
    const sx = x + across * (1 + t * 1.2);
    const sy = lerp(top, foot - 60, t);
    const w = isFrozen ? random.between(4, 9) : 3;
    const streak = d`M${sx - w} ${sy}h${2 * w}L${sx + across * 0.14} ${sy + random.between(30, 120)}z`;
    if (i % 2) bright += streak;
    else dim += streak;
  }
  const dimColor = isFrozen
    ? mix(palette.snowShade, palette.water, 0.45)
    : mix(palette.water, palette.waterLight, 0.5);
  return (
    polygon(body(1.12), edge) +
    polygon(body(0.92), heart) +
    fill(dim, dimColor, 0.8) +
    fill(bright, palette.snowLit)
  );
}

/** A broad cascade that breaks over ledges of rock, here and there split by them. */
export function drawWideFall(canvas: Canvas, fall: Fall): string {
  const { palette, shadowSide } = canvas;
  const { x, top, foot, width } = fall;
  const waver = canvas.noise('fall edge');
  const random = canvas.random('fall steps');
  const drop = foot - top;
  const wet = { ...palette, stoneLit: palette.stone, stone: mix(palette.stone, palette.stoneShade, 0.6) };
  const half = (t: number, side: number) =>
    width * (0.86 + 0.22 * t) * (1 + fractal(waver, t * 4 + 3, side * 9, 3) * 0.34);
  const lip = (u: number) => top + fractal(waver, u * 2.4, 20, 3) * Math.min(30, drop * 0.3);
  const at = (u: number, t: number): Point => [x + u * half(t, Math.sign(u)), lerp(lip(u), foot + 8, t)];
  const across = Array.from({ length: 25 }, (_, i) => i / 12 - 1);
  const down = Array.from({ length: 9 }, (_, i) => (i + 0.5) / 9);
  const body: Point[] = [
    ...across.map((u) => at(u, 0)),
    ...down.map((t) => at(1, t)),
    ...across.map((u): Point => [at(u, 1)[0], foot + 8 + fractal(waver, u * 3, 50, 2) * 12]).reverse(),
    ...down.map((t) => at(-1, t)).reverse(),
  ];
  let streaks = '';
  let shade = '';
  for (let i = 0; i < 240; i++) {
    const u = random.between(-0.97, 0.97);
    const from = random.between(0, 0.8);
    const w = random.between(2, 9);
    const [x1, y1] = at(u, from);
    const [x2, y2] = at(u, Math.min(1, from + random.between(0.12, 0.4)));
    const streak = d`M${x1 - w * 0.4} ${y1}q${w * 1.2} -3 ${w * 1.4} 0L${x2 + w * 0.5} ${y2}L${x2 - w * 0.2} ${y2 - 4}z`;
    if (i % 3) streaks += streak;
    else shade += streak;
  }
  let ledges = '';
  const count = Math.round(4 + drop / 60);
  for (let i = 0; i < count; i++) {
    const u = ((i + random.between(0.2, 0.8)) / count) * 1.8 - 0.9;
    const [rockX, rockY] = at(u, random.between(0.3, 0.8));
    const across = width * random.between(0.12, 0.26);
    ledges +=
      drawRock(rockX, rockY, across, across * random.between(0.3, 0.5), random, wet, shadowSide) +
      drawMist(rockX, rockY + 7, across * 1.5, 11, '#ffffff', 0.85);
  }
  const rocks = Array.from({ length: 5 }, (_, i) =>
    drawRock(
      at(i / 2 - 1 + random.between(-0.12, 0.12), 1)[0],
      foot + 12,
      random.between(44, 110),
      random.between(22, 44),
      random,
      palette,
      shadowSide,
    ),
  );
  const water = mix(palette.water, palette.waterLight, 0.45);
  const behind = top - drop * 0.06 - 16;
  const river = closedCurve([
    [x - width * 0.56, behind],
    [x + width * 0.6, behind - 4],
    [x + width * 0.92, top + 4],
    [x, top + 20],
    [x - width * 0.92, top + 6],
  ]);
  return (
    polygon(river, mix(palette.water, palette.waterLight, 0.25)) +
    polygon(body, water) +
    fill(shade, mix(palette.water, palette.waterDeep, 0.2), 0.55) +
    fill(streaks, palette.snowLit) +
    ledges +
    rocks.join('')
  );
}

/** Spray where a fall meets the pool. */
export function drawSpray(canvas: Canvas, x: number, y: number, spread: number): string {
  const random = canvas.random('spray');
  let svg = '';
  for (let i = 0; i < 12; i++) {
    svg += drawMist(
      x + random.bell() * spread,
      y + random.between(-36, 22),
      random.between(0.9, 2.4) * spread,
      random.between(18, 40),
      '#ffffff',
      0.4,
    );
  }
  return svg;
}
