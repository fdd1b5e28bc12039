import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawGrass, drawHill } from '../ground/hill.ts';
import { drawPath } from '../ground/path.ts';
import { drawRock, drawRocks } from '../ground/rock.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { drawMassif, type Massif } from '../terrain/massif.ts';
import { drawMountains } from '../terrain/mountains.ts';
import type { Peak } from '../terrain/peak.ts';
import { drawForest } from '../trees/forest.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import type { DrawSubject } from './subject.ts';
import { drawValley } from './valley.ts';

type Viewpoint = NonNullable<Scene['viewpoint']>;

/** Ground under the viewer. */
const STANDS: Readonly<Partial<Record<Viewpoint, DrawSubject>>> = {
  knoll: drawKnoll,
  saddle: drawSaddle,
  arete: drawArete,
};

/** High up: the valley far below, ranges behind, and a crest, a saddle or a shoulder with people. */
export const summit: DrawSubject = (canvas) => {
  const { height, palette, scene } = canvas;
  const skyline = height * canvas.random('summit skyline').between(0.4, 0.48);
  const waves = canvas.noise('summit');
  const stand = (scene.viewpoint && STANDS[scene.viewpoint]) ?? drawCrest;
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 40, scale: 0.9, air: 0.14 }) +
    drawForest(canvas, {
      name: 'valley',
      groundAt: (x) => skyline + 34 + fractal(waves, x / 240, 1, 3) * 34,
      rows: 8,
      heights: [8, 24],
      gap: 22,
      colors: [mix(palette.forestFar, palette.haze, 0.35), mix(palette.forestMid, palette.haze, 0.12)],
      goldShare: scene.season === 'autumn' ? 0.2 : 0,
    }) +
    drawValley(canvas, skyline + 70) +
    stand(canvas)
  );
};

function groundOf({ palette }: Canvas): string {
  return mix(palette.groundShade, palette.stoneShade, palette.isWinter ? 0.1 : 0.3);
}

interface Crag {
  readonly name: string;
  readonly x: number;
  readonly tall: number;
  readonly width: number;
  readonly base?: number;
  /** Shapes in place of one pyramid. */
  readonly peaks?: readonly Peak[];
}

function drawCrag({ palette, shadowSide, width, height, slug, id }: Canvas, crag: Crag): Massif {
  return drawMassif({
    id: id(crag.name),
    seed: `${slug}/${crag.name}`,
    palette,
    shadowSide,
    width,
    baseY: height * (crag.base ?? 1.12),
    air: 0,
    peaks: crag.peaks ?? [
      {
        kind: 'pyramid',
        hollow: 0.3,
        x: crag.x,
        z: 300,
        height: height * crag.tall,
        width: crag.width,
        turn: 0.7,
      },
    ],
    snow: palette.isWinter ? 0.55 : 0.06,
    treeline: 0,
    apron: 0.06,
    hasTalus: false,
    terrace: 0.32,
    band: 74,
    dip: 0.34 * (crag.x < width / 2 ? 1 : -1),
    roughness: 0.05,
    mist: 0.05,
  });
}

/** A rocky crest that climbs at one side, with a path and a cairn. */
function drawCrest(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const side = -emptySide;
  const waves = canvas.noise('crest');
  const ridge = (x: number) =>
    height * 0.87 + (x / width - 0.5) * side * -height * 0.1 + fractal(waves, x / 160, 3, 3) * 26;
  const at = (share: number) => width * (0.5 + side * share);
  return (
    drawCrag(canvas, {
      name: 'crest',
      x: at(0.44),
      tall: 0.62,
      width: Math.min(720, Math.max(430, width * 0.46)),
    }).svg +
    drawHill(canvas, ridge, groundOf(canvas)) +
    drawPath(
      canvas,
      [
        [at(0.24), ridge(at(0.24)) + 3],
        [at(0.08), height * 0.92],
        [at(0.14), height * 0.97],
        [at(-0.02), height * 1.06],
      ],
      12,
      130,
    ) +
    drawGrass(canvas, 'ridge', ridge, mix(groundOf(canvas), palette.forestNear, 0.4), 220, 12) +
    drawCairn(canvas, at(-0.3), ridge(at(-0.3)) + 8) +
    drawForeground(canvas, { x: at(-0.02), y: ridge(at(-0.02)) + 14, size: height * 0.165 }, 'hikers') +
    drawRocks(canvas, 'ridge', height * 0.985, 6, 0.9)
  );
}

