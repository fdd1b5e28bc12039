import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawPath, drawRibbon } from '../ground/path.ts';
import { drawRocks } from '../ground/rock.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, line, outline, type Point, polygon } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';

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

/** On the ice among blue clefts, a roped party on a rib between them. */
export function drawCrevasses(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const waves = canvas.noise('clefts');
  const random = canvas.random('party');
  const skyline = height * 0.34;
  const blues = [
    mix(palette.waterLight, palette.snowShade, 0.35),
    mix(palette.water, palette.snowShade, 0.2),
    mix(palette.water, palette.waterDeep, 0.6),
  ];
  let svg =
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 24, scale: 0.66, snow: 0.6, isBare: true });
  for (let rib = 0; rib < 6; rib++) {
    const t = rib / 5;
    const tilt = (rib % 2 ? 1 : -1) * emptySide * lerp(0.03, 0.12, t);
    const crest = (x: number) =>
      lerp(height * 0.38, height * 0.93, t ** 1.15) +
      (x / width - 0.5) * height * tilt +
      fractal(waves, x / lerp(90, 240, t), rib * 3.7, 3) * lerp(12, 60, t);
    const deep = lerp(20, 120, t);
    svg += drawHill(
      canvas,
      (x) => crest(x) - deep * 0.1,
      mix(palette.snowLit, palette.snowShade, 0.1 + 0.12 * (rib % 2)),
    );
    if (rib === 3) svg += drawRopeTeam(canvas, crest, random);
    blues.forEach((blue, i) => {
      svg += drawHill(
        canvas,
        (x) => crest(x) + deep * (0.42 + i * 0.2) + fractal(waves, x / 70, rib * 5 + i, 2) * deep * 0.12,
        blue,
      );
    });
  }
  return svg + drawHill(canvas, (x) => height * 0.975 + fractal(waves, x / 160, 40, 2) * 26, palette.snowLit);
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
  const skyline = height * 0.5;
  const away = (x: number) => Math.max(0, emptySide > 0 ? x / width : 1 - x / width);
  const slope = (x: number) => height * (0.52 + 0.5 * away(x) ** 0.85) + fractal(waves, x / 70, 3, 3) * 22;
  const at = (share: number) => width * (emptySide > 0 ? share : 1 - share);
  const till = mix(palette.stone, palette.groundShade, 0.3);
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 10, scale: 1.06, snow: 0.5, isBare: true }) +
    drawRibbon(
      [
        [at(0.6), skyline - 30],
        [at(0.52), height * 0.56],
        [at(0.78), height * 0.68],
        [at(0.66), height * 0.84],
        [at(0.86), height * 1.06],
      ],
      90,
      Math.max(430, width * 0.5),
      mix(palette.stone, palette.stoneShade, 0.3),
    ) +
    drawRibbon(
      [
        [at(0.6), skyline - 30],
        [at(0.53), height * 0.56],
        [at(0.79), height * 0.68],
        [at(0.68), height * 0.84],
        [at(0.88), height * 1.06],
      ],
      70,
      Math.max(330, width * 0.38),
      mix(palette.snowLit, palette.snowShade, 0.2),
    ) +
    drawRibbon(
      [
        [at(0.62), height * 0.53],
        [at(0.6), height * 0.58],
        [at(0.84), height * 0.69],
        [at(0.74), height * 0.84],
        [at(0.95), height * 1.06],
      ],
      4,
      46,
      mix(palette.waterLight, palette.snowShade, 0.3),
    ) +
    drawHill(canvas, (x) => slope(x), mix(till, palette.ink, 0.18)) +
    drawHill(canvas, (x) => slope(x) + 30 + Math.max(0, 0.36 - away(x)) * 140, till) +
    drawPath(
      canvas,
      [
        [at(0.06), slope(at(0.06)) + 16],
        [at(0.16), slope(at(0.16)) + 60],
        [at(0.14), height * 0.82],
        [at(0.3), height * 1.05],
      ],
      14,
      130,
    ) +
    drawForeground(canvas, { x: at(0.2), y: height * 0.79, size: height * 0.15 }, 'hikers') +
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
