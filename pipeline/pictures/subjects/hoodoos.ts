import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawGrass, drawHill } from '../ground/hill.ts';
import { drawRibbon } from '../ground/path.ts';
import { drawRock } from '../ground/rock.ts';
import { drawShore } from '../ground/shore.ts';
import { lerp } from '../interpolate.ts';
import { fractal, type Noise, ridged } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { fill, line, outline, type Point, polygon } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import type { DrawSubject } from './subject.ts';

interface Pillar {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly width: number;
}

/** Ribbed earth pillars, grown together at the foot, on a slope over a river bend. */
export const hoodoos: DrawSubject = (canvas) => {
  const { width, height, palette, emptySide } = canvas;
  const side = -emptySide;
  const horizon = height * 0.56;
  const waves = canvas.noise('hoodoos');
  const at = (share: number) => width * (0.5 + side * share);
  const slope = (x: number) =>
    height * 0.8 +
    Math.max(0, 0.5 + side * (0.5 - x / width)) ** 1.3 * height * 0.22 +
    fractal(waves, x / 90, 1, 3) * 22;
  const unit = Math.max(900, Math.min(width, 1150));
  const pillars = PILLARS.map(([dx, y, tall, w]): Pillar => ({
    x: at(width < 900 ? 0.2 : 0.23) + side * dx * unit,
    y: y * height,
    height: tall * height,
    width: w * unit,
  }));
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon }) +
    drawShore(canvas, horizon + 24, { rows: 5, heights: [24, 50], gap: 14, rise: 80 }) +
    drawRibbon(
      [
        [at(-0.46), horizon + 60],
        [at(-0.18), horizon + 88],
        [at(-0.36), height * 0.82],
        [at(-0.12), height * 1.05],
      ],
      8,
      unit * 0.26,
      palette.water,
    ) +
    drawRibbon(
      [
        [at(-0.45), horizon + 62],
        [at(-0.16), horizon + 90],
        [at(-0.34), height * 0.83],
        [at(-0.08), height * 1.05],
      ],
      2,
      unit * 0.08,
      palette.waterDeep,
      0.4,
    ) +
    drawHill(canvas, slope, mix(palette.groundShade, palette.stoneLit, 0.2)) +
    pillars.map((pillar) => drawPillar(canvas, pillar, waves)).join('') +
    drawHill(canvas, (x) => slope(x) + height * 0.115, palette.groundShade) +
    drawGrass(
      canvas,
      'slope',
      (x) => slope(x) + height * 0.115,
      mix(palette.groundShade, palette.forestNear, 0.5),
      220,
      20,
    ) +
    drawConifer(
      canvas,
      at(-0.06),
      height * 0.985,
      height * 0.2,
      canvas.random('small tree'),
      palette.forestNear,
    ) +
    drawForeground(canvas, { x: at(-0.2), y: height * 0.955, size: height * 0.14 }) +
    drawFrameTrees(canvas, side > 0 ? 1 : -1)
  );
};

const PILLARS = [
  [0.1, 0.86, 0.2, 0.13],
  [-0.15, 0.9, 0.25, 0.13],
  [0.0, 0.9, 0.4, 0.16],
  [0.16, 0.94, 0.33, 0.16],
  [-0.09, 0.96, 0.33, 0.17],
  [0.06, 0.98, 0.24, 0.2],
] as const;

const STEPS = 26;

/** One pillar: a jagged spire with a skirt of buttresses, ribbed by rain, some with a cap stone. */
function drawPillar(canvas: Canvas, pillar: Pillar, waves: Noise): string {
  const { palette, shadowSide } = canvas;
  const { x, y, height, width } = pillar;
  const lit = mix(palette.rockLit, palette.plaster, 0.3);
  const shade = mix(palette.rockShade, palette.stoneShade, 0.4);
  const middle = mix(lit, shade, 0.45);
  const reach = (t: number, edge: number) => {
    const profile = 0.1 + 0.1 * t + 0.36 * t ** 2.6 + (t > 0.1 && t < 0.2 ? -0.035 : 0);
    return width * profile * (1 + 0.5 * (ridged(waves, x / 30 + edge, t * 5, 2) - 0.55));
  };
  const edgeAt = (side: 1 | -1, share: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, i): Point => {
      const t = i / STEPS;
      return [
        x + side * reach(t, side * 7) * share + fractal(waves, t * 3, x / 50, 2) * width * 0.12,
        y - height * (1 - t),
      ];
    });
  const left = edgeAt(-1, 1);
  const right = edgeAt(1, 1);
  const core = edgeAt(shadowSide, 0.12);
  const dark = shadowSide > 0 ? right : left;
  let svg = polygon([...left, ...right.slice().reverse()], lit);
  svg +=
    fill(outline([...edgeAt(shadowSide, -0.25), ...dark.slice().reverse()]), middle) +
    fill(outline([...core, ...dark.slice().reverse()]), shade);
  const random = canvas.random(`ribs ${Math.round(x)} ${Math.round(y)}`);
  for (let rib = 0; rib < 5; rib++) {
    const share = random.between(-0.85, 0.85);
    const from = random.between(0.2, 0.6);
    const groove = Array.from({ length: 9 }, (_, i): Point => {
      const t = lerp(from, 1, i / 8);
      return [
        x + share * reach(t, rib) + fractal(waves, t * 3, x / 50, 2) * width * 0.12,
        y - height * (1 - t),
      ];
    });
    svg += line(outline(groove, false), mix(shade, palette.ink, 0.12), lerp(1.5, 4, width / 200), 0.55);
  }
  const [top] = left;
  const hasCap = random() < 0.6;
  return (
    svg +
    (hasCap && top
      ? drawRock(
          x + fractal(waves, 0, x / 50, 2) * width * 0.12,
          y - height + 7,
          width * 0.36,
          width * 0.15,
          random,
          palette,
          shadowSide,
        )
      : '')
  );
}
