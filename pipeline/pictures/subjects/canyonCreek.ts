import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { closedCurve } from '../ground/plan.ts';
import { drawRocks } from '../ground/rock.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, line, outline, polygon } from '../svg.ts';
import { drawForest } from '../trees/forest.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawShimmer } from '../water/shimmer.ts';

/** Beside a stream that falls in steps between mossy boulders and trees, a log across it. */
export function drawCreek(canvas: Canvas): string {
  const { width, height, palette, emptySide, scene } = canvas;
  const waves = canvas.noise('creek');
  const moss = mix(palette.groundShade, palette.forestMid, 0.4);
  const middle = (t: number) => width * 0.5 + emptySide * Math.sin(t * 5 + 0.4) * Math.min(width * 0.1, 110);
  const walls = ([-1, 1] as const).map(
    (side) =>
      drawRockWall(canvas, {
        name: `side ${side}`,
        x: width * (0.5 + side * 0.5),
        width: width * 0.3,
        height: height * (side === emptySide ? 0.56 : 0.7),
        baseY: height * 0.8,
        air: 0.14,
        steepness: 3.6,
        treeline: 0.2,
      }).svg,
  );
  let svg =
    drawSky(canvas, height * 0.4) +
    drawForest(canvas, {
      name: 'head of the creek',
      groundAt: (x) => height * 0.36 - Math.abs(x / width - 0.5) * 120 + fractal(waves, x / 90, 1, 2) * 20,
      rows: 5,
      heights: [90, 130],
      gap: 20,
      colors: [mix(palette.forestFar, palette.haze, 0.45), palette.forestMid],
    }) +
    walls.join('');
  for (let step = 0; step < 5; step++) {
    const t = step / 4;
    const y = lerp(height * 0.5, height * 0.94, t ** 1.2);
    const stagger = canvas.random(`stagger ${step}`);
    const reach = lerp(46, Math.min(width * 0.4, 300), t) * stagger.between(0.6, 1);
    const x = middle(t) + (step % 2 ? 1 : -1) * stagger.between(0.1, 0.34) * reach;
    svg += drawHill(
      canvas,
      (at) => y - 26 - (Math.abs(at - x) / width) * height * 0.16 + fractal(waves, at / 80, step * 3, 2) * 18,
      mix(mix(moss, palette.haze, 0.3), mix(moss, palette.forestNear, 0.45), t),
    );
    svg += drawWaterStep(canvas, x, y, reach, lerp(30, 96, t), step);
    svg += drawRocks(canvas, `step ${step}`, y + lerp(6, 30, t), 5, lerp(0.3, 1, t), [
      x - reach * 1.9,
      x + reach * 1.9,
    ]);
  }
  const log = height * 0.7;
  return (
    svg +
    line(
      d`M${width * 0.5 - emptySide * Math.min(width * 0.36, 330)} ${log + 26}L${width * 0.5 + emptySide * Math.min(width * 0.34, 310)} ${log - 22}`,
      palette.woodShade,
      34,
    ) +
    line(
      d`M${width * 0.5 - emptySide * Math.min(width * 0.36, 330)} ${log + 18}L${width * 0.5 + emptySide * Math.min(width * 0.34, 310)} ${log - 30}`,
      palette.woodLit,
      12,
    ) +
    drawForeground(canvas, { x: width * 0.5 - emptySide * 60, y: log - 8, size: height * 0.16 }, 'hiker') +
    (scene.frame === 'none' ? '' : drawFrameTrees(canvas))
  );
}

/** A small pool and the strands of water that spill over its uneven lip, rock showing between them. */
function drawWaterStep(
  canvas: Canvas,
  x: number,
  y: number,
  half: number,
  drop: number,
  step: number,
): string {
  const { palette } = canvas;
  const next = canvas.random(`fall ${step}`);
  const waves = canvas.noise(`lip ${step}`);
  const lip = (at: number) => y + fractal(waves, at / (half * 0.6), 1, 3) * drop * 0.7;
  const pool = closedCurve([
    [x - half * next.between(0.7, 0.9), y - drop * 0.36],
    [x + half * next.between(0.2, 0.5), y - drop * next.between(0.34, 0.5)],
    [x + half * next.between(0.86, 1), y - drop * 0.2],
    [x + half * 0.94, y + drop * 0.12],
    [x, y + drop * 0.16],
    [x - half, y + drop * 0.1],
  ]);
  const rock = mix(palette.stoneShade, palette.forestNear, 0.3);
  const foam = mix(palette.snowLit, palette.waterLight, 0.3);
  let face = '';
  let strands = '';
  let threads = '';
  for (let from = -0.96; from < 0.9;) {
    const long = next.between(0.22, 0.62);
    const to = Math.min(0.98, from + long);
    const [left, right] = [x + from * half, x + to * half];
    const fall = drop * next.between(0.75, 1.25);
    const lean = next.between(-0.06, 0.06) * half;
    strands += d`M${left} ${lip(left)}Q${(left + right) / 2} ${lip((left + right) / 2) - drop * 0.2} ${right} ${lip(right)}L${right + lean} ${y + fall}Q${(left + right) / 2 + lean} ${y + fall + drop * 0.3} ${left + lean} ${y + fall * 0.9}z`;
    for (let at = left + 8; at < right - 4; at += next.between(9, 26))
      threads += d`M${at} ${lip(at) + 2}l${lean} ${fall * next.between(0.5, 0.9)}`;
    from = to + next.between(0.04, 0.2);
  }
  face = outline([
    [x - half * 1.04, y + drop * 0.05],
    [x + half * 1.02, y + drop * 0.02],
    [x + half * 0.96, y + drop * 1.1],
    [x - half * 0.98, y + drop * 1.1],
  ]);
  return (
    fill(face, rock) +
    polygon(pool, palette.water) +
    fill(strands, foam) +
    line(threads, mix(palette.water, palette.waterLight, 0.4), Math.max(2, half * 0.016), 0.8) +
    drawShimmer(canvas, {
      name: `step ${step}`,
      from: x - half * 0.6,
      to: x + half * 0.6,
      top: y - drop * 0.4,
      bottom: y,
      color: palette.waterLight,
      count: 6,
      opacity: 0.8,
      breadth: 0.5,
    })
  );
}
