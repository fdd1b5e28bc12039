import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawPath, drawRibbon } from '../ground/path.ts';
import { drawRocks } from '../ground/rock.ts';
import { lerp, smoothstep } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, line, outline, type Point, polygon } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';
import { drawGlacier } from './glacier.ts';

/** Before the end of the ice: a broken blue front, meltwater and gravel. */
export function drawToe(canvas: Canvas): string {
  const { width, height, palette, emptySide, noise } = canvas;
  const waves = noise('toe');
  const random = canvas.random('toe');
  const skyline = height * 0.46;
  const middle = width * (0.5 - emptySide * 0.08);
  const half = Math.max(width * 0.4, 300);
  const foot = (x: number) =>
    height * 0.72 -
    Math.min(1.3, (Math.abs(x - middle) / half) ** 3) * height * 0.07 +
    fractal(waves, x / 60, 1, 2) * 12;
  const crown = (x: number) =>
    height * 0.52 + (Math.abs(x - middle) / half) ** 2 * height * 0.12 + fractal(waves, x / 90, 5, 3) * 30;
  const xs = Array.from({ length: 41 }, (_, i) => middle - half + (i / 40) * half * 2);
  const front: Point[] = [
    ...xs.map((x): Point => [x, crown(x)]),
    ...xs.map((x): Point => [x, foot(x)]).reverse(),
  ];
  let clefts = '';
  for (let i = 0; i < 26; i++) {
    const x = middle + random.between(-0.92, 0.92) * half;
    const [from, to] = [crown(x) + random.between(4, 40), foot(x)];
    clefts += d`M${x} ${from}L${x + random.between(5, 15)} ${to}L${x - random.between(4, 12)} ${to}z`;
  }
  const ice = mix(palette.waterLight, palette.snowShade, 0.4);
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 26, scale: 0.86, snow: 0.5, isBare: true }) +
    drawHill(
      canvas,
      (x) => height * 0.5 + fractal(waves, x / 130, 8, 3) * 34,
      mix(palette.stone, palette.haze, 0.2),
    ) +
    drawRibbon(
      [
        [middle + emptySide * width * 0.12, skyline + 8],
        [middle + emptySide * width * 0.02, height * 0.5],
        [middle - emptySide * width * 0.02, height * 0.58],
        [middle, height * 0.62],
      ],
      60,
      half * 1.5,
      mix(palette.snowLit, palette.snowShade, 0.15),
    ) +
    polygon(front, ice) +
    `<path d="${clefts}" fill="${mix(palette.water, palette.waterDeep, 0.3)}" opacity="0.75"/>` +
    line(
      outline(
        xs.map((x): Point => [x, crown(x)]),
        false,
      ),
      palette.snowLit,
      16,
    ) +
    drawHill(canvas, (x) => foot(x) + 4, mix(palette.stoneShade, palette.stone, 0.5)) +
    drawLakeSurface(canvas, {
      name: 'melt',
      top: height * 0.76,
      shape: outline([
        [middle - half * 0.5, height * 0.765],
        [middle + half * 0.6, height * 0.77],
        [width * (0.5 + emptySide * 0.62), height * 0.9],
        [width * (0.5 + emptySide * 0.4), height * 1.02],
        [width * (0.5 - emptySide * 0.1), height * 1.02],
        [width * (0.5 - emptySide * 0.06), height * 0.9],
      ]),
      glints: 20,
      isFrozen: false,
    }) +
    drawForeground(
      canvas,
      { x: width * (0.5 - emptySide * 0.25), y: height * 0.87, size: height * 0.12 },
      'hikers',
    ) +
    drawRocks(canvas, 'toe', height * 0.97, 7, 1)
  );
}

/** On the ice among blue clefts, a roped party on the bridge between them. */
export function drawCrevasses(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const waves = canvas.noise('clefts');
  const random = canvas.random('clefts');
  const skyline = height * 0.36;
  const swell = (level: number) => (x: number) =>
    height * level +
    (x / width - 0.5) * emptySide * height * 0.05 +
    fractal(waves, x / lerp(150, 380, level), level * 9, 3) * lerp(16, 50, level);
  const rows = 9;
  let svg =
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 24, scale: 0.66, snow: 0.6, isBare: true });
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const level = lerp(0.385, 0.99, t ** 1.35);
    const ground = swell(level);
    if (row % 2 === 0)
      svg += drawHill(
        canvas,
        (x) => ground(x) - lerp(14, 60, t),
        mix(palette.snowLit, palette.snowShade, row % 4 ? 0.12 : 0.3),
      );
    const long = lerp(90, 420, t);
    const start = random.between(-0.4, 0.2) * long;
    for (let x = start; x < width; x += long * random.between(1.15, 1.7)) {
      const isPath = level > 0.55 && level < 0.74 && Math.abs(x + long / 2 - width * 0.5) < width * 0.3;
      if (!isPath)
        svg += drawCleft(canvas, ground, x, long * random.between(0.7, 1.1), lerp(8, 84, t ** 1.2));
    }
    if (row === 6) svg += drawRopeTeam(canvas, (x) => swell(0.66)(x), canvas.random('party'));
  }
  return svg;
}

