import type { Scene } from '../../../schemas/types/authored.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawRock, drawRocks } from '../ground/rock.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawSpray, drawTallFall, drawWideFall } from '../water/falls.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';
import { drawIslandFall } from './waterfallIsland.ts';
import { drawLedges } from './waterfallLedges.ts';
import { drawRapids } from './waterfallRapids.ts';
import { drawThroughTunnel } from './waterfallTunnel.ts';
import type { DrawSubject } from './subject.ts';

/** A fall over a cliff into a pool: tall and thin, or broad over steps when the scene says `wide`. */
export const waterfall: DrawSubject = (canvas) =>
  ((canvas.scene.viewpoint && VIEWS[canvas.scene.viewpoint]) ?? drawUsual)(canvas);

const VIEWS: Readonly<Partial<Record<NonNullable<Scene['viewpoint']>, DrawSubject>>> = {
  tunnel: drawThroughTunnel,
  island: drawIslandFall,
  ledges: drawLedges,
  rapids: drawRapids,
};

const drawUsual: DrawSubject = (canvas) => {
  const { width, height, palette, scene, unit, shadowSide } = canvas;
  const isWide = scene.wide ?? false;
  const isFrozen = scene.frozen ?? false;
  const x = canvas.centreX;
  const top = height * (isWide ? (scene.horizon ?? 0.5) : 0.3);
  const foot = height * 0.74;
  const waves = canvas.noise('cliff');
  const cliffTop = (at: number) =>
    top - 38 - Math.abs(at - x) * (isWide ? 0.1 : 0.16) + fractal(waves, at / 90, 1, 3) * 36;
  const cliff = drawRockWall(canvas, {
    name: 'cliff',
    x: x + width * 0.02,
    width: Math.max(width, 900) * 0.72,
    height: (foot - top) * 1.1,
    baseY: foot + 6,
    air: 0.04,
    apron: 0.12,
    treeline: 0.16,
    step: 3,
    snow: palette.isWinter ? 0.2 : 0,
  });
  const lip = Math.max(cliff.skylineAt(x - 24), cliff.skylineAt(x), cliff.skylineAt(x + 24)) - 4;
  // A low fall takes the width of its river.
  const broad = Math.min(width * 0.4, unit * 0.27 * ((height * 0.24) / (foot - top)) ** 0.8);
  const fall = { x, top: isWide ? top : lip, foot, width: isWide ? broad : unit * 0.036 };
  const random = canvas.random('waterfall');
  const shoulders = isWide
    ? [-1, 1]
        .map((side) =>
          drawRock(x + side * fall.width * 1.12, foot + 14, 160, 90, random, palette, shadowSide),
        )
        .join('')
    : '';
  const fromEdge = unit * 0.24;
  const onTheFall = { x, y: height * 0.58, size: height * 0.15 };
  const frameSide = x < width / 2 ? 1 : -1;
  const onTheBank = {
    x: frameSide < 0 ? fromEdge : width - fromEdge,
    y: height * 0.86 + fromEdge * 0.42,
    size: height * 0.15,
  };
  return (
    drawSky(canvas, height * 0.5) +
    drawMountains(canvas, {
      baseY: isWide ? top - height * 0.02 : height * 0.34,
      scale: isWide ? 0.8 : 0.62,
    }) +
    drawForest(canvas, {
      name: 'clifftop',
      groundAt: cliffTop,
      rows: 3,
      heights: [44, 64],
      gap: 14,
      colors: [mix(palette.forestFar, palette.forestMid, 0.5), palette.forestMid],
      goldShare: scene.season === 'autumn' ? 0.3 : 0,
    }) +
    cliff.svg +
    (isWide ? drawWideFall(canvas, fall) : drawTallFall(canvas, fall, isFrozen)) +
    shoulders +
    drawLakeSurface(canvas, { name: 'pool', top: foot, isFrozen: isFrozen && palette.isWinter }) +
    (isFrozen ? '' : drawSpray(canvas, x, foot - 6, unit * (isWide ? 0.2 : 0.11))) +
    drawRocks(canvas, 'pool', height * 0.9, 6, 1) +
    drawHill(
      canvas,
      (at) => height * 0.84 + (frameSide < 0 ? at : width - at) * 0.42 + fractal(waves, at / 50, 30, 2) * 20,
      palette.forestNear,
    ) +
    drawForeground(canvas, scene.foreground === 'climber' ? onTheFall : onTheBank) +
    drawFrameTrees(canvas, frameSide) +
    drawConifer(
      canvas,
      frameSide > 0 ? 40 : width - 40,
      height * 1.01,
      height * 0.46,
      canvas.random('other side'),
      palette.forestNear,
    )
  );
};
