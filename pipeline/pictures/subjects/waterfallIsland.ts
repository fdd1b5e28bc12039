import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { closedCurve } from '../ground/plan.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { box, clipPath, d, fill, group, line, type Point, polygon, rect } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';
import { drawSpray, drawTallFall } from '../water/falls.ts';

/** A river that parts round an island of spruces, joins at a lip with stranded logs and drops into a gorge. */
export function drawIslandFall(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const waves = canvas.noise('island');
  const reach = Math.min(width, 1000);
  const x = width * 0.5 - emptySide * reach * 0.04;
  const [bank, lip, foot] = [height * 0.42, height * 0.6, height * 0.86];
  const isle = x + emptySide * reach * 0.05;
  const cliff = (side: 1 | -1, depth: number) =>
    drawRockWall(canvas, {
      name: `${side < 0 ? 'left' : 'right'} cliff ${depth}`,
      x: x + side * reach * lerp(0.6, 0.42, depth) + side * (width - reach) * 0.25 * (1 - depth),
      width: reach * lerp(0.36, 0.33, depth) + (width - reach) * 0.28 * (1 - depth),
      height: height * lerp(side === emptySide ? 0.4 : 0.46, 0.4, depth),
      baseY: height * lerp(1.12, 1, depth),
      steepness: 5,
      band: 56,
      air: depth * 0.08,
      dark: (side === canvas.shadowSide ? 0.2 : 0.02) + depth * 0.1,
    });
  const woods = (side: 1 | -1) =>
    drawForest(canvas, {
      name: side < 0 ? 'left woods' : 'right woods',
      from: side < 0 ? -20 : isle + reach * 0.38,
      to: side < 0 ? isle - reach * 0.38 : width + 20,
      groundAt: (at) => bank + fractal(waves, at / 100, 12, 2) * 14,
      rows: 3,
      heights: [60, 96],
      gap: 30,
      bottom: lip + 20,
      colors: [palette.forestMid, palette.forestNear],
    });
  const near = { left: cliff(-1, 0), right: cliff(1, 0) };
  const random = canvas.random('cliff trees');
  const watchSide = emptySide;
  const watch = x + watchSide * reach * (width > reach ? 0.52 : 0.4);
  const ground = (watchSide < 0 ? near.left : near.right).skylineAt(watch);
  return (
    drawSky(canvas, height * 0.4) +
    drawMountains(canvas, { baseY: height * 0.37, scale: 0.8 }) +
    drawForest(canvas, {
      name: 'far bank',
      groundAt: (at) => height * 0.34 + fractal(waves, at / 160, 1, 2) * 16,
      rows: 5,
      heights: [30, 70],
      gap: 16,
      colors: [mix(palette.forestFar, palette.haze, 0.2), palette.forestMid],
    }) +
    drawHill(
      canvas,
      (at) => bank - 34 + fractal(waves, at / 120, 7, 2) * 8,
      mix(palette.ground, palette.forestMid, 0.3),
    ) +
    drawRiver(canvas, { x, isle, reach, bank, lip }) +
    drawIsland(canvas, isle, reach, bank) +
    woods(-1) +
    woods(1) +
    rect(x - reach * 0.3, lip + 6, reach * 0.6, height, mix(palette.rockDeep, palette.ink, 0.45)) +
    cliff(-1, 1).svg +
    cliff(1, 1).svg +
    drawTallFall(canvas, { x, top: lip - 4, foot, width: reach * 0.062 }, false) +
    drawLogs(canvas, x, lip, reach) +
    rect(x - reach * 0.34, foot, reach * 0.68, height, mix(palette.water, palette.waterDeep, 0.55)) +
    drawSpray(canvas, x, foot, reach * 0.17) +
    [0.04, 0.12, 0.2, 0.8, 0.88, 0.97]
      .map((share) => {
        const at = width * share;
        const skyline = (share < 0.5 ? near.left : near.right).skylineAt(at);
        return drawConifer(
          canvas,
          at,
          skyline + 24,
          height * random.between(0.16, 0.3),
          random,
          palette.forestNear,
        );
      })
      .join('') +
    near.left.svg +
    near.right.svg +
    drawViewpoint(canvas, watch, ground + 16, reach * 0.13)
  );
}

interface River {
  readonly x: number;
  readonly isle: number;
  readonly reach: number;
  readonly bank: number;
  readonly lip: number;
}

