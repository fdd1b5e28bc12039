import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawPath } from '../ground/path.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, group, facet } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawPine } from '../trees/pine.ts';
import { drawTree } from '../trees/drawTree.ts';
import { drawBoardwalk } from './trailBoardwalk.ts';
import type { DrawSubject } from './subject.ts';

/** A path through the forest, the trees opening on a mountain. */
export const trail: DrawSubject = (canvas) =>
  ((canvas.scene.viewpoint && VIEWS[canvas.scene.viewpoint]) ?? drawUsual)(canvas);

const VIEWS: Readonly<Partial<Record<NonNullable<Scene['viewpoint']>, DrawSubject>>> = {
  boardwalk: drawBoardwalk,
};

const drawUsual: DrawSubject = (canvas) => {
  const { width, height, palette, emptySide } = canvas;
  const middle = width * canvas.random('path').between(0.46, 0.54);
  const reach = Math.min(width, 1250);
  const waves = canvas.noise('trail');
  let svg =
    drawSky(canvas, height * 0.58) +
    drawMountains(canvas, {
      baseY: height * 0.58,
      scale: canvas.random('mountain').between(0.78, 0.98),
      x: middle - emptySide * reach * 0.03,
    });
  for (let depth = 0; depth < 4; depth++) {
    const t = depth / 3;
    const color = mix(
      mix(palette.groundShade, palette.haze, 0.35),
      mix(palette.groundShade, palette.forestNear, palette.isWinter ? 0.12 : 0.5),
      t,
    );
    const groundAt = (x: number) =>
      lerp(height * 0.6, height * 0.8, t) -
      (Math.abs(x - middle) / reach) ** 1.2 * height * 0.16 * (1 + t) +
      fractal(waves, x / 160, depth, 2) * 16;
    svg += drawHill(canvas, groundAt, color);
    if (depth > 0) {
      const bend = emptySide * reach;
      svg += drawPath(
        canvas,
        [
          [middle + bend * 0.01, height * 0.64],
          [middle + bend * 0.06, height * 0.69],
          [middle - bend * 0.05, height * 0.77],
          [middle + bend * 0.07, height * 0.87],
          [middle - bend * 0.05, height * 1.05],
        ],
        8,
        reach * 0.27,
      );
    }
    svg += drawRank(canvas, t, depth);
  }
  const spot = { x: middle + emptySide * reach * 0.012, y: height * 0.84, size: height * 0.15 };
  return svg + drawSunbeams(canvas) + drawForeground(canvas, spot, 'hiker') + drawFerns(canvas);
};

/** One depth of trees on both sides of the path. */
function drawRank(canvas: Canvas, t: number, depth: number): string {
  const { width, height, palette, shadowSide, scene } = canvas;
  const random = canvas.random(`rank ${depth}`);
  const openSide = canvas.emptySide;
  const middle = width * 0.5;
  const reach = Math.min(width, 1250);
  const dark = mix(mix(palette.forestFar, palette.haze, 0.25), palette.forestNear, t ** 0.8);
  const trees = Array.from({ length: Math.round(((16 + depth * 3) * (width + 350)) / 1600) }, () => {
    const away = random() ** 0.9;
    const side = random() < openness(canvas, depth) ? -openSide : openSide;
    return {
      x: middle + side * (lerp(0.09, 0.2, t) * reach + away * width * 0.45),
      y: lerp(height * 0.63, height * 0.96, t) - away * height * 0.06 + random.between(-14, 14),
      tall: lerp(150, 740, t) * random.between(0.75, 1.15),
    };
  }).sort((a, b) => a.y - b.y);
  return trees
    .map(({ x, y, tall }) => {
      const isPine = (scene.tree ?? 'spruce') === 'spruce' && random() < 0.25;
      if (isPine) return drawPine(x, y, tall, random, dark, mix(dark, palette.forestLit, 0.4), shadowSide);
      return drawTree(canvas, x, y, scene.tree === 'aspen' ? tall * 1.1 : tall, random, dark);
    })
    .join('');
}

/** Share of a rank's trees on the shut side: in some pictures the near trees leave the other side open. */
function openness(canvas: Canvas, depth: number): number {
  const isOpen = canvas.random('clearing')() < 0.45;
  return isOpen && depth >= 2 ? 0.93 : 0.5;
}

function drawSunbeams({ width, height, palette, shadowSide, scene }: Canvas): string {
  if (scene.light === 'storm' || scene.light === 'night') return '';
  const beams = [0.2, 0.33, 0.46, 0.59, 0.72].map((at) => {
    const x = width * at;
    const slant = shadowSide * width * 0.12;
    return facet`${palette.sun}: ${x},${0} ${x + width * 0.045},${0} ${x + slant + width * 0.06},${height * 0.95} ${x + slant - width * 0.02},${height * 0.95}`;
  });
  return group(beams.join(''), { opacity: 0.14 });
}

function drawFerns({ width, height, palette, random }: Canvas): string {
  const next = random('ferns');
  let data = '';
  for (let i = 0; i < 40; i++) {
    const side = next() < 0.5 ? -1 : 1;
    const x = width * (0.5 + side * next.between(0.19, 0.52));
    const y = height * next.between(0.95, 1.02);
    const h = next.between(30, 80);
    for (let frond = -3; frond <= 3; frond++) {
      const tip = h * (0.8 - Math.abs(frond) * 0.14);
      data += d`M${x} ${y}Q${x + frond * h * 0.16} ${y - h * 0.8} ${x + frond * h * 0.36} ${y - tip}Q${x + frond * h * 0.2} ${y - h * 0.4} ${x} ${y}z`;
    }
  }
  return fill(data, palette.isWinter ? palette.snowShade : mix(palette.forestNear, palette.forestLit, 0.22));
}