/** A grassy shoulder that falls away, with trees at its edge. */
function drawKnoll(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const waves = canvas.noise('knoll');
  const ground = mix(palette.ground, palette.groundShade, 0.35);
  const brow = (x: number) => {
    const away = Math.max(0, (emptySide > 0 ? x : width - x) / width);
    return height * (0.7 + 0.26 * away ** 1.6) + fractal(waves, x / 200, 2, 2) * 24;
  };
  const at = (share: number) => (emptySide > 0 ? share : 1 - share) * width;
  return (
    drawForest(canvas, {
      name: 'below the brow',
      groundAt: (x) => brow(x) + 40,
      rows: 2,
      heights: [70, 96],
      gap: 20,
      colors: [palette.forestMid, palette.forestNear],
      goldShare: canvas.scene.season === 'autumn' ? 0.2 : 0,
    }) +
    drawHill(canvas, (x) => brow(x) + 26, ground) +
    drawHill(canvas, (x) => brow(x) + 110 + fractal(waves, x / 120, 8, 2) * 18, groundOf(canvas)) +
    drawGrass(canvas, 'brow', (x) => brow(x) + 28, mix(ground, palette.forestNear, 0.35), 260, 16) +
    drawForeground(canvas, { x: at(0.36), y: brow(at(0.36)) + 96, size: height * 0.19 }, 'hikers') +
    drawRocks(canvas, 'knoll', height * 0.985, 4, 0.9) +
    drawFrameTrees(canvas, emptySide > 0 ? 1 : -1)
  );
}

/** A gap between two crags through which the path climbs. */
function drawSaddle(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const waves = canvas.noise('saddle');
  const reach = Math.min(width, 1200);
  const gap = width * (0.5 + emptySide * 0.04);
  const floor = (x: number) =>
    height * 0.8 - (Math.abs(x - gap) / reach) * height * 0.1 + fractal(waves, x / 120, 3, 3) * 20;
  return (
    drawCrag(canvas, { name: 'left crag', x: gap - reach * 0.52, tall: 0.86, width: reach * 0.4 }).svg +
    drawCrag(canvas, { name: 'right crag', x: gap + reach * 0.5, tall: 0.72, width: reach * 0.38 }).svg +
    drawHill(canvas, floor, mix(palette.stone, groundOf(canvas), 0.6)) +
    drawHill(canvas, (x) => floor(x) + 90, groundOf(canvas)) +
    drawPath(
      canvas,
      [
        [gap, floor(gap) + 2],
        [gap - reach * 0.07, height * 0.87],
        [gap + reach * 0.06, height * 0.93],
        [gap - reach * 0.04, height * 1.05],
      ],
      14,
      150,
    ) +
    drawForeground(canvas, { x: gap + 8, y: floor(gap) + 12, size: height * 0.12 }, 'hikers') +
    drawRocks(canvas, 'saddle', height * 0.985, 8, 1.1)
  );
}

/** A crest that climbs from one edge of the picture to a drop, walkers on it short of its top. */
function drawArete(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const reach = Math.min(width, 1100);
  const random = canvas.random('arete');
  const x = width * 0.5 - emptySide * reach * random.between(-0.12, 0.18);
  const tall = random.between(0.46, 0.6);
  const toEdge = -emptySide as 1 | -1;
  const crest = drawCrag(canvas, {
    name: 'arete',
    x,
    tall,
    width: reach * 0.6,
    base: 1.06,
    peaks: [
      { kind: 'slab', x, z: 300, height: height * tall, width: reach * 0.62, dir: toEdge },
      {
        kind: 'pyramid',
        hollow: 0.3,
        x: x + toEdge * reach * random.between(0.36, 0.46),
        z: 340,
        height: height * tall * random.between(0.62, 0.8),
        width: reach * 0.4,
        turn: random.between(0.2, 0.9),
      },
      {
        kind: 'pyramid',
        hollow: 0.3,
        x: x + emptySide * reach * 0.26,
        z: 260,
        height: height * tall * random.between(0.24, 0.4),
        width: reach * 0.34,
        turn: 0.4,
      },
    ],
  });
  const stand = x + toEdge * reach * random.between(0.12, 0.18);
  return (
    crest.svg +
    drawForeground(canvas, { x: stand, y: crest.skylineAt(stand) + 8, size: height * 0.075 }, 'hikers') +
    [-0.44, -0.3, 0.32, 0.46]
      .map((at) =>
        drawRock(
          width * 0.5 + at * reach,
          height * 1.02,
          random.between(120, 220),
          random.between(60, 120),
          random,
          palette,
          canvas.shadowSide,
        ),
      )
      .join('')
  );
}

/** Flat stones piled by hikers. */
function drawCairn(canvas: Canvas, x: number, y: number): string {
  const random = canvas.random('cairn');
  const sizes = [78, 62, 48, 36, 24] as const;
  let level = y;
  return sizes
    .map((size) => {
      const stone = drawRock(
        x + random.bell() * 4,
        level,
        size,
        size * 0.4,
        random,
        canvas.palette,
        canvas.shadowSide,
      );
      level -= size * 0.31;
      return stone;
    })
    .join('');
}
