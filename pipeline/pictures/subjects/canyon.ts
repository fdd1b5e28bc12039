import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { mix, ramp } from '../color.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { drawRock, drawRocks } from '../ground/rock.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { lerp } from '../interpolate.ts';
import { drawSky } from '../sky/drawSky.ts';
import { circle, d, line, outline, type Point, polygon, rect, facet } from '../svg.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';
import { drawSpray, drawTallFall } from '../water/falls.ts';
import { drawShimmer } from '../water/shimmer.ts';
import { drawBridge } from './canyonBridge.ts';
import { drawCreek } from './canyonCreek.ts';
import { drawFloor } from './canyonFloor.ts';
import { drawPotholes } from './canyonPotholes.ts';
import { drawSlot } from './canyonSlot.ts';
import type { DrawSubject } from './subject.ts';

/** A gorge between three depths of rock wall, a fall at its head and a catwalk along one side. */
export const canyon: DrawSubject = (canvas) =>
  ((canvas.scene.viewpoint && VIEWS[canvas.scene.viewpoint]) ?? drawUsual)(canvas);

const VIEWS: Readonly<Partial<Record<NonNullable<Scene['viewpoint']>, DrawSubject>>> = {
  slot: drawSlot,
  bridge: drawBridge,
  creek: drawCreek,
  floor: drawFloor,
  potholes: drawPotholes,
};

const drawUsual: DrawSubject = (canvas) => {
  const { width, height, palette, shadowSide, unit, scene } = canvas;
  const x = scene.at === undefined ? canvas.centreX : canvas.mountainX;
  const isFrozen = scene.frozen ?? false;
  const darkSide = (side: number, amount: number, otherwise: number) =>
    side === shadowSide ? otherwise : amount;
  const reach = Math.max(width, 980);
  const snow = palette.isWinter ? 0.22 : 0;
  const back = drawRockWall(canvas, {
    name: 'head',
    x,
    width: reach * 0.6,
    height: height * 0.52,
    baseY: height * 0.78,
    air: 0.38,
    steepness: 4,
    apron: 0.05,
  });
  const lip = Math.max(back.skylineAt(x - 20), back.skylineAt(x), back.skylineAt(x + 20)) - 3;
  const fall = { x, top: lip, foot: height * 0.7, width: unit * (isFrozen ? 0.09 : 0.034) };
  const mid = (side: 1 | -1) =>
    drawRockWall(canvas, {
      name: side < 0 ? 'middle left' : 'middle right',
      x: x + side * (reach * 0.32 + width * 0.055),
      width: reach * 0.32,
      height: height * (side < 0 ? 0.66 : 0.7),
      baseY: height * 0.845,
      air: 0.29,
      snow,
      steepness: 5,
      dark: darkSide(side, 0.24, 0),
    }).svg;
  const near = (side: 1 | -1) =>
    drawRockWall(canvas, {
      name: side < 0 ? 'near left' : 'near right',
      x: side < 0 ? -width * 0.03 : width * 1.03,
      width: width * 0.36,
      height: height * (side < 0 ? 0.98 : 1.04),
      baseY: height * 1.11,
      dark: darkSide(side, 0.42, 0.08),
      steepness: 4.4,
      band: 64,
      snow,
    });
  const left = near(-1);
  const right = near(1);
  const isIcy = isFrozen || palette.isWinter;
  const water = isIcy ? mix(palette.snowShade, palette.waterLight, 0.3) : palette.water;
  return (
    rect(0, 0, width, height, ramp(palette.sky, 0.75)) +
    drawSky(canvas, height * 0.4) +
    circle(x, height * 0.22, height * 0.34, palette.sun, 0.16) +
    circle(x, height * 0.22, height * 0.22, palette.sun, 0.22) +
    drawForest(canvas, {
      name: 'rim',
      groundAt: (at) => height * 0.2 - Math.abs(at - x) * 0.14,
      rows: 3,
      heights: [60, 90],
      gap: 18,
      colors: [mix(palette.forestFar, palette.haze, 0.3), palette.forestMid],
      goldShare: scene.season === 'autumn' ? 0.25 : 0,
    }) +
    back.svg +
    drawTallFall(canvas, fall, isFrozen) +
    drawLipRocks(canvas, x, lip, fall.width) +
    mid(-1) +
    mid(1) +
    drawPool(canvas, x, water) +
    (isFrozen ? '' : drawSpray(canvas, x, fall.foot - 8, 60)) +
    drawRimTrees(canvas, left.skylineAt, right.skylineAt) +
    left.svg +
    right.svg +
    drawCatwalk(canvas, x) +
    drawConifer(
      canvas,
      width * 0.02,
      height * 1.03,
      height * 0.7,
      canvas.random('left tree'),
      palette.forestNear,
    ) +
    drawRocks(canvas, 'canyon', height * 0.985, 3, 1.1, [0, width * 0.34])
  );
};

