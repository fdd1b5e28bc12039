import type { Canvas } from '../canvas.ts';
import { type Color, mix } from '../color.ts';
import { WILD_ANIMALS } from '../figures/animals.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { lerp } from '../interpolate.ts';
import { drawSky } from '../sky/drawSky.ts';
import { circle, d, fill, line, type Point, polygon, rect, spot, facet, lined } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawForest } from '../trees/forest.ts';

/** A laid table on a terrace above the roofs of a town, mountains behind. */
export function drawTerrace(canvas: Canvas): string {
  const { width, height, palette, emptySide } = canvas;
  const skyline = height * 0.46;
  const floor = height * 0.74;
  const reach = Math.min(width, 900);
  const x = width * 0.5 - emptySide * reach * 0.06;
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline - 30, scale: 0.9 }) +
    drawForest(canvas, {
      name: 'slopes',
      groundAt: () => skyline - 40,
      rows: 4,
      heights: [22, 46],
      gap: 16,
      colors: [mix(palette.forestFar, palette.haze, 0.2), palette.forestMid],
    }) +
    drawRoofs(canvas, skyline, floor) +
    drawFloor(canvas, floor) +
    drawRail(canvas, floor) +
    drawBulbs(canvas) +
    drawParasol(canvas, x, height * 0.9, height * 0.6) +
    drawGuests(canvas, x, height * 0.9, reach) +
    drawTable(canvas, x, height * 0.84, reach * 0.27) +
    drawSign(canvas, width * 0.5 + emptySide * Math.min(width * 0.5, 560), height)
  );
}

/** Gabled roofs in two rows below the terrace, with chimneys and lit windows. */
export function drawRoofs(canvas: Canvas, top: number, floor: number): string {
  const { width, palette, shadowSide } = canvas;
  const walls: readonly [Color, ...Color[]] = [
    palette.plaster,
    palette.woodLit,
    palette.stoneLit,
    mix(palette.redShade, palette.plaster, 0.3),
  ];
  const roofs: readonly [Color, ...Color[]] = [
    palette.roof,
    palette.redShade,
    palette.stoneShade,
    palette.woodShade,
  ];
  return [0, 1]
    .map((row) => {
      const next = canvas.random(`roofs ${row}`);
      const y = lerp(top + 84, floor - 20, row);
      let svg = '';
      for (let at = -60 - row * 50; at < width + 80; at += lerp(96, 168, row)) {
        const half = lerp(48, 86, row) * next.between(0.9, 1.15);
        const rise = half * next.between(0.7, 0.95);
        const eaves = y - half * next.between(0.5, 0.9);
        const wall = mix(next.pick(walls), palette.haze, row ? 0.06 : 0.25);
        const roof = palette.isWinter
          ? palette.snowLit
          : mix(next.pick(roofs), palette.haze, row ? 0.04 : 0.22);
        const slope: Point[] = [
          [at - half * 1.14, eaves + 8],
          [at, eaves - rise],
          [at + half * 1.14, eaves + 8],
        ];
        svg +=
          rect(
            at + half * 0.34,
            eaves - rise * 0.96,
            half * 0.2,
            rise * 0.7,
            mix(palette.redShade, palette.haze, row ? 0 : 0.2),
          ) +
          facet`${wall}: ${at - half},${floor + 20} ${at - half},${eaves} ${at},${eaves - rise + 6} ${at + half},${eaves} ${at + half},${floor + 20}` +
          polygon(
            shadowSide > 0
              ? [
                  [at, eaves - rise + 6],
                  [at + half, eaves],
                  [at + half, floor + 20],
                  [at, floor + 20],
                ]
              : [
                  [at, eaves - rise + 6],
                  [at - half, eaves],
                  [at - half, floor + 20],
                  [at, floor + 20],
                ],
            palette.ink,
            0.14,
          ) +
          rect(at - half * 0.2, eaves - rise * 0.34, half * 0.4, half * 0.42, palette.ink, 0.55) +
          rect(at - half * 0.15, eaves - rise * 0.3, half * 0.3, half * 0.34, palette.window) +
          lined`${roof} ${lerp(13, 22, row)}: M${slope[0]?.[0] ?? 0} ${slope[0]?.[1] ?? 0}L${at} ${eaves - rise}L${slope[2]?.[0] ?? 0} ${slope[2]?.[1] ?? 0}`;
      }
      return svg;
    })
    .join('');
}

function drawFloor(canvas: Canvas, floor: number): string {
  const { width, height, palette } = canvas;
  let joints = '';
  for (let share = -1.4; share <= 1.4; share += 0.12)
    joints += d`M${width * (0.5 + share * 0.5)} ${floor}L${width * (0.5 + share)} ${height + 10}`;
  return (
    rect(-10, floor, width + 20, height, mix(palette.wood, palette.woodLit, 0.35)) +
    line(joints, palette.woodShade, 3, 0.55)
  );
}

/** A rail of thin bars with boxes of flowers along it. */
export function drawRail(canvas: Canvas, floor: number): string {
  const { width, height, palette, random } = canvas;
  const tall = height * 0.1;
  const next = random('flower boxes');
  let bars = '';
  for (let x = -10; x < width + 20; x += 22) bars += d`M${x} ${floor + 6}v${-tall}`;
  let leaves = '';
  const blooms = palette.flowers.map(() => '');
  for (let i = 0; i < width / 9; i++) {
    const x = next() * width;
    leaves += spot(x, floor - tall - 8 + next.between(-8, 10), 13, 9);
    const kind = next.integer(0, blooms.length - 1);
    blooms[kind] += spot(x + next.between(-8, 8), floor - tall - 14 + next.between(-8, 10), 5);
  }
  return (
    line(bars, palette.ink, 4) +
    rect(-10, floor - tall - 4, width + 20, 9, palette.ink) +
    fill(leaves, palette.forestMid) +
    blooms.map((data, kind) => fill(data, palette.flowers[kind] ?? palette.red)).join('')
  );
}