/** Two arms of milky water with white riffles; they meet below the island and crowd to the lip. */
function drawRiver(canvas: Canvas, { x, isle, reach, bank, lip }: River): string {
  const { palette } = canvas;
  const shape = (grow: number): Point[] => [
    [isle - reach * 0.27 * grow, lerp(bank, lip, 0.2)],
    [isle - reach * 0.2 * grow, bank],
    [isle - reach * 0.17 * grow, bank - 44],
    [isle + reach * 0.18 * grow, bank - 44],
    [isle + reach * 0.22 * grow, bank],
    [isle + reach * 0.3 * grow, lerp(bank, lip, 0.2)],
    [isle + reach * 0.32 * grow, lerp(bank, lip, 0.42)],
    [x + reach * 0.15 * grow, lip - 4],
    [x + reach * 0.08 * grow, lip + 14],
    [x - reach * 0.08 * grow, lip + 14],
    [x - reach * 0.16 * grow, lip - 4],
    [isle - reach * 0.3 * grow, lerp(bank, lip, 0.42)],
  ];
  const clip = canvas.id('river');
  const next = canvas.random('riffles');
  let riffles = '';
  for (let i = 0; i < 90; i++) {
    const t = next();
    const side = i % 2 ? 1 : -1;
    const from = lerp(
      isle + side * reach * next.between(0.12, lerp(0.18, 0.28, Math.min(1, t * 3))),
      x + side * reach * next.between(0, 0.08),
      t ** 1.6,
    );
    const y = lerp(bank - 4, lip + 4, t);
    const long = lerp(16, 46, t) * next.between(0.6, 1.3);
    const drift = -side * long * 0.25;
    riffles += d`M${from} ${y}q${long * 0.4 + drift} ${-3 - 3 * t} ${long} ${4 * t}q${-long * 0.4} 5 ${-long} ${-4 * t}z`;
  }
  return (
    `<defs>${clipPath(clip, box(-10, bank - 34, canvas.width + 20, canvas.height))}</defs>` +
    group(
      polygon(closedCurve(shape(1.1)), mix(palette.stone, palette.stoneLit, 0.5)) +
        polygon(closedCurve(shape(1)), mix(palette.water, palette.waterLight, 0.35)),
      { clip },
    ) +
    fill(riffles, palette.snowLit, 0.85)
  );
}

/** The island: a beach of stones and a stand of spruces. */
function drawIsland(canvas: Canvas, isle: number, reach: number, bank: number): string {
  const { palette, height } = canvas;
  const half = reach * 0.15;
  const beach: Point[] = [
    [isle - half * 1.1, bank + height * 0.05],
    [isle - half * 0.4, bank + height * 0.02],
    [isle + half * 0.6, bank + height * 0.02],
    [isle + half * 1.15, bank + height * 0.05],
    [isle + half * 0.3, bank + height * 0.095],
    [isle - half * 0.2, bank + height * 0.1],
  ];
  const next = canvas.random('island trees');
  const trees = Array.from({ length: 15 }, (_, i) => {
    const share = next.between(-0.95, 0.95);
    const y = bank + height * lerp(0.04, 0.075, i / 14) * (1 - Math.abs(share) * 0.25);
    const tall = height * next.between(0.13, 0.22) * (1 - Math.abs(share) * 0.35);
    return drawConifer(
      canvas,
      isle + share * half,
      y,
      tall,
      next,
      mix(palette.forestMid, palette.forestNear, i / 14),
    );
  });
  return polygon(closedCurve(beach), mix(palette.stoneLit, palette.stone, 0.5)) + trees.join('');
}

/** Logs that the river has left across its lip. */
function drawLogs({ palette, random }: Canvas, x: number, lip: number, reach: number): string {
  const next = random('logs');
  return Array.from({ length: 6 }, (_, i) => {
    const at = x + reach * (i % 2 ? 0.085 : -0.085) + next.bell() * reach * 0.025;
    const long = reach * next.between(0.05, 0.1);
    const tilt = next.between(-20, 20);
    const y = lip + next.between(-14, 8);
    const path = d`M${at - long / 2} ${y + tilt / 2}L${at + long / 2} ${y - tilt / 2}`;
    return line(path, palette.woodShade, 9) + line(path, mix(palette.woodLit, palette.stoneLit, 0.5), 4.5);
  }).join('');
}

/** A shelf of rock with a fence at its edge and somebody behind it. */
function drawViewpoint(canvas: Canvas, x: number, y: number, half: number): string {
  const { palette, height } = canvas;
  const tall = height * 0.055;
  let posts = '';
  for (let i = 0; i <= 4; i++) posts += d`M${x - half + (half * i) / 2} ${y + 4}v${-tall}`;
  const shelf: Point[] = [
    [x - half * 1.25, y - 6],
    [x + half * 1.25, y - 10],
    [x + half * 1.4, y + 12],
    [x + half * 0.6, y + 34],
    [x - half * 0.7, y + 30],
    [x - half * 1.4, y + 10],
  ];
  const rails = [0.8, 0.36].map((share) => d`M${x - half - 8} ${y - tall * share}h${half * 2 + 16}`).join('');
  return (
    polygon(shelf, mix(palette.rockShade, palette.stoneShade, 0.4)) +
    polygon(
      [...shelf.slice(0, 3), [x, y + 8], ...shelf.slice(5)],
      mix(palette.rockLit, palette.stoneLit, 0.4),
    ) +
    drawForeground(canvas, { x, y: y + 2, size: height * 0.12 }, 'photographer') +
    line(posts, palette.woodShade, 7) +
    line(rails, palette.wood, 6)
  );
}
