import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { drawShore } from '../ground/shore.ts';
import { lerp } from '../interpolate.ts';
import { drawSky } from '../sky/drawSky.ts';
import { fill, glow, group, outline, type Point, polygon, rect, spot, facet } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawHouses, drawLamps, drawLightStrings, drawPlanters, type Street } from './street.ts';
import type { DrawSubject } from './subject.ts';

/** A main street of gabled houses that leads the eye to the mountain. */
export const town: DrawSubject = (canvas) => {
  const { width, height, palette, scene } = canvas;
  const horizon = height * 0.6;
  const street = streetOf(canvas);
  const sides = [-1, 1] as const;
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon - 14, scale: 1.12, x: width * 0.5 }) +
    drawShore(canvas, horizon + 10, { rows: 3, heights: [26, 44], hasSlopes: false }) +
    drawRoadway(canvas, street) +
    sides.map((side) => drawHouses(canvas, street, side) + drawLamps(canvas, street, side)).join('') +
    (palette.isDark || scene.lights ? drawLightStrings(canvas, street, scene.lights ? 4 : 3) : '') +
    drawCrossing(canvas, street) +
    drawLampPools(canvas, street) +
    sides.map((side) => drawPlanters(canvas, street, side)).join('') +
    drawStrollers(canvas, street) +
    drawForeground(canvas, { x: street.centre, y: height * 0.9, size: height * 0.17 })
  );
};

function streetOf({ width, height }: Canvas): Street {
  const centre = width * 0.5;
  const far = height * 0.627;
  const reach = Math.max(width * 0.56, 480);
  return {
    centre,
    far,
    xAt: (side, t) => centre + side * lerp(34, reach, t),
    yAt: (t) => lerp(far, height * 0.95, t),
  };
}

function roadHalf({ width }: Canvas, t: number): number {
  return lerp(14, Math.min(width * 0.38, 520), t);
}

function drawRoadway(canvas: Canvas, { centre, far }: Street): string {
  const { width, height, palette } = canvas;
  const pavement = palette.isWinter ? palette.groundShade : palette.stoneShade;
  const half = roadHalf(canvas, 1);
  const road = palette.isWinter
    ? mix(palette.stoneShade, palette.snowShade, 0.3)
    : mix(palette.stoneShade, palette.ink, 0.45);
  let dashes = '';
  for (let i = 0; i < 7; i++) {
    const from = (i / 7) ** 1.9;
    const to = ((i + 0.5) / 7) ** 1.9;
    const y = (t: number) => lerp(far, height, t);
    dashes += outline([
      [centre - 1 - 7 * from, y(from)],
      [centre + 1 + 7 * from, y(from)],
      [centre + 1 + 7 * to, y(to)],
      [centre - 1 - 7 * to, y(to)],
    ]);
  }
  const kerb = (side: number): Point[] => [
    [centre + side * 14, far],
    [centre + side * 17, far],
    [centre + side * half * 1.07, height + 10],
    [centre + side * half, height + 10],
  ];
  return (
    rect(-10, height * 0.63, width + 20, height * 0.4, pavement) +
    facet`${road}: ${centre - 14},${far} ${centre + 14},${far} ${centre + half},${height + 10} ${centre - half},${height + 10}` +
    fill(dashes, palette.glow, 0.7) +
    polygon(kerb(-1), palette.stone) +
    polygon(kerb(1), palette.stone)
  );
}

function drawCrossing(canvas: Canvas, { centre, far }: Street): string {
  const { height, palette } = canvas;
  const [from, to] = [0.6, 0.74];
  const y = (t: number) => lerp(far, height + 10, t);
  let stripes = '';
  for (let i = 0; i < 9; i++) {
    const [left, right] = [-1 + (2 * (i + 0.18)) / 9, -1 + (2 * (i + 0.72)) / 9];
    stripes += outline([
      [centre + left * roadHalf(canvas, from), y(from)],
      [centre + right * roadHalf(canvas, from), y(from)],
      [centre + right * roadHalf(canvas, to), y(to)],
      [centre + left * roadHalf(canvas, to), y(to)],
    ]);
  }
  return fill(stripes, mix(palette.snowLit, palette.haze, 0.35), 0.75);
}

/** Pools of light under the lamps, in the dark only. */
function drawLampPools(canvas: Canvas, street: Street): string {
  const { height, palette } = canvas;
  if (!palette.isDark) return '';
  const id = canvas.id('lamplight');
  let pools = '';
  for (const side of [-1, 1]) {
    for (const t of [0.16, 0.42, 0.78]) {
      pools += spot(
        lerp(street.centre + side * 36, street.xAt(side, 0.76), t),
        lerp(street.far + 6, height * 0.99, t),
        lerp(40, 320, t),
        lerp(8, 80, t),
      );
    }
  }
  // Separate shapes: a gradient spans the whole of the shape that carries it.
  const shapes = pools.split(/(?=M)/).map((data) => fill(data, `url(#${id})`));
  return `<defs>${glow(id, palette.glow, 0.34)}</defs>${group(shapes.join(''), {})}`;
}

function drawStrollers(canvas: Canvas, street: Street): string {
  const { palette, height, scene } = canvas;
  const random = canvas.random('strollers');
  const far = Array.from({ length: 6 }, () => {
    const t = random.between(0.12, 0.5);
    const side = random.pick([-1, 1] as const);
    const x = lerp(street.centre + side * 30, street.xAt(side, 0.6), t);
    return drawPerson(
      x,
      lerp(street.far + 6, height * 0.95, t),
      lerp(20, height * 0.19, t),
      random.pick(['walk', 'stand', 'point'] as const),
      randomOutfit(random, palette),
      palette,
      random() < 0.5,
    );
  });
  if (scene.foreground) return far.join('');
  const y = lerp(street.far, height + 10, 0.69);
  const half = roadHalf(canvas, 0.66);
  const pair =
    drawPerson(
      street.centre - half * 0.24,
      y,
      height * 0.155,
      'walk',
      randomOutfit(random, palette, { hasPack: true }),
      palette,
    ) +
    drawPerson(
      street.centre - half * 0.04,
      y + 4,
      height * 0.148,
      'walk',
      randomOutfit(random, palette),
      palette,
    );
  return far.join('') + pair;
}
