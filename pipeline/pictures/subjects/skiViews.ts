import { drawBuilding } from '../buildings/drawBuilding.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawLiftChair } from '../figures/machines.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawRibbon } from '../ground/path.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { circle, d, fill, line, type Point, rect, spot, filled, lined } from '../svg.ts';
import { drawMassif } from '../terrain/massif.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';

/** On the lift: the chair ahead, the cable into the distance, the run and its trees below. */
export function drawFromChair(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const horizon = height * 0.46;
  const waves = canvas.noise('below the chair');
  const random = canvas.random('below the chair');
  const top: Point = [width * (0.5 + emptySide * 0.16), height * 0.4];
  const near: Point = [width * (0.5 - emptySide * 0.2), -40];
  const at = (t: number): Point => [lerp(near[0], top[0], t), lerp(near[1], top[1], t ** 0.8)];
  const trees = Array.from({ length: 46 }, () => {
    const t = random() ** 1.2;
    const side = random() < 0.5 ? -1 : 1;
    return {
      x: width * 0.5 + side * lerp(30, Math.max(width * 0.3, 200), t) + side * random() * width * 0.42,
      y: lerp(height * 0.54, height * 1.12, t),
      tall: lerp(30, 260, t) * random.between(0.8, 1.2),
      t,
    };
  }).sort((a, b) => a.y - b.y);
  const chair = (t: number, scale: number) => drawLiftChair(...at(t), scale, palette);
  const knees = width * (0.5 - emptySide * 0.04);
  const ski = (x: number, tip: number) =>
    filled`${palette.red}: M${x - 17} ${height + 10}L${x + tip - 12} ${height * 0.84}Q${x + tip} ${height * 0.81} ${x + tip + 11} ${height * 0.84}L${x + 17} ${height + 10}z` +
    line(d`M${x} ${height}L${x + tip} ${height * 0.86}`, palette.snowLit, 4);
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon, scale: 0.84 }) +
    drawForest(canvas, {
      name: 'far slope',
      groundAt: (x) => horizon + 10 + fractal(waves, x / 180, 1, 3) * 26,
      rows: 3,
      heights: [16, 30],
      gap: 14,
      colors: [palette.forestFar, palette.forestMid],
    }) +
    drawHill(
      canvas,
      (x) => height * 0.53 + fractal(waves, x / 200, 4, 2) * 22,
      mix(palette.snowLit, palette.snowShade, 0.35),
    ) +
    drawHill(
      canvas,
      (x) =>
        height * 0.62 - (x / width - 0.5) * emptySide * height * 0.14 + fractal(waves, x / 240, 7, 2) * 26,
      mix(palette.snowLit, palette.snowShade, 0.12),
    ) +
    drawRibbon(
      [
        [width * 0.5, height * 0.56],
        [width * 0.44, height * 0.66],
        [width * 0.56, height * 0.8],
        [width * 0.46, height * 1.06],
      ],
      20,
      width * 0.4,
      palette.snowLit,
    ) +
    trees
      .map(({ x, y, tall, t }) =>
        drawConifer(canvas, x, y, tall, random, mix(palette.forestMid, palette.forestNear, t)),
      )
      .join('') +
    line(
      [near, at(0.3), at(0.6), top].map(([x, y], i) => (i ? d`L${x} ${y}` : d`M${x} ${y}`)).join(''),
      palette.ink,
      4,
    ) +
    [0.92, 0.8, 0.64].map((t) => chair(t, lerp(2.2, 0.4, t))).join('') +
    chair(0.3, 2.9) +
    ski(knees - 60, 26) +
    ski(knees + 60, 40)
  );
}

