import type { Scene } from '../../../schemas/types/authored.ts';
import { drawBuilding } from '../buildings/drawBuilding.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawRailing } from '../ground/railing.ts';
import { closedCurve, planView } from '../ground/plan.ts';
import { drawRock } from '../ground/rock.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { line, outline, type Point, points } from '../svg.ts';
import { drawMassif } from '../terrain/massif.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawForest } from '../trees/forest.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';
import type { DrawSubject } from './subject.ts';

/** A lake far below in its valley, between mountain walls, from a rock ledge or a railed deck. */
export const overlook: DrawSubject = (canvas) => {
  const { width, height, palette, scene, emptySide, shadowSide } = canvas;
  const layout = canvas.random('overlook layout');
  const skyline = height * layout.between(0.3, 0.38);
  const waves = canvas.noise('overlook');
  const isDeck = scene.viewpoint === 'deck';
  const spots = lakeOutlines(canvas, skyline, isDeck ? 0.8 : 0.9);
  const shape = spots.map((points) => outline(points)).join('');
  const floor = drawForest(canvas, {
    name: 'valley floor',
    groundAt: (x) => skyline + 18 + fractal(waves, x / 260, 1, 3) * 22,
    rows: 13,
    heights: [9, 38],
    gap: 20,
    colors: [mix(palette.forestFar, palette.haze, 0.3), mix(palette.forestMid, palette.forestNear, 0.3)],
    goldShare: scene.season === 'autumn' ? 0.25 : 0,
  });
  const ledgeX = width * (0.5 - emptySide * 0.26);
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 22, scale: 0.62 }) +
    floor +
    line(shape, mix(palette.stoneLit, palette.ground, 0.4), 10) +
    drawLakeSurface(canvas, {
      name: 'lake',
      top: skyline,
      bottom: height,
      shape,
      glints: 34,
      isFrozen: palette.isWinter,
    }) +
    line(shape, palette.waterLight, 2.5, 0.7) +
    (scene.building ? drawFarHouse(canvas, skyline) : '') +
    drawValleyWall(canvas) +
    (isDeck
      ? drawSpur(canvas, emptySide, 0.84) + drawRailing(canvas, height * 0.93)
      : drawSpur(canvas, emptySide, 0.8) +
        drawSpur(canvas, emptySide > 0 ? -1 : 1, 0.76) +
        drawRock(
          ledgeX,
          height * 1.04,
          Math.min(width * 0.56, 540),
          height * 0.2,
          canvas.random('ledge'),
          palette,
          shadowSide,
        ) +
        drawForeground(canvas, { x: ledgeX, y: height * 0.885, size: height * 0.15 }, 'hiker')) +
    drawFrameTrees(canvas)
  );
};

type Shape = NonNullable<Scene['shape']>;

/** Lakes on a map: across -1 to 1, away 0 to 1. */
const SHAPES: Readonly<Record<Shape, readonly (readonly Point[])[]>> = {
  head: [
    points(
      '-0.5 0.02, -0.3 -0.01, -0.22 0.05, -0.05 0, 0.12 0.04, 0.3 0.14, 0.44 0.3, 0.9 0.42, 1.18 0.66, 0.86 0.6, 0.9 0.98, 0.52 0.66, 0.16 0.5, -0.16 0.36, -0.34 0.22, -0.52 0.12',
    ),
  ],
  long: [
    points(
      '-0.34 0, 0.02 0.02, 0.3 0.02, 0.38 0.2, 0.42 0.42, 0.62 0.72, 0.84 1, 0.3 1.02, 0.04 0.7, -0.14 0.4, -0.3 0.18',
    ),
  ],
  round: [points('-0.4 0.08, -0.05 0.02, 0.34 0.06, 0.52 0.2, 0.36 0.36, -0.02 0.4, -0.46 0.36, -0.62 0.22')],
  chain: [
    points('-0.6 0.03, -0.1 0, 0.2 0.06, 0.02 0.13, -0.34 0.15, -0.66 0.1'),
    points('0.08 0.22, 0.5 0.17, 0.86 0.24, 0.6 0.34, 0.24 0.34'),
    points('-0.5 0.5, 0.02 0.46, 0.24 0.56, -0.1 0.7, -0.56 0.64'),
  ],
};

/** The lakes of the scene's shape as they look from above; the slug turns them to one side or the other. */
function lakeOutlines(canvas: Canvas, skyline: number, bottom: number): Point[][] {
  const { width, height, scene, emptySide, noise } = canvas;
  const turn = scene.mirrored ? -emptySide : emptySide;
  const waves = noise('lake outline');
  const seen = planView({
    centre: width * 0.5 - turn * Math.min(width * 0.06, 70),
    reach: Math.max(620, Math.min(width * 0.72, 980)),
    near: height * bottom,
    far: skyline + 46,
  });
  return SHAPES[scene.shape ?? 'long'].map((points, i) =>
    closedCurve(points).map(([across, away]) => {
      const bay = fractal(waves, across * 5 + i * 7, away * 9, 3);
      return seen((across + bay * 0.07) * turn, away + bay * 0.012);
    }),
  );
}

/** A house at the far end of the lake. */
function drawFarHouse({ scene, palette, width, emptySide }: Canvas, skyline: number): string {
  if (!scene.building) return '';
  const turn = scene.mirrored ? -emptySide : emptySide;
  const x = width * 0.5 + turn * Math.min(width * 0.2, 200);
  return drawBuilding(scene.building, x, skyline + 52, 210, palette);
}

/** One mountain flank at the side, which makes the lake lie deep. */
function drawValleyWall(canvas: Canvas): string {
  const { width, height, palette, shadowSide, slug, emptySide } = canvas;
  const side = -emptySide;
  return drawMassif({
    id: canvas.id('flank'),
    seed: `${slug}/flank`,
    palette,
    shadowSide,
    width,
    baseY: height * 0.92,
    air: 0.14,
    peaks: [
      {
        kind: 'pyramid',
        hollow: 0.2,
        x: width * (0.5 + side * 0.56) + side * 40,
        z: 300,
        height: height * canvas.random('flank').between(0.5, 0.66),
        width: Math.min(width * 0.42, 480),
        turn: 0.75,
      },
    ],
    snow: 0.08,
    treeline: 0.56,
    apron: -3,
    hasTalus: false,
    mist: 0.25,
    step: 4,
  }).svg;
}

/** A dark wooded spur that comes in from one side below the viewer. */
function drawSpur(canvas: Canvas, side: 1 | -1, level: number): string {
  const { width, height, palette, scene } = canvas;
  const waves = canvas.noise('spurs');
  return drawForest(canvas, {
    name: `spur ${side}`,
    from: side < 0 ? -20 : width * 0.35,
    to: side < 0 ? width * 0.65 : width + 20,
    groundAt: (x) => {
      const fromEdge = side < 0 ? x / width : 1 - x / width;
      return (
        height * level +
        Math.max(0, fromEdge) ** 0.8 * height * 0.4 +
        fractal(waves, x / 90, 9 + side, 2) * 22
      );
    },
    rows: 3,
    heights: [62, 100],
    gap: 40,
    colors: [mix(palette.forestMid, palette.forestNear, 0.35), palette.forestNear],
    goldShare: scene.season === 'autumn' ? 0.12 : 0,
  });
}
