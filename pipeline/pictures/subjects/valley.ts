import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawHill } from '../ground/hill.ts';
import { drawRibbon } from '../ground/path.ts';
import { closedCurve, planView } from '../ground/plan.ts';
import { lerp, smoothstep } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { circle, line, outline, type Point, polygon, facet, points } from '../svg.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';
import { drawGlacier } from './glacier.ts';

type Below = NonNullable<Scene['below']>;
type DrawValley = (canvas: Canvas, far: number) => string;

const VALLEYS: Readonly<Record<Below, DrawValley>> = {
  river: drawRiver,
  town: drawTown,
  lake: drawLake,
  glacier: drawIce,
  forest: () => '',
  clouds: drawClouds,
};

/** Feature in the valley under a summit, from its far end at `far` to the foot of the picture. */
export function drawValley(canvas: Canvas, far: number): string {
  return VALLEYS[canvas.scene.below ?? 'river'](canvas, far);
}

function viewOf({ width, height, emptySide }: Canvas, far: number) {
  return planView({
    centre: width * (0.5 + emptySide * 0.1),
    reach: Math.max(640, Math.min(width * 0.7, 1000)),
    near: height * 1.02,
    far,
  });
}

/** A river that winds from the far end of the valley to the viewer, its bars of gravel pale. */
function drawRiver(canvas: Canvas, far: number): string {
  const { palette, emptySide } = canvas;
  const seen = viewOf(canvas, far);
  const course = [0.96, 0.7, 0.5, 0.34, 0.22, 0.13, 0.06, -0.02].map((away, i): Point =>
    seen(emptySide * (0.1 + (i % 2 ? 0.26 : -0.2) * (0.7 + away)), away),
  );
  return (
    drawRibbon(course, 10, 120, mix(palette.stoneLit, palette.forestMid, 0.35)) +
    drawRibbon(course, 5, 70, mix(palette.water, palette.haze, 0.12)) +
    drawRibbon(course, 1, 16, palette.waterLight, 0.5)
  );
}

function drawLake(canvas: Canvas, far: number): string {
  const { palette, emptySide, height, noise } = canvas;
  const seen = viewOf(canvas, far);
  const waves = noise('shores below');
  const shores = closedCurve(
    points(
      '-0.12 0.1, 0.2 0.06, 0.5 0.12, 0.46 0.26, 0.34 0.44, 0.36 0.66, 0.02 0.7, -0.08 0.46, -0.14 0.26',
    ),
  ).map(([across, away]) => {
    const bay = fractal(waves, across * 4, away * 8, 3);
    return seen((across + bay * 0.22) * emptySide, away + bay * 0.05);
  });
  const shape = outline(shores);
  return (
    line(shape, mix(palette.stoneLit, palette.forestMid, 0.5), 7) +
    drawLakeSurface(canvas, { name: 'lake below', top: far, bottom: height, shape, glints: 16 })
  );
}

