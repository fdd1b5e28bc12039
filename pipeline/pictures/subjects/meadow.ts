import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawGrass, drawHill } from '../ground/hill.ts';
import { drawMeadow } from '../ground/meadow.ts';
import { drawPath } from '../ground/path.ts';
import { drawRocks } from '../ground/rock.ts';
import { drawShore } from '../ground/shore.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawLarch } from '../trees/larch.ts';
import { drawPools } from './meadowPools.ts';
import type { DrawSubject } from './subject.ts';

/** The dark spruce of the plates. */
const DECK = '#10322C';

/** An alpine meadow with a path, or a valley full of larches. */
export const meadow: DrawSubject = (canvas) => {
  const { width, height, scene } = canvas;
  if (scene.viewpoint === 'pools') return drawPools(canvas);
  const layout = canvas.random('layout');
  const horizon = height * (scene.headline ? 0.68 : layout.between(0.53, 0.59));
  const sway = width * layout.between(0.02, 0.06) * layout.pick([1, -1] as const);
  const path = drawPath(
    canvas,
    [
      [width * 0.5 + sway * 2, horizon + 14],
      [width * 0.5 - sway * 0.6, horizon + 66],
      [width * 0.5 + sway * 1.5, height * 0.76],
      [width * 0.5 - sway * 1.6, height * 0.88],
      [width * 0.5 - sway, height * 1.04],
    ],
    5,
    Math.min(width * 0.2, 165),
  );
  const spot = { x: width * 0.5 + sway * 0.4, y: height * 0.83, size: height * 0.14 };
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon - 8, scale: scene.headline ? 0.5 : 1 }) +
    drawShore(canvas, horizon + 2, {
      slopes: [layout.between(0.2, 0.45), layout.between(0.2, 0.45)],
      rise: layout.between(30, 110),
    }) +
    drawMeadow(canvas, horizon + 6) +
    path +
    (scene.larches ? drawLarchGrove(canvas, horizon) : '') +
    drawForeground(canvas, spot, 'hiker') +
    (scene.larches
      ? drawNearLarches(canvas)
      : drawRocks(canvas, 'meadow', height * 0.97, 3) + drawFrameTrees(canvas)) +
    (scene.headline ? drawDeck(canvas) : '')
  );
};

/** Dark ground along the lower edge, on which a page goes on. */
function drawDeck(canvas: Canvas): string {
  const { height, noise } = canvas;
  const waves = noise('deck');
  const brow = (x: number) => height * 0.88 + fractal(waves, x / 180, 2, 2) * 26;
  return drawHill(canvas, brow, DECK) + drawGrass(canvas, 'deck', brow, DECK, 240, 18);
}

/** Larches and a few spruces on both sides of the path, with their shadows. */
function drawLarchGrove(canvas: Canvas, horizon: number): string {
  const { width, height, palette, shadowSide, scene } = canvas;
  const random = canvas.random('larches');
  const trees = Array.from({ length: Math.round(30 + width / 26) }, () => {
    const t = random() ** 1.5;
    return {
      x: random() * width,
      t,
      y: lerp(horizon + 14, height * 0.96, t),
      tall: lerp(46, 320, t) * random.between(0.75, 1.15),
    };
  })
    .filter(({ x, t }) => Math.abs(x - width * 0.5) >= lerp(22, Math.min(190, width * 0.24), t))
    .sort((a, b) => a.y - b.y);
  const shadows = trees.map(
    ({ x, y, tall }) =>
      d`M${x - 4} ${y - 3}Q${x + shadowSide * tall * 0.5} ${y - tall * 0.03} ${x + shadowSide * tall * 0.95} ${y + tall * 0.05}` +
      d`Q${x + shadowSide * tall * 0.45} ${y + tall * 0.09} ${x + 4} ${y + 3}z`,
  );
  const drawn = trees.map(({ x, y, t, tall }) =>
    random() < 0.2
      ? drawConifer(canvas, x, y, tall * 1.05, random, mix(palette.forestMid, palette.forestNear, t))
      : drawLarch(x, y, tall, random, palette, shadowSide, scene.season === 'autumn'),
  );
  return fill(shadows.join(''), palette.groundShade, 0.55) + drawn.join('');
}

function drawNearLarches({ width, height, palette, shadowSide, scene, random, emptySide }: Canvas): string {
  const next = random('near larches');
  const larch = (inset: number, tall: number) =>
    drawLarch(
      inset < 0 ? width + inset : inset,
      height * 1.025,
      height * tall,
      next,
      palette,
      shadowSide,
      scene.season === 'autumn',
    );
  return scene.headline
    ? larch(46 * emptySide, 0.56) + larch(-38 * emptySide, 0.46)
    : larch(46 * emptySide, 0.8) + larch(-38 * emptySide, 0.6);
}