/** Strings of bulbs from the parasol to both edges. */
function drawBulbs({ width, height, palette }: Canvas): string {
  const [y, sag] = [height * 0.1, height * 0.1];
  const bulbs = Array.from({ length: 15 }, (_, i) => {
    const t = (i + 0.5) / 15;
    const down = y + sag * 2 * t * (1 - t) + 10;
    return circle(width * t, down, 15, palette.glow, 0.2) + circle(width * t, down, 6, palette.glow);
  });
  return line(d`M-10 ${y}Q${width / 2} ${y + sag} ${width + 10} ${y}`, palette.ink, 3) + bulbs.join('');
}

function drawParasol({ palette, shadowSide }: Canvas, x: number, foot: number, tall: number): string {
  const top = foot - tall;
  const [half, drop] = [tall * 0.46, tall * 0.2];
  const rib = (share: number): Point => [x + half * share, top + drop + (1 - share * share) * tall * 0.03];
  const edges = [-1, -0.56, -0.16, 0.24, 0.62, 1];
  const panels = edges.slice(1).map((to, i) => {
    const color = i % 2 ? palette.canvas : palette.redShade;
    return polygon(
      [[x, top], rib(edges[i] ?? 0), rib(to)],
      (i - 2) * shadowSide > 0 ? mix(color, palette.ink, 0.16) : color,
    );
  });
  return (
    line(d`M${x} ${foot}V${top - 8}`, palette.woodShade, 9) +
    panels.join('') +
    circle(x, top - 6, 7, palette.woodLit)
  );
}

/** Two people who sit at the table, seen to the waist behind it. */
function drawGuests(canvas: Canvas, x: number, y: number, reach: number): string {
  const { palette, height, random } = canvas;
  const next = random('guests');
  return ([-1, 1] as const)
    .map((side) =>
      drawPerson(
        x + side * reach * 0.19,
        y + height * 0.02,
        height * 0.27,
        'stand',
        randomOutfit(next, palette, { headgear: 'hair' }),
        palette,
        side > 0,
      ),
    )
    .join('');
}

/** A round table with a cloth, two plates, glasses and a candle. */
function drawTable({ palette, height }: Canvas, x: number, y: number, half: number): string {
  const cloth = mix(palette.canvas, palette.snowLit, 0.78);
  const shade = mix(cloth, palette.ink, 0.16);
  let folds = '';
  for (let i = -3; i <= 3; i++)
    folds += d`M${x + (i * half) / 3.6} ${y + 14}L${x + (i * half) / 3.2} ${height + 10}`;
  const glass = (at: number) =>
    line(d`M${at} ${y - 2}v-26`, palette.snowLit, 3) +
    fill(d`M${at - 11} ${y - 62}q-3 34 11 36q14 -2 11 -36z`, palette.snowLit, 0.6) +
    fill(d`M${at - 12} ${y - 48}q1 20 12 22q11 -2 12 -22z`, palette.redShade);
  const plate = (at: number) =>
    fill(spot(at, y + 2, half * 0.26, half * 0.075), palette.snowLit) +
    fill(spot(at, y, half * 0.17, half * 0.045), palette.bark) +
    fill(spot(at + half * 0.08, y - 3, half * 0.07, half * 0.03), palette.forestLit);
  return (
    fill(d`M${x - half} ${y}L${x - half * 1.1} ${height + 10}H${x + half * 1.1}L${x + half} ${y}z`, shade) +
    line(folds, mix(shade, palette.ink, 0.16), 4) +
    fill(spot(x, y, half, half * 0.24), cloth) +
    plate(x - half * 0.5) +
    plate(x + half * 0.5) +
    glass(x - half * 0.14) +
    glass(x + half * 0.16) +
    rect(x - 5, y - 26, 10, 24, palette.plaster) +
    circle(x, y - 33, 16, palette.glow, 0.35) +
    fill(spot(x, y - 33, 3.5, 8), palette.glow)
  );
}

/** A post with a hanging board; the scene's animal stands on it. */
function drawSign({ palette, emptySide, scene }: Canvas, x: number, height: number): string {
  if (!scene.animal) return '';
  const wide = height * 0.2;
  const inward = -emptySide;
  const [left, top] = [inward > 0 ? x + 24 : x - 24 - wide, height * 0.24];
  const [arm, tall] = [height * 0.18, wide * 0.82];
  const chains = [0.2, 0.8].map((share) => d`M${left + wide * share} ${arm}V${top}`).join('');
  return (
    rect(x - 9, height * 0.14, 18, height, palette.woodShade) +
    rect(inward > 0 ? x : x - wide - 40, arm, wide + 40, 11, palette.woodShade) +
    line(chains, palette.ink, 4) +
    rect(left, top, wide, tall, palette.wood) +
    rect(left + 7, top + 7, wide - 14, tall - 14, palette.plaster) +
    WILD_ANIMALS[scene.animal](left + wide / 2, top + tall * 0.86, tall * 0.66, palette, inward < 0)
  );
}
