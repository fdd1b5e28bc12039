import type { Canvas } from '../canvas.ts';
import { type Color, mix, ramp } from '../color.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { drawRibbon } from '../ground/path.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, line, outline, type Point, polygon, rect, facet } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';
import { drawMist } from '../water/mist.ts';

/** Pairs of walls, the far ones first; the bridge lies on the third. */
const PAIRS = 5;

/** Along a slot whose limestone walls a river has worn into basins, a plain footbridge from rim to rim. */
export function drawPotholes(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const reach = Math.min(width, 1000);
  const rim = height * 0.43;
  const waves = canvas.noise('rim');
  const x = width * 0.5 + emptySide * reach * 0.02;
  const pairs = Array.from({ length: PAIRS }, (_, pair) => drawPair(canvas, { x, reach, rim, pair }));
  const course = [0.64, 0.74, 0.84, 0.94, 1.06].map((y, i): Point => [
    x + (i % 2 ? 1 : -1) * emptySide * reach * 0.02 * i * 0.5,
    height * y,
  ]);
  return (
    drawSky(canvas, rim) +
    drawMountains(canvas, { baseY: height * 0.36, scale: 0.72 }) +
    drawForest(canvas, {
      name: 'valley',
      groundAt: (at) => height * 0.33 + fractal(waves, at / 200, 1, 2) * 18,
      rows: 6,
      heights: [26, 92],
      gap: 14,
      bottom: height * 0.6,
      colors: [mix(palette.forestFar, palette.haze, 0.3), mix(palette.forestMid, palette.forestNear, 0.4)],
    }) +
    rect(x - reach * 0.4, rim, reach * 0.8, height, mix(palette.rockDeep, palette.ink, 0.55)) +
    rect(x - reach * 0.45, height * 0.665, reach * 0.9, height, palette.waterDeep) +
    pairs.slice(0, 3).join('') +
    drawPlankBridge(canvas, x, rim + 4) +
    drawRapids(canvas, course, reach) +
    pairs.slice(3).join('')
  );
}

interface Pair {
  readonly x: number;
  readonly reach: number;
  readonly rim: number;
  readonly pair: number;
}

/** The walls on both sides of the slot at one distance. */
function drawPair(canvas: Canvas, { x, reach, rim, pair }: Pair): string {
  const { width, height, palette, shadowSide, emptySide } = canvas;
  const t = pair / (PAIRS - 1);
  const gap = lerp(reach * 0.045, reach * 0.33, t ** 1.5);
  const top = rim + lerp(2, height * 0.12, t ** 1.6);
  const foot = lerp(height * 0.68, height * 1.1, t ** 1.3);
  const axis = x + (pair % 2 ? 1 : -1) * emptySide * reach * lerp(0.012, 0.05, t);
  const tones = [palette.rockLit, palette.rockMid, palette.rockShade, palette.rockDeep] as const;
  return ([-1, 1] as const)
    .map((side) => {
      const waves = canvas.noise(`shell ${pair} ${side}`);
      const phase = canvas.random(`lobes ${pair} ${side}`).between(0, 3);
      const isLit = side === shadowSide;
      const tone = mix(ramp(tones, (isLit ? 0.2 : 0.55) + (1 - t) * 0.3), palette.ink, (1 - t) * 0.42);
      const lit = mix(tone, palette.snowLit, isLit ? 0.4 : 0.2);
      // Each lobe of an edge is half of a basin that the river has cut open.
      const edge = (grow: number, soft: number) =>
        Array.from({ length: 41 }, (_, i): Point => {
          const u = i / 40;
          const lobe = Math.abs(Math.sin(u * Math.PI * 2.6 + phase)) * soft;
          const lean =
            gap * (1.14 - 0.42 * u + 0.34 * lobe + grow) + fractal(waves, u * 3, 4, 2) * gap * 0.12;
          return [axis + side * lean, lerp(top - grow * gap * 0.18, foot, u)];
        });
      const beyond = side < 0 ? -30 : width + 30;
      const rimAway = top - lerp(6, 60, t);
      const inner = edge(0, 1);
      let svg = polygon([...inner, [beyond, foot], [beyond, rimAway]], tone);
      svg += polygon([...inner, ...edge(0.1, 0.86).reverse()], mix(tone, palette.ink, isLit ? 0.16 : 0.3));
      svg += [0.1, 0.26, 0.46, 0.72]
        .map((grow, i) =>
          line(outline(edge(grow, 0.86 - i * 0.16), false), lit, lerp(1.5, 6 - i, t), 0.75 - i * 0.14),
        )
        .join('');
      svg += drawRim(canvas, { from: inner[0] ?? [axis, top], beyond, rimAway, tone: lit, t });
      return (
        svg +
        (pair > 2
          ? drawBasins(canvas, {
              x: axis + side * gap * 1.6,
              y: lerp(top, height, 0.3),
              size: gap * 0.3,
              side,
              tone,
            })
          : '')
      );
    })
    .join('');
}

