import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawHill } from '../ground/hill.ts';
import { drawRibbon } from '../ground/path.ts';
import { closedCurve, planView } from '../ground/plan.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { circle, line, outline, type Point, polygon } from '../svg.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';

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
  const { palette, emptySide, height } = canvas;
  const seen = viewOf(canvas, far);
  const shores = closedCurve([
    [-0.12, 0.1],
    [0.2, 0.06],
    [0.5, 0.12],
    [0.46, 0.26],
    [0.34, 0.44],
    [0.36, 0.66],
    [0.02, 0.7],
    [-0.08, 0.46],
    [-0.14, 0.26],
  ]).map(([across, away]) => seen(across * emptySide, away));
  const shape = outline(shores);
  return (
    line(shape, mix(palette.stoneLit, palette.forestMid, 0.5), 7) +
    drawLakeSurface(canvas, { name: 'lake below', top: far, bottom: height, shape, glints: 16 })
  );
}

/** Streets and roofs of a small town in the trees; at night its lamps. */
function drawTown(canvas: Canvas, far: number): string {
  const { palette, emptySide, random } = canvas;
  const next = random('town below');
  const seen = viewOf(canvas, far);
  const clearing = closedCurve([
    [-0.5, 0.12],
    [0.1, 0.07],
    [0.62, 0.14],
    [0.7, 0.3],
    [0.3, 0.42],
    [-0.34, 0.4],
    [-0.62, 0.26],
  ]).map(([across, away]) => seen(across * emptySide, away));
  const walls = [palette.plaster, palette.wood, palette.redShade, palette.stone] as const;
  let roofs = '';
  let lamps = '';
  for (let row = 0; row < 9; row++) {
    const away = lerp(0.38, 0.1, row / 8);
    for (let column = 0; column < 12; column++) {
      const across = lerp(-0.5, 0.58, column / 11) + next.bell() * 0.015;
      if (next() < 0.22 || column % 4 === 3) continue;
      const [x, y] = seen(across * emptySide, away);
      const size = (seen(across + 0.03, away)[0] - seen(across, away)[0]) * next.between(0.7, 1.1);
      roofs +=
        polygon(
          [
            [x - size, y],
            [x - size, y - size * 0.7],
            [x, y - size * 1.35],
            [x + size, y - size * 0.7],
            [x + size, y],
          ],
          mix(next.pick(walls), palette.haze, 0.2),
        ) +
        polygon(
          [
            [x - size * 1.15, y - size * 0.6],
            [x, y - size * 1.45],
            [x + size * 1.15, y - size * 0.6],
            [x + size * 0.9, y - size * 0.6],
            [x, y - size * 1.1],
            [x - size * 0.9, y - size * 0.6],
          ],
          palette.isWinter ? palette.snowLit : mix(palette.roof, palette.haze, 0.2),
        );
      if (palette.isDark || next() < 0.3)
        lamps += circle(x + size * 0.3, y - size * 0.35, size * 0.24, palette.glow);
    }
  }
  const streets = [-0.24, 0.12, 0.47].map((across) => {
    const [from, to] = [seen(across * emptySide, 0.39), seen(across * emptySide, 0.09)];
    return drawRibbon(
      [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to],
      2,
      18,
      mix(palette.stone, palette.haze, 0.2),
    );
  });
  return polygon(clearing, mix(palette.ground, palette.forestMid, 0.35)) + streets.join('') + roofs + lamps;
}

/** A tongue of ice that comes down the valley in a bend, with dark lines of rubble along it. */
function drawIce(canvas: Canvas, far: number): string {
  const { palette, emptySide } = canvas;
  const seen = viewOf(canvas, far - 50);
  const shares = [1, 0.8, 0.6, 0.42, 0.3, 0.22];
  const course = (shift: number) =>
    shares.map((away): Point => seen(emptySide * (0.1 + Math.sin(away * 4.2) * 0.5 + shift), away));
  const till = mix(palette.stone, palette.stoneShade, 0.4);
  return (
    drawRibbon(course(0), 150, 250, till) +
    drawRibbon(course(0), 130, 190, mix(palette.snowLit, palette.snowShade, 0.25)) +
    drawRibbon(course(-0.08), 26, 40, palette.snowLit) +
    drawRibbon(course(0.1), 20, 34, mix(palette.snowShade, palette.waterLight, 0.4)) +
    drawRibbon(course(0.02), 4, 12, mix(palette.stone, palette.snowShade, 0.3))
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
