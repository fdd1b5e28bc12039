import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawBear, drawBighorn, drawBison, drawElk } from '../figures/animals.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawGrass, drawHill } from '../ground/hill.ts';
import { drawMeadow } from '../ground/meadow.ts';
import { drawRock } from '../ground/rock.ts';
import { drawShore } from '../ground/shore.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawMist } from '../water/mist.ts';
import type { DrawSubject } from './subject.ts';

/** One large animal, and another behind it, in a meadow at the forest's edge. */
export const wildlife: DrawSubject = (canvas) => {
  const { width, height, palette, emptySide } = canvas;
  const horizon = height * 0.6;
  const waves = canvas.noise('wildlife');
  const random = canvas.random('wildlife');
  const x = width * (0.5 + emptySide * 0.09);
  const swell = Math.max(260, width * 0.3);
  const knoll = (at: number) =>
    height * 0.86 -
    Math.exp(-(((at - x) / swell) ** 2)) * height * 0.05 +
    fractal(waves, at / 120, 1, 2) * 14;
  const mist = [0, 1, 2].map((i) =>
    drawMist(width * random(), horizon + 10 + i * 8, random.between(500, 900), 16, palette.snowLit, 0.4),
  );
  const nearGrass = palette.isWinter
    ? palette.groundShade
    : mix(palette.groundShade, palette.forestNear, 0.55);
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon, scale: 0.88 }) +
    drawShore(canvas, horizon + 20, { rows: 4, heights: [24, 46], gap: 12, rise: 80 }) +
    mist.join('') +
    drawMeadow(canvas, height * 0.68, { rows: 4 }) +
    drawHill(canvas, knoll, nearGrass) +
    drawAnimals(canvas, x) +
    drawGrass(
      canvas,
      'tall',
      (at) => height * 0.9 + fractal(waves, at / 100, 4, 2) * 20,
      mix(nearGrass, palette.ground, 0.25),
      260,
      44,
    ) +
    drawGrass(
      canvas,
      'near',
      () => height * 0.99,
      mix(nearGrass, palette.ink, palette.isWinter ? 0.15 : 0.4),
      200,
      64,
    ) +
    drawForeground(canvas, { x: width * (0.5 - emptySide * 0.3), y: height * 0.94, size: height * 0.15 }) +
    drawFrameTrees(canvas, emptySide > 0 ? -1 : 1)
  );
};

function drawAnimals(canvas: Canvas, x: number): string {
  const { height, palette, emptySide, unit } = canvas;
  const faceLeft = emptySide > 0;
  const companion = x - emptySide * Math.min(unit * 0.27, canvas.width * 0.34);
  switch (canvas.scene.animal ?? 'elk') {
    case 'elk':
      return (
        drawElk(companion, height * 0.8, height * 0.23, palette, !faceLeft) +
        drawElk(x, height * 0.85, height * 0.52, palette, faceLeft)
      );
    case 'bear': {
      const size = height * (canvas.width < 900 ? 0.23 : 0.29);
      return (
        drawBear(x + emptySide * size * 1.5, height * 0.85, size * 0.42, palette, faceLeft) +
        drawBear(x - emptySide * size * 0.25, height * 0.855, size, palette, faceLeft)
      );
    }
    case 'bison':
      return (
        drawBison(x - emptySide * height * 0.42, height * 0.81, height * 0.2, palette, !faceLeft) +
        drawBison(x, height * 0.855, height * 0.4, palette, faceLeft)
      );
    case 'bighorn': {
      const rock = drawRock(
        x,
        height * 0.94,
        Math.min(unit * 0.5, canvas.width * 0.7),
        height * 0.17,
        canvas.random('perch'),
        palette,
        canvas.shadowSide,
      );
      return (
        drawBighorn(companion, height * 0.83, height * 0.19, palette, !faceLeft) +
        rock +
        drawBighorn(x, height * 0.815, height * 0.42, palette, faceLeft)
      );
    }
  }
}
