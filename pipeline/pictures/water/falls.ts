import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
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

/** A broad cascade over four rock steps. */
export function drawWideFall(canvas: Canvas, fall: Fall): string {
  const { palette, shadowSide } = canvas;
  const waver = canvas.noise('fall steps');
  const random = canvas.random('fall steps');
  let svg = '';
  for (let step = 0; step < 4; step++) {
    const top = lerp(fall.top - 6, fall.foot, step / 4);
    const foot = lerp(fall.top - 6, fall.foot, (step + 1) / 4) + 8;
    const upper = fall.width * (0.55 + 0.15 * step);
    const lower = fall.width * (0.62 + 0.17 * step);
    const x = fall.x + (step % 2 ? 18 : -14) - step * 8;
    const edge: Point[] = [];
    const lip: Point[] = [];
    for (let i = 0; i <= 10; i++) {
      const u = i / 10;
      edge.push([x - upper + 2 * upper * u, top + fractal(waver, u * 5, step * 3, 2) * 16]);
      lip.push([x - lower + 2 * lower * u, foot + fractal(waver, u * 7, step * 3 + 50, 2) * 12]);
    }
    svg += polygon([...edge, ...lip.reverse()], mix(palette.water, palette.waterLight, 0.35 + 0.1 * step));
    let streaks = '';
    for (let i = 0; i < 70; i++) {
      const u = random.between(-1, 1);
      const from = top + random.between(0, 12);
      const to = lerp(from, foot, random.between(0.55, 1));
      const w = random.between(3, 11);
      const end = x + lerp(upper, lower, 0.9) * u;
      streaks += d`M${x + upper * u - w * 0.4} ${from}q${w * 1.2} -3 ${w * 1.4} 0L${end + w * 0.5} ${to}L${end - w * 0.2} ${to - 4}z`;
    }
    svg += fill(streaks, palette.snowLit);
    for (let i = 0; i < 10; i++)
      svg += drawMist(
        x + random.between(-1, 1) * lower,
        foot + 2,
        random.between(40, 130),
        13,
        '#ffffff',
        0.8,
      );
    if (step === 3) continue;
    for (let i = 0; i < 2; i++) {
      svg += drawRock(
        x + random.between(-0.9, 0.9) * lower,
        foot + 6,
        random.between(40, 90),
        random.between(20, 36),
        random,
        palette,
        shadowSide,
      );
    }
  }
  return svg;
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