interface Rim {
  readonly from: Point;
  readonly beyond: number;
  readonly rimAway: number;
  readonly tone: Color;
  readonly t: number;
}

/** The flat upper edge of a wall, with moss and small trees on the nearer ones. */
function drawRim(canvas: Canvas, { from: [x, y], beyond, rimAway, tone, t }: Rim): string {
  const { palette, height } = canvas;
  const next = canvas.random(`rim ${beyond} ${t}`);
  const shelf = facet`${mix(tone, palette.stoneLit, 0.4)}: ${x},${y} ${x + (beyond - x) * 0.12},${y - lerp(4, 22, t)} ${beyond},${rimAway - lerp(6, 30, t)} ${beyond},${rimAway + 3}`;
  if (t < 0.7) return shelf;
  const trees = [0.5, 0.72, 0.9].map((share) =>
    drawConifer(
      canvas,
      lerp(x, beyond, share),
      lerp(y, rimAway, share) - 2,
      height * next.between(0.13, 0.24),
      next,
      palette.forestNear,
    ),
  );
  return trees.join('') + shelf;
}

interface Basin {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly side: 1 | -1;
  readonly tone: Color;
}

/** Round hollows in a wall, one within the other, as stones have ground them. */
function drawBasins(canvas: Canvas, { x, y, size, side, tone }: Basin): string {
  const { palette, height } = canvas;
  const waves = canvas.noise(`basins ${x}`);
  const hollow = (cx: number, cy: number, radius: number) =>
    [1, 0.84, 0.66, 0.44]
      .map((grow, i) =>
        polygon(
          Array.from({ length: 28 }, (_, k): Point => {
            const angle = (k / 28) * Math.PI * 2;
            const wobble = 1 + fractal(waves, Math.cos(angle) + cx, Math.sin(angle) + i * 0.3, 2) * 0.4;
            return [
              cx - side * radius * 0.1 * i + Math.cos(angle) * radius * grow * 0.8 * wobble,
              cy + radius * 0.06 * i + Math.sin(angle) * radius * grow * wobble,
            ];
          }),
          i === 0 ? mix(tone, palette.snowLit, 0.3) : mix(tone, palette.ink, 0.12 + i * 0.16),
        ),
      )
      .join('');
  return (
    hollow(x, y, size) +
    hollow(x + side * size * 1.25, y + height * 0.15, size * 0.72) +
    hollow(x - side * size * 0.1, y + height * 0.29, size * 0.86)
  );
}

/** Water that rushes out of the slot, more white than green. */
function drawRapids(canvas: Canvas, course: readonly Point[], reach: number): string {
  const { palette, height } = canvas;
  const next = canvas.random('rapids');
  let foam = '';
  for (let i = 0; i < 46; i++) {
    const t = next() ** 0.8;
    const y = lerp(height * 0.68, height * 1.02, t);
    const at = (course[0]?.[0] ?? 0) + next.between(-1, 1) * reach * lerp(0.03, 0.22, t);
    const long = lerp(12, 90, t) * next.between(0.6, 1.2);
    foam += d`M${at - long / 2} ${y}q${long / 2} ${-long * 0.2} ${long} 0q${-long / 2} ${long * 0.16} ${-long} 0z`;
  }
  return (
    drawRibbon(course, reach * 0.06, reach * 0.62, palette.water) +
    drawRibbon(course, reach * 0.04, reach * 0.36, mix(palette.water, palette.waterLight, 0.5)) +
    fill(foam, palette.snowLit, 0.9) +
    drawMist(course[0]?.[0] ?? 0, height * 0.672, reach * 0.13, 20, palette.snowLit, 0.5)
  );
}

/** Two beams, a deck and a handrail from rim to rim, with two people who look down. */
function drawPlankBridge(canvas: Canvas, x: number, deck: number): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('bridge people');
  const half = Math.min(width * 0.3, 280);
  const tall = height * 0.058;
  let posts = '';
  for (let i = 0; i <= 6; i++) posts += d`M${lerp(x - half, x + half, i / 6)} ${deck}v${-tall}`;
  const people = ([-0.16, 0.2] as const).map((share, i) =>
    drawPerson(
      x + share * half,
      deck + 2,
      height * 0.105,
      i === 0 ? 'point' : 'photograph',
      randomOutfit(random, palette, { hasPack: i === 0, hasCamera: i === 1 }),
      palette,
      i === 1,
    ),
  );
  return (
    people.join('') +
    rect(x - half - 26, deck + 10, half * 2 + 52, 14, palette.woodShade) +
    rect(x - half - 34, deck - 2, half * 2 + 68, 14, palette.wood) +
    line(posts, palette.woodShade, 6) +
    line(d`M${x - half - 10} ${deck - tall}H${x + half + 10}`, palette.woodLit, 7) +
    line(d`M${x - half} ${deck - tall * 0.5}H${x + half}`, palette.wood, 5)
  );
}
