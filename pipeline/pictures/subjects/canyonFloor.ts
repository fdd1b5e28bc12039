import type { Canvas } from '../canvas.ts';
import { type Color, mix, ramp } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawRibbon } from '../ground/path.ts';
import { drawRock } from '../ground/rock.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, line, place, type Point, polygon, spot, facet } from '../svg.ts';
import { drawForest } from '../trees/forest.ts';
import { drawSpray, drawTallFall } from '../water/falls.ts';

/** Pairs of walls, the far ones first. */
const PAIRS = 5;

/** On the stones of a creek between polished walls that step together, red figures painted on one of them. */
export function drawFloor(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const reach = Math.min(width, 1050);
  const x = width * 0.5 + emptySide * reach * 0.03;
  const far = height * 0.58;
  const waves = canvas.noise('bed');
  const next = canvas.random('bed stones');
  const stones = Array.from({ length: Math.round(70 + width / 14) }, () => {
    const t = next() ** 1.3;
    return {
      t,
      x: x + next.between(-1, 1) * lerp(reach * 0.09, width * 0.62, t),
      y: lerp(far + 8, height, t),
    };
  }).sort((a, b) => a.y - b.y);
  const gravel = mix(palette.stoneLit, palette.rockMid, 0.25);
  const pale = {
    ...palette,
    stone: palette.stoneLit,
    stoneShade: palette.stone,
    stoneLit: mix(palette.stoneLit, palette.snowLit, 0.5),
  };
  const sway = (t: number) => Math.sin(t * 6.2 + 0.5) * emptySide * reach * lerp(0.015, 0.12, t);
  const stream = [0, 0.16, 0.34, 0.55, 0.78, 1.05].map((t): Point => [
    x + sway(t),
    lerp(far - 2, height + 20, t),
  ]);
  const isFrozen = canvas.scene.frozen ?? false;
  return (
    drawSky(canvas, height * 0.5) +
    drawForest(canvas, {
      name: 'rim',
      groundAt: (at) => height * 0.2 - Math.abs(at - x) * 0.3,
      rows: 2,
      heights: [44, 66],
      gap: 20,
      colors: [mix(palette.forestFar, palette.haze, 0.3), palette.forestMid],
    }) +
    drawHeadWall(canvas, x, far) +
    drawTallFall(
      canvas,
      { x: x - emptySide * reach * 0.012, top: height * 0.29, foot: far, width: reach * 0.011 },
      isFrozen,
    ) +
    drawHill(canvas, (at) => far + fractal(waves, at / 60, 3, 2) * 8, gravel) +
    drawSpray(canvas, x - emptySide * reach * 0.012, far - 4, reach * 0.035) +
    Array.from({ length: PAIRS - 1 }, (_, pair) => drawPair(canvas, x, far, reach, pair)).join('') +
    drawRibbon(stream, 10, reach * 0.24, mix(palette.water, palette.waterDeep, 0.25)) +
    drawRibbon(stream, 6, reach * 0.17, mix(palette.water, palette.waterLight, 0.35)) +
    drawRibbon(stream, 1, reach * 0.02, palette.snowLit, 0.8) +
    stones
      .map(({ t, x: at, y }) => {
        const across = lerp(12, 92, t) * next.between(0.5, 1.2);
        return drawRock(
          at,
          y,
          across,
          across * next.between(0.34, 0.5),
          next,
          next() < 0.7 ? pale : palette,
          canvas.shadowSide,
        );
      })
      .join('') +
    drawPair(canvas, x, far, reach, PAIRS - 1) +
    drawForeground(
      canvas,
      { x: x - emptySide * reach * 0.11, y: height * 0.82, size: height * 0.15 },
      'hikers',
    )
  );
}

/** The wall at the end of the canyon, behind the fall. */
function drawHeadWall({ width, height, palette }: Canvas, x: number, far: number): string {
  const half = Math.min(width, 1050) * 0.3;
  const tone = mix(palette.rockMid, palette.haze, 0.35);
  const bands = [0.3, 0.5, 0.72].map(
    (t) => d`M${x - half} ${lerp(height * 0.3, far, t)}L${x + half} ${lerp(height * 0.26, far, t)}`,
  );
  return (
    facet`${tone}: ${x - half},${height * 0.26} ${x - half * 0.3},${height * 0.28} ${x},${height * 0.3} ${x + half * 0.4},${height * 0.27} ${x + half},${height * 0.22} ${x + half},${far + 20} ${x - half},${far + 20}` +
    line(bands.join(''), mix(tone, palette.rockShade, 0.4), 6, 0.7)
  );
}