function drawLipRocks({ palette, random, shadowSide }: Canvas, x: number, y: number, half: number): string {
  const hazy = {
    ...palette,
    stone: mix(palette.stone, palette.haze, 0.3),
    stoneShade: mix(palette.stoneShade, palette.haze, 0.3),
  };
  const next = random('lip');
  return [-1.35, 1.35]
    .map((side) => drawRock(x + side * half, y + 16, half * 1.1, 32, next, hazy, shadowSide))
    .join('');
}

function drawPool(canvas: Canvas, x: number, water: string): string {
  const { palette, height, random, unit, shadowSide } = canvas;
  const top = height * 0.69;
  const half = unit * 0.5;
  const band = (from: number, to: number, y: number, color: string) =>
    facet`${color}: ${x - from},${y} ${x + from},${y} ${x + to},${height + 10} ${x - to},${height + 10}`;
  const next = random('pool rocks');
  const shimmer = (name: string, color: string, opacity: number, count: number) =>
    drawShimmer(canvas, {
      name,
      from: x - half * 0.3,
      to: x + half * 0.3,
      top: top + 14,
      bottom: height,
      color,
      count,
      opacity,
      breadth: 0.6,
    });
  return (
    band(half * 0.56, half * 1.2, top, water) +
    band(half, half, height * 0.85, mix(water, palette.waterDeep, palette.isWinter ? 0.15 : 0.5)) +
    rect(x - half * 0.6, top, half * 1.2, 7, palette.waterLight) +
    drawRock(x - half * 0.24, top + 34, unit * 0.09, height * 0.05, next, palette, shadowSide) +
    drawRock(x + half * 0.28, top + 44, unit * 0.1, height * 0.06, next, palette, shadowSide) +
    shimmer('pool light', palette.waterLight, 0.8, 44) +
    shimmer('pool deep', palette.waterDeep, 0.45, 28)
  );
}

function drawRimTrees(canvas: Canvas, leftAt: (x: number) => number, rightAt: (x: number) => number): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('rim trees');
  const tree = (x: number, ground: number, size: number) =>
    drawConifer(canvas, x, ground, height * size, random, palette.forestMid);
  const left = [
    [0.04, 0.24],
    [0.1, 0.3],
    [0.16, 0.22],
  ] as const;
  const right = [
    [0.84, 0.2],
    [0.9, 0.28],
    [0.97, 0.24],
  ] as const;
  return (
    left.map(([at, size]) => tree(width * at, leftAt(width * at) + 30, size)).join('') +
    right.map(([at, size]) => tree(width * at, rightAt(width * at) + 26, size)).join('')
  );
}

/** A railed walkway bolted to the right wall, with two visitors. */
function drawCatwalk(canvas: Canvas, centre: number): string {
  const { width, height, palette, unit } = canvas;
  const start: Point = [width * 1.02, height * 0.8];
  const end: Point = [Math.min(centre + unit * 0.2, width * 0.86), height * 0.59];
  const at = (t: number): Point => [lerp(start[0], end[0], t), lerp(start[1], end[1], t ** 0.85)];
  const outer = (t: number): Point => [at(t)[0] - lerp(66, 13, t), at(t)[1] + lerp(11, 2, t)];
  const steps = Array.from({ length: 21 }, (_, i) => i / 20);
  const under = steps.map((t): Point => [at(t)[0], at(t)[1] + lerp(26, 5, t)]).reverse();
  let posts = '';
  let braces = '';
  const rail: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    const [x, y] = outer(t);
    const tall = lerp(92, 24, t);
    posts += d`M${x} ${y}v${-tall}`;
    rail.push([x, y - tall]);
    lower.push([x, y - tall * 0.55]);
    const near = lerp(1, 0.25, t);
    braces += d`M${at(t)[0] - 48 * near} ${at(t)[1] + 14 * near}L${at(t)[0] + 10 * near} ${at(t)[1] + 92 * near}`;
  }
  const random = canvas.random('catwalk people');
  const visitor = (t: number, size: number, pose: 'walk' | 'photograph') => {
    const [x, y] = at(t);
    return drawPerson(
      x - 26 * (1 - t),
      y + 10,
      height * size,
      pose,
      randomOutfit(random, palette, { hasPack: pose === 'walk', hasCamera: pose === 'photograph' }),
      palette,
      true,
    );
  };
  return (
    polygon([...steps.map(at), ...under], palette.woodShade) +
    polygon([...steps.map(at), ...steps.map(outer).reverse()], palette.woodLit) +
    line(braces, palette.woodShade, 6) +
    visitor(0.5, 0.1, 'photograph') +
    visitor(0.24, 0.13, 'walk') +
    line(posts, palette.ink, 4) +
    line(outline(rail, false), palette.ink, 6) +
    line(outline(lower, false), palette.ink, 3, 0.8)
  );
}
