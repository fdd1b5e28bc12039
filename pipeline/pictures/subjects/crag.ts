import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { drawBank } from '../ground/bank.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, line } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawShore } from '../ground/shore.ts';
import { drawTallFall } from '../water/falls.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import type { DrawSubject } from './subject.ts';

/** A rock face (or, `frozen`, an ice fall) with a climber on the rope and a partner below. */
export const crag: DrawSubject = (canvas) => {
  const { width, height, palette, scene, emptySide, unit } = canvas;
  const side = -emptySide;
  const horizon = height * 0.62;
  const faceX = width * (0.5 + side * 0.36);
  const reach = Math.max(width * 0.44, 420);
  const face = drawRockWall(canvas, {
    name: 'face',
    x: faceX,
    width: reach,
    height: height * 1.02,
    baseY: height * 1.08,
    steepness: 4.6,
    band: 84,
    step: 3,
    snow: palette.isWinter ? 0.1 : 0,
  });
  const climberX = faceX - side * reach * 0.34;
  const climberY = height * 0.5;
  const isFrozen = scene.frozen ?? false;
  const ice = isFrozen
    ? drawTallFall(
        canvas,
        { x: climberX, top: face.skylineAt(climberX) - 4, foot: height * 0.93, width: unit * 0.05 },
        true,
      )
    : '';
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon, scale: 0.9, x: width * (0.5 - side * 0.22) }) +
    drawShore(canvas, horizon + 26, { rows: 5, heights: [22, 46], gap: 14, rise: 60 }) +
    face.svg +
    ice +
    drawBank(canvas, height * 0.92) +
    drawRope(canvas, climberX, climberY, face.skylineAt(climberX), side) +
    drawForeground(canvas, { x: climberX, y: climberY, size: height * 0.19 }, 'climber') +
    drawFrameTrees(canvas, emptySide)
  );
};

/** The rope from the partner at the foot up to the anchor at the rim. */
function drawRope(canvas: Canvas, x: number, y: number, rim: number, side: number): string {
  const { height, palette } = canvas;
  const anchor = Math.max(rim + 26, y - height * 0.42);
  const partnerX = x - side * height * 0.13;
  const outfit = randomOutfit(canvas.random('belayer'), palette, { headgear: 'helmet' });
  const rope = d`M${x + 2} ${y - height * 0.09}L${x + 3} ${anchor}Q${x - side * 30} ${height * 0.5} ${partnerX + side * 10} ${height * 0.84}`;
  const bolts = fill(d`M${x - 5} ${anchor - 5}h14v9h-14z`, mix(palette.stoneLit, palette.ink, 0.4));
  return (
    line(rope, palette.canvas, 2.6) +
    bolts +
    drawPerson(partnerX, height * 0.945, height * 0.17, 'photograph', outfit, palette, side < 0)
  );
}