/** A steep face that fills one side, a skier in powder before it. */
export function drawSteep(canvas: Canvas): string {
  const { width, height, palette, emptySide, noise } = canvas;
  const waves = noise('steep');
  const random = canvas.random('steep');
  const fall = (level: number, rise: number) => (x: number) => {
    const up = Math.max(0, emptySide > 0 ? 1 - x / width : x / width);
    return height * (level - rise * up ** 1.5) + fractal(waves, x / 150, level * 9, 3) * 40;
  };
  const mid = width * (0.5 - emptySide * 0.06);
  const brow = fall(0.98, 0.62);
  const face = drawMassif({
    id: canvas.id('face'),
    seed: `${canvas.slug}/face`,
    palette,
    shadowSide: canvas.shadowSide,
    width,
    baseY: height * 1.08,
    air: 0.02,
    peaks: [
      {
        kind: 'pyramid',
        hollow: 0.14,
        x: width * (0.5 - emptySide * 0.46),
        z: 260,
        height: height * 0.84,
        width: Math.max(430, width * 0.44),
        turn: 0.7,
      },
    ],
    snow: 0.72,
    treeline: 0,
    apron: 0.1,
    hasTalus: false,
    mist: 0,
  }).svg;
  const plume = Array.from({ length: 16 }, () =>
    spot(
      mid - emptySide * random.between(20, 190),
      brow(mid) + 40 - random.between(-10, 96),
      random.between(10, 40),
    ),
  ).join('');
  return (
    drawSky(canvas, height * 0.6) +
    drawMountains(canvas, {
      baseY: height * 0.72,
      scale: 0.56,
      air: 0.3,
      x: width * (0.5 + emptySide * 0.24),
    }) +
    face +
    drawHill(canvas, brow, palette.snowLit) +
    drawHill(canvas, fall(1.14, 0.58), mix(palette.snowLit, palette.snowShade, 0.4)) +
    lined`${palette.snowShade} 9: M${mid - emptySide * 330} ${brow(mid - emptySide * 330) + 20}Q${mid - emptySide * 160} ${brow(mid) - 60} ${mid} ${brow(mid) + 60}` +
    fill(plume, palette.snowLit, 0.85) +
    drawForeground(canvas, { x: mid, y: brow(mid) + 70, size: height * 0.25 }, 'skier')
  );
}

/** The lodge at the foot of the runs, skis in a rack before it. */
export function drawBase(canvas: Canvas): string {
  const { width, height, palette, scene } = canvas;
  const waves = canvas.noise('base');
  const skyline = height * 0.56;
  const runs = [-0.26, 0.02, 0.27].map((at, i) =>
    drawRibbon(
      [
        [width * (0.5 + at * 0.7), height * (0.3 + i * 0.03)],
        [width * (0.5 + at + 0.05), height * 0.42],
        [width * (0.5 + at - 0.03), height * 0.5],
        [width * (0.5 + at * 1.2), height * 0.66],
      ],
      8,
      90,
      mix(palette.snowLit, palette.snowShade, 0.08),
    ),
  );
  const lamps = [-0.26, 0.02, 0.27].flatMap((at, i) =>
    [0.32, 0.4, 0.48, 0.56].map((level) => {
      const x = width * (0.5 + at * (0.7 + level * 0.7)) + 26;
      return (
        circle(x, height * (level + i * 0.01), 20, palette.glow, 0.22) +
        circle(x, height * (level + i * 0.01), 5, palette.glow)
      );
    }),
  );
  const rackX = width * 0.5 - canvas.emptySide * Math.min(width * 0.26, 300);
  const colors = [palette.red, palette.canvas, palette.water, palette.plaster, palette.gold];
  const rack = Array.from({ length: 10 }, (_, i) => {
    const x = rackX + (i - 5) * 22;
    return lined`${colors[i % 5] ?? palette.red} 8: M${x} ${height * 0.95}l${i % 2 ? 7 : -5} ${-height * 0.19}`;
  });
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline, scale: 1, snow: 0.5 }) +
    drawForest(canvas, {
      name: 'mountain forest',
      groundAt: (x) =>
        height * 0.36 + Math.abs(x / width - 0.5) * height * 0.2 + fractal(waves, x / 140, 2, 3) * 30,
      rows: 10,
      heights: [14, 44],
      gap: 24,
      colors: [palette.forestFar, palette.forestMid],
    }) +
    runs.join('') +
    (scene.lights ? lamps.join('') : '') +
    drawHill(
      canvas,
      (x) => height * 0.68 + fractal(waves, x / 200, 5, 2) * 20,
      mix(palette.snowLit, palette.snowShade, 0.2),
    ) +
    drawBuilding(
      scene.building ?? 'lodge',
      width * (0.5 + canvas.emptySide * 0.14),
      height * 0.8,
      Math.min(width * 0.66, 620),
      palette,
    ) +
    drawHill(canvas, (x) => height * 0.8 + fractal(waves, x / 180, 9, 2) * 16, palette.snowLit) +
    rect(rackX - 130, height * 0.87, 260, 9, palette.woodShade) +
    rack.join('') +
    drawForeground(
      canvas,
      { x: width * (0.5 + canvas.emptySide * 0.12), y: height * 0.94, size: height * 0.16 },
      'skier',
    )
  );
}
