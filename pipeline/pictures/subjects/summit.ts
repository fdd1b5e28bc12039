import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawGrass, drawHill } from '../ground/hill.ts';
import { drawPath } from '../ground/path.ts';
import { drawRock, drawRocks } from '../ground/rock.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { drawMassif } from '../terrain/massif.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawForest } from '../trees/forest.ts';
import { drawRibbon } from '../ground/path.ts';
import type { DrawSubject } from './subject.ts';

/** High on a ridge: the valley far below, ranges behind, and a rocky crest with a path and a cairn. */
export const summit: DrawSubject = (canvas) => {
  const { width, height, palette, scene, emptySide, shadowSide, slug } = canvas;
  const skyline = height * 0.5;
  const waves = canvas.noise('summit');
  const side = -emptySide;
  const crest = drawMassif({
    id: canvas.id('crest'),
    seed: `${slug}/crest`,
    palette,
    shadowSide,
    width,
    baseY: height * 1.12,
    air: 0,
    peaks: [
      {
        kind: 'pyramid',
        hollow: 0.12,
        x: width * (0.5 + side * 0.44),
        z: 300,
        height: height * 0.62,
        width: Math.min(720, Math.max(430, width * 0.46)),
        turn: 0.7,
      },
    ],
    snow: palette.isWinter ? 0.55 : 0.06,
    treeline: 0,
    apron: 0.06,
    hasTalus: false,
    terrace: 0.7,
    band: 46,
    mist: 0.05,
  });
  const ground = mix(palette.groundShade, palette.stoneShade, palette.isWinter ? 0.1 : 0.3);
  const ridge = (x: number) =>
    height * 0.87 + (x / width - 0.5) * side * -height * 0.1 + fractal(waves, x / 160, 3, 3) * 26;
  const valleyRiver = [
    [width * (0.5 - side * 0.3), skyline + 60],
    [width * (0.5 - side * 0.12), skyline + 104],
    [width * (0.5 - side * 0.34), height * 0.68],
    [width * (0.5 - side * 0.2), height * 0.82],
  ] as const;
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 40, scale: 0.98, air: 0.14 }) +
    drawForest(canvas, {
      name: 'valley',
      groundAt: (x) => skyline + 34 + fractal(waves, x / 240, 1, 3) * 34,
      rows: 7,
      heights: [10, 26],
      gap: 22,
      colors: [mix(palette.forestFar, palette.haze, 0.35), mix(palette.forestMid, palette.haze, 0.12)],
      goldShare: scene.season === 'autumn' ? 0.2 : 0,
    }) +
    drawRibbon(valleyRiver, 3, 26, mix(palette.water, palette.haze, 0.15)) +
    crest.svg +
    drawHill(canvas, ridge, ground) +
    drawPath(
      canvas,
      [
        [width * (0.5 + side * 0.24), ridge(width * (0.5 + side * 0.24)) + 3],
        [width * (0.5 + side * 0.08), height * 0.92],
        [width * (0.5 + side * 0.14), height * 0.97],
        [width * (0.5 - side * 0.02), height * 1.06],
      ],
      12,
      130,
    ) +
    drawGrass(canvas, 'ridge', ridge, mix(ground, palette.forestNear, 0.4), 220, 12) +
    drawCairn(canvas, width * (0.5 - side * 0.3), ridge(width * (0.5 - side * 0.3)) + 8) +
    drawForeground(
      canvas,
      { x: width * (0.5 - side * 0.02), y: ridge(width * (0.5 - side * 0.02)) + 14, size: height * 0.165 },
      'hikers',
    ) +
    drawRocks(canvas, 'ridge', height * 0.985, 6, 0.9)
  );
};

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