/** Streets of a small town with roofs along them and trees between; at night its lamps. */
function drawTown(canvas: Canvas, far: number): string {
  const { palette, emptySide, random } = canvas;
  const next = random('town below');
  const seen = viewOf(canvas, far);
  const at = (across: number, away: number) => seen((across + away * 0.5 - 0.1) * emptySide, away);
  const clearing = closedCurve(
    points('-0.56 0.14, 0 0.1, 0.6 0.13, 0.7 0.3, 0.36 0.5, -0.2 0.52, -0.6 0.34'),
  ).map(([across, away]) => at(across, away));
  const street = mix(palette.stone, palette.haze, 0.25);
  const streets = [
    ...[-0.44, -0.22, 0, 0.22, 0.44].map((across) =>
      drawRibbon([at(across, 0.48), at(across, 0.3), at(across, 0.13)], 2, 9, street),
    ),
    ...[0.2, 0.3, 0.4].map((away) => line(outline([at(-0.56, away), at(0.56, away)], false), street, 3)),
  ];
  const walls = [palette.plaster, palette.wood, palette.redShade, palette.stone] as const;
  const roof = palette.isWinter ? palette.snowLit : mix(palette.roof, palette.haze, 0.2);
  let houses = '';
  let lamps = '';
  for (let row = 0; row < 15; row++) {
    const away = lerp(0.47, 0.14, row / 14);
    for (let column = 0; column < 20; column++) {
      const across = lerp(-0.54, 0.54, column / 19) + next.bell() * 0.008;
      const [x, y] = at(across, away);
      const w = Math.abs(at(across + 0.018, away)[0] - x) * next.between(0.75, 1.15);
      const choice = next();
      if (choice < 0.2) {
        houses += facet`${mix(palette.forestMid, palette.haze, 0.12)}: ${x - w * 0.5},${y} ${x},${y - w * 2.4} ${x + w * 0.5},${y}`;
        continue;
      }
      if (choice < 0.34) continue;
      const wall = mix(next.pick(walls), palette.haze, 0.2);
      houses +=
        facet`${wall}: ${x - w},${y} ${x - w},${y - w * 0.8} ${x + w},${y - w * 0.8} ${x + w},${y}` +
        facet`${mix(roof, wall, 0.15)}: ${x - w * 1.2},${y - w * 0.7} ${x - w * 0.7},${y - w * 1.4} ${x + w * 0.7},${y - w * 1.4} ${x + w * 1.2},${y - w * 0.7}`;
      if (palette.isDark ? next() < 0.75 : next() < 0.1)
        lamps += circle(x + w * 0.3, y - w * 0.35, w * 0.34, palette.glow);
    }
  }
  return polygon(clearing, mix(palette.ground, palette.forestMid, 0.5)) + streets.join('') + houses + lamps;
}

/** A tongue of ice that flows down the valley from the mountains and ends in gravel and meltwater. */
function drawIce(canvas: Canvas, far: number): string {
  const { palette, emptySide, width, height, noise } = canvas;
  const waves = noise('ice below');
  const reach = Math.min(width, 1000);
  const [top, foot] = [far - 200, height * 0.8];
  const middle = (t: number) => width * 0.5 + emptySide * reach * (0.02 + 0.16 * Math.sin(t * 3.4) + 0.1 * t);
  const half = (t: number) =>
    reach * (0.12 + 0.17 * t) * smoothstep(-0.03, 0.2, t) * Math.max(0, 1 - t ** 7) ** 0.5;
  const floor = (x: number) =>
    far - 34 + Math.max(0, Math.abs(x - middle(0.4)) / reach - 0.24) * height * 0.9;
  const till = mix(palette.stone, palette.haze, 0.25);
  return (
    drawHill(
      canvas,
      (x) => floor(x) + fractal(waves, x / 90, 1, 3) * 40,
      mix(till, palette.forestMid, 0.25),
    ) +
    drawHill(canvas, (x) => floor(x) + 90 + fractal(waves, x / 120, 7, 3) * 50, till) +
    drawGlacier(canvas, {
      left: (t) => middle(t) - half(t) * (1 + fractal(waves, t * 6, 31, 3) * 0.2),
      right: (t) => middle(t) + half(t) * (1 + fractal(waves, t * 6, 37, 3) * 0.2),
      y: (t) => lerp(top, foot, t),
    }) +
    drawRibbon(
      [
        [middle(1), foot - 20],
        [middle(1) + emptySide * reach * 0.12, height * 0.88],
        [middle(1) + emptySide * reach * 0.06, height * 1.04],
      ],
      22,
      110,
      palette.water,
    )
  );
}

/** A sea of cloud in the valley. */
function drawClouds(canvas: Canvas, far: number): string {
  const { height, palette, noise } = canvas;
  const waves = noise('cloud sea');
  return [0, 1, 2, 3, 4]
    .map((row) =>
      drawHill(
        canvas,
        (x) =>
          lerp(far - 30, height * 0.86, row / 4) -
          Math.abs(fractal(waves, x / (90 + row * 50), row * 3.1, 2)) * (26 + row * 22),
        mix(palette.snowLit, palette.haze, 0.6 - row * 0.12),
      ),
    )
    .join('');
}
