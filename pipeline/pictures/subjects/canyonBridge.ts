import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { drawRibbon } from '../ground/path.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { lerp } from '../interpolate.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, line, outline, type Point, rect, lined } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';

/** A footbridge of timber high over a gorge that winds away behind it: a stream deep down, or an inlet when `wide`. */
export function drawBridge(canvas: Canvas): string {
  const { width, height, palette, shadowSide, scene, emptySide } = canvas;
  const horizon = height * 0.44;
  const deck = height * 0.5;
  const isInlet = scene.wide ?? false;
  const reach = Math.min(width, 760);
  const bend = emptySide * width * 0.04;
  const wall = (depth: number, side: 1 | -1) =>
    drawRockWall(canvas, {
      name: `${side < 0 ? 'left' : 'right'} bank ${depth}`,
      x: width * (0.5 + side * ((isInlet ? 0.56 : 0.53) - depth * 0.06)) + bend * depth * 0.5,
      width: width * 0.34,
      height: height * (0.6 - depth * 0.14),
      baseY: height * (1.08 - depth * 0.13),
      air: depth * 0.13,
      steepness: 4.8,
      apron: 0.03,
      dark: (side === shadowSide ? 0.3 : 0.04) + (isInlet ? 0 : 0.1),
    });
  const left = wall(0, -1);
  const right = wall(0, 1);
  const course: Point[] = [
    [width * 0.5 + bend, height * 0.66],
    [width * 0.5 + bend * 0.5, height * 0.78],
    [width * 0.5 - bend * 0.3, height * 0.92],
    [width * 0.5, height * 1.06],
  ];
  const water = isInlet
    ? drawLakeSurface(canvas, {
        name: 'inlet',
        top: height * 0.63,
        shape: outline([
          [width * 0.5 + bend - width * 0.06, height * 0.635],
          [width * 0.5 + bend + width * 0.05, height * 0.63],
          [width * 0.66, height * 0.76],
          [width * 0.84, height * 1.03],
          [width * 0.16, height * 1.03],
          [width * 0.36, height * 0.78],
        ]),
      })
    : drawRibbon(course, 22, reach * 0.42, palette.waterDeep) +
      drawRibbon(course, 14, reach * 0.26, palette.water) +
      drawRibbon(course, 5, reach * 0.07, palette.snowLit, 0.85);
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon, scale: 0.86, x: width * 0.5 }) +
    drawForest(canvas, {
      name: 'behind',
      groundAt: (x) => horizon - 6 + Math.abs(x / width - 0.5) * -60,
      rows: 8,
      heights: [30, 70],
      gap: 16,
      colors: [mix(palette.forestFar, palette.haze, 0.2), palette.forestMid],
    }) +
    wall(2, -1).svg +
    wall(2, 1).svg +
    wall(1, -1).svg +
    wall(1, 1).svg +
    water +
    left.svg +
    right.svg +
    drawTrestle(canvas, deck) +
    [0.03, 0.12, 0.9, 0.98]
      .map((at) =>
        drawConifer(
          canvas,
          width * at,
          (at < 0.5 ? left : right).skylineAt(width * at) + 24,
          height * 0.26,
          canvas.random(`bank tree ${at}`),
          palette.forestNear,
        ),
      )
      .join('') +
    (scene.frame === 'none' ? '' : drawFrameTrees(canvas))
  );
}

function drawTrestle(canvas: Canvas, deck: number): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('bridge people');
  const [from, to] = [width * 0.1, width * 0.9];
  const tall = height * 0.07;
  let posts = '';
  let struts = '';
  const count = 12;
  for (let i = 0; i <= count; i++) {
    const x = lerp(from, to, i / count);
    posts += d`M${x} ${deck}v${-tall}`;
    if (i < count)
      struts += d`M${x} ${deck + 8}L${lerp(from, to, (i + 0.5) / count)} ${deck + 54}L${lerp(from, to, (i + 1) / count)} ${deck + 8}`;
  }
  const people = [0.36, 0.44, 0.66].map((t, i) =>
    drawPerson(
      lerp(from, to, t),
      deck + 2,
      height * 0.125,
      i === 2 ? 'photograph' : 'walk',
      randomOutfit(random, palette, { hasPack: i < 2, hasCamera: i === 2 }),
      palette,
      i === 2,
    ),
  );
  return (
    line(struts, palette.woodShade, 8) +
    rect(from - 30, deck + 50, to - from + 60, 11, palette.woodShade) +
    line(posts, palette.woodShade, 6) +
    people.join('') +
    rect(from - 40, deck, to - from + 80, 15, palette.wood) +
    lined`${palette.woodLit} 7: M${from - 30} ${deck - tall}H${to + 30}M${from - 30} ${deck - tall * 0.5}H${to + 30}`
  );
}