/** The walls on both sides at one distance: bulging bands of limestone, worn smooth at the foot. */
function drawPair(canvas: Canvas, x: number, far: number, reach: number, pair: number): string {
  const t = pair / (PAIRS - 1);
  const foot = lerp(far + 8, canvas.height * 1.02, t ** 1.5);
  const gap = lerp(reach * 0.06, reach * 0.4, t ** 1.15);
  const step = (pair % 2 ? 1 : -1) * canvas.emptySide * reach * lerp(0.03, 0.05, t);
  return ([-1, 1] as const)
    .map((side) => drawSide(canvas, { x: x + step, foot, gap, side, t, pair }))
    .join('');
}

interface Side {
  readonly x: number;
  readonly foot: number;
  readonly gap: number;
  readonly side: 1 | -1;
  /** 0 for the farthest pair, 1 for the nearest. */
  readonly t: number;
  readonly pair: number;
}

function drawSide(canvas: Canvas, { x, foot, gap, side, t, pair }: Side): string {
  const { width, height, palette, shadowSide } = canvas;
  const waves = canvas.noise(`wall ${pair} ${side}`);
  const top = lerp(height * 0.12, -60, t ** 0.8);
  const isLit = side === shadowSide;
  const tones = [palette.rockLit, palette.rockMid, palette.rockShade, palette.rockDeep] as const;
  const tone = mix(ramp(tones, (isLit ? 0.14 : 0.52) + t * 0.2), palette.haze, (1 - t) * 0.34);
  const rows = 26;
  // The wall leans back as it rises and bulges where the rock is hard.
  const edge = Array.from({ length: rows + 1 }, (_, i): Point => {
    const u = i / rows;
    const bulge = fractal(waves, u * 4, 2, 2) * lerp(26, 70, t) + Math.max(0, u - 0.82) * gap * 0.5;
    return [x + side * (gap * (1 + 0.5 * (1 - u) ** 1.4) + bulge), lerp(top, foot, u)];
  });
  const beyond = side < 0 ? -30 : width + 30;
  const face = polygon([...edge, [beyond, foot + 6], [beyond, top - 40]], tone);
  const slope = lerp(0.05, 0.12, t) * (pair % 2 ? 1 : -1);
  let beds = '';
  let gleams = '';
  for (let i = 2; i < rows - 2; i += 2) {
    const [ex, ey] = edge[i] ?? [0, 0];
    const long =
      Math.min(Math.abs(beyond - ex), lerp(160, 560, t)) * (0.6 + 0.5 * Math.abs(fractal(waves, i, 9, 2)));
    const to = ex + side * long;
    const thick = lerp(3, 13, t);
    beds += d`M${ex} ${ey}Q${(ex + to) / 2} ${ey - thick * 1.5 + slope * long * 0.5} ${to} ${ey + slope * long}Q${(ex + to) / 2} ${ey + thick + slope * long * 0.5} ${ex} ${ey + thick * 1.4}z`;
    if (i % 4 === 0)
      gleams += d`M${ex + side * 6} ${ey - thick * 2}Q${(ex + to) / 2} ${ey - thick * 4 + slope * long * 0.4} ${ex + side * long * 0.7} ${ey - thick * 2 + slope * long * 0.7}`;
  }
  const rim = edge.map(([ex, ey]): Point => [ex + side * lerp(8, 34, t), ey]);
  const corner = polygon(
    [...edge, ...rim.reverse()],
    isLit ? mix(tone, palette.snowLit, 0.35) : mix(tone, palette.ink, 0.28),
  );
  return (
    face +
    fill(beds, isLit ? mix(tone, palette.rockShade, 0.42) : mix(tone, palette.ink, 0.26), 0.85) +
    line(gleams, mix(tone, palette.snowLit, isLit ? 0.4 : 0.16), lerp(2, 6, t), 0.8) +
    corner +
    (pair === PAIRS - 3 && isLit ? drawPaintings(canvas, x + side * (gap + 44), foot - height * 0.15) : '')
  );
}

/** Faint red figures of people and an animal, drawn in single strokes. */
function drawPaintings({ palette }: Canvas, x: number, y: number): string {
  const red: Color = mix(palette.redShade, palette.red, 0.4);
  const person = 'M0 -26V-10M-9 -20H9M0 -10L-6 2M0 -10L6 2';
  const flute = 'M0 -26Q5 -16 0 -10M0 -22L12 -16M12 -16L16 -10M0 -10L-6 2M0 -10L6 2';
  const deer = 'M-12 0V-12H10V0M10 -12L17 -20M17 -20L14 -28M17 -20L22 -27';
  const mark = (data: string, head: string, at: number, up: number) =>
    place(line(data, red, 4) + fill(head, red), x + at, y - up, 1.05);
  return (
    `<g opacity="0.65">` +
    mark(person, spot(0, -31, 4), -16, 0) +
    mark(flute, spot(1, -31, 4), 14, 12) +
    mark(person, spot(0, -31, 4), 18, -44) +
    mark(deer, '', -12, -48) +
    '</g>'
  );
}
