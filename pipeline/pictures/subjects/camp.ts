import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawFire, drawTent } from '../figures/campfire.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { drawGrass, drawHill } from '../ground/hill.ts';
import { drawShore } from '../ground/shore.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { circle, fill, glow, group, rect, spot } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawPine } from '../trees/pine.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';
import type { DrawSubject } from './subject.ts';

/** Tents and a fire with two campers on the shore of a lake. */
export const camp: DrawSubject = (canvas) => {
  const { width, height, palette, unit, emptySide, shadowSide } = canvas;
  const horizon = height * 0.6;
  const waves = canvas.noise('camp');
  const landId = canvas.id('land');
  const land = drawMountains(canvas, { baseY: horizon - 6, scale: 0.92 }) + drawShore(canvas, horizon);
  const ground = (x: number) =>
    height * 0.77 + fractal(waves, x / 200, 1, 2) * 22 - Math.abs(x / width - 0.5) ** 2 * 120;
  const random = canvas.random('camp pines');
  const pineX = emptySide > 0 ? 62 : width - 62;
  const pines =
    drawPine(pineX, height * 1.03, height * 0.86, random, palette.forestNear, palette.forestMid, shadowSide) +
    drawPine(
      pineX + emptySide * 74,
      height * 1.04,
      height * 0.6,
      random,
      palette.forestNear,
      palette.forestMid,
      shadowSide,
    );
  return (
    drawSky(canvas, horizon) +
    group(land, { id: landId }) +
    drawLakeSurface(canvas, { name: 'lake', top: horizon, bottom: height * 0.82, reflects: landId }) +
    drawHill(
      canvas,
      ground,
      palette.isWinter ? palette.groundShade : mix(palette.groundShade, palette.ink, 0.3),
    ) +
    drawTent(width * (0.5 + emptySide * 0.3), height * 0.82, unit * 0.13, {
      ...palette,
      canvas: palette.roof,
    }) +
    drawFireside(canvas, width * (0.5 + emptySide * 0.07), height * 0.87) +
    drawTent(width * 0.5 - emptySide * unit * 0.17, height * 0.865, unit * 0.21, palette) +
    drawFrameTrees(canvas) +
    pines +
    drawGrass(
      canvas,
      'camp',
      () => height * 0.99,
      palette.isWinter ? palette.snowShade : palette.ink,
      200,
      36,
    )
  );
};

function drawFireside(canvas: Canvas, x: number, y: number): string {
  const { palette, height, unit } = canvas;
  const glowId = canvas.id('fireglow');
  const random = canvas.random('campers');
  const size = height * 0.135;
  const camper = (side: 1 | -1) => {
    const cx = x - side * unit * 0.105;
    const log = rect(
      cx - size * 0.3,
      y - size * 0.16,
      size * 0.55,
      size * 0.2,
      mix(palette.woodShade, palette.ink, 0.3),
    );
    return log + drawPerson(cx, y + 8, size, 'sit', randomOutfit(random, palette), palette, side < 0);
  };
  return (
    `<defs>${glow(glowId, '#ffb04a', palette.isDark ? 0.55 : 0.25)}</defs>` +
    circle(x, y - 20, height * 0.44, `url(#${glowId})`) +
    fill(spot(x, y + 6, unit * 0.19, height * 0.065), '#ff9a3c', palette.isDark ? 0.22 : 0.1) +
    fill(spot(x, y + 6, unit * 0.1, height * 0.036), '#ffb84c', palette.isDark ? 0.3 : 0.15) +
    camper(1) +
    camper(-1) +
    drawFire(x, y + 8, height * 0.085)
  );
}