/** A gash in the ice with ragged lips: its far wall lit and layered, dark blue below. */
function drawCleft(
  canvas: Canvas,
  ground: (x: number) => number,
  from: number,
  long: number,
  deep: number,
): string {
  const { palette, noise, emptySide } = canvas;
  const waves = noise('cleft lips');
  const steps = Array.from({ length: 15 }, (_, i) => i / 14);
  const lip = (share: number): Point[] =>
    steps.map((u) => {
      const x = from + long * u;
      const gape = Math.sin(Math.PI * u) ** 0.7 * deep;
      const ragged = fractal(waves, x / (deep * 0.7 + 8), share * 6, 2) * deep * 0.3 * Math.sin(Math.PI * u);
      return [
        x + share * deep * emptySide * 0.25,
        ground(x) + gape * (share - 0.22) + ragged - long * emptySide * 0.1 * (u - 0.5),
      ];
    });
  const band = (upper: number, lower: number, color: string) =>
    polygon([...lip(upper), ...lip(lower).reverse()], color);
  return (
    band(0, 1, mix(palette.water, palette.waterDeep, 0.75)) +
    band(0, 0.62, mix(palette.water, palette.snowShade, 0.25)) +
    band(0, 0.3, mix(palette.waterLight, palette.snowShade, 0.4)) +
    line(outline(lip(1), false), palette.snowLit, Math.max(2, deep * 0.1))
  );
}

function drawRopeTeam(
  { width, height, palette, emptySide }: Canvas,
  ground: (x: number) => number,
  random: ReturnType<Canvas['random']>,
): string {
  const size = height * 0.14;
  const xs = [-0.24, -0.05, 0.13].map((at) => width * 0.5 + at * emptySide * Math.min(width, 900));
  const rope = xs
    .map((x, i) => (i ? d`L${x} ${ground(x) - size * 0.42}` : d`M${x} ${ground(x) - size * 0.42}`))
    .join('');
  return (
    line(rope, palette.red, 4) +
    xs
      .map((x) =>
        drawPerson(
          x,
          ground(x) + 4,
          size,
          'walk',
          randomOutfit(random, palette, { hasPack: true, headgear: 'helmet' }),
          palette,
          emptySide < 0,
        ),
      )
      .join('')
  );
}

/** On the sharp crest of rubble beside the ice: a path along it, the glacier below, ice on the cliffs. */
export function drawMoraine(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const waves = canvas.noise('moraine');
  const skyline = height * 0.46;
  const away = (x: number) => Math.max(0, emptySide > 0 ? x / width : 1 - x / width);
  const at = (share: number) => width * (emptySide > 0 ? share : 1 - share);
  const reach = Math.min(width, 1000);
  const crest = (x: number) => height * (0.56 + 0.5 * away(x) ** 0.9) + fractal(waves, x / 70, 3, 3) * 22;
  const till = mix(palette.stone, palette.groundShade, 0.3);
  const middle = (t: number) => at(0.5) + emptySide * reach * (0.05 * Math.sin(t * 5) + 0.24 * t);
  const half = (t: number) => reach * (0.12 + 0.32 * t ** 1.2) * smoothstep(-0.03, 0.2, t);
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 30, scale: 1.02, snow: 0.5, isBare: true }) +
    drawHill(
      canvas,
      (x) => skyline + 16 + fractal(waves, x / 110, 20, 3) * 30,
      mix(mix(palette.stone, palette.stoneShade, 0.3), palette.haze, 0.3),
    ) +
    drawHill(
      canvas,
      (x) => height * 0.6 + fractal(waves, x / 140, 26, 3) * 60,
      mix(palette.stone, palette.stoneShade, 0.45),
    ) +
    drawGlacier(canvas, {
      left: (t) => middle(t) - half(t) * (1 + fractal(waves, t * 6, 31, 3) * 0.2),
      right: (t) => middle(t) + half(t) * (1 + fractal(waves, t * 6, 37, 3) * 0.2),
      y: (t) => lerp(skyline - 90, height * 1.04, t),
    }) +
    drawHill(canvas, crest, mix(till, palette.ink, 0.3)) +
    drawHill(canvas, (x) => crest(x) + 24 + Math.max(0, 0.5 - away(x)) * 120, till) +
    drawPath(
      canvas,
      [
        [at(0.05), crest(at(0.05)) + 80],
        [at(0.2), crest(at(0.2)) + 74],
        [at(0.3), height * 0.9],
        [at(0.26), height * 1.05],
      ],
      20,
      110,
    ) +
    drawForeground(canvas, { x: at(0.22), y: height * 0.86, size: height * 0.16 }, 'hikers') +
    drawRocks(
      canvas,
      'moraine',
      height * 0.985,
      5,
      1,
      emptySide > 0 ? [0, width * 0.5] : [width * 0.5, width],
    )
  );
}
