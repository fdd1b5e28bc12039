import type { Canvas } from '../canvas.ts';
import { type Color, mix } from '../color.ts';
import { lerp } from '../interpolate.ts';
import type { Random } from '../random.ts';
import { circle, fill, line, outline, type Point, polygon, spot, facet, lined } from '../svg.ts';

/** The perspective of a street: `t` 0 at the far end, 1 beside the viewer. */
export interface Street {
  readonly centre: number;
  readonly far: number;
  xAt(side: number, t: number): number;
  yAt(t: number): number;
}

/** Shop houses along one side of a street, the farthest first. */
export function drawHouses(canvas: Canvas, street: Street, side: 1 | -1): string {
  const random = canvas.random(`houses ${side}`);
  let svg = '';
  for (let i = 0; i < 7; i++)
    svg += drawHouse(canvas, street, side, (i / 7) ** 1.7, ((i + 1) / 7) ** 1.7, 1 - i / 7, random);
  return svg;
}

/** A house front between two depths of the street. Points on it: u along the street, v up the wall. */
function drawHouse(
  canvas: Canvas,
  street: Street,
  side: 1 | -1,
  from: number,
  to: number,
  away: number,
  random: Random,
): string {
  const { palette, height, shadowSide } = canvas;
  const [xa, xb] = [street.xAt(side, from), street.xAt(side, to)];
  const [ya, yb] = [street.yAt(from) * 0.985 + height * 0.009, street.yAt(to) * 0.985 + height * 0.009];
  const tall = random.between(0.5, 0.74);
  const ha = lerp(22, height * 0.56, from) * tall;
  const hb = lerp(22, height * 0.56, to) * tall;
  const at = (u: number, v: number): Point => [
    lerp(xa, xb, u),
    lerp(lerp(ya, yb, u), lerp(ya - ha, yb - hb, u), v),
  ];
  const pane = (u0: number, u1: number, v0: number, v1: number) =>
    outline([at(u0, v0), at(u0, v1), at(u1, v1), at(u1, v0)]);
  const paints = [
    palette.wood,
    mix(palette.redShade, palette.wood, 0.3),
    palette.stone,
    mix(palette.roof, palette.stone, 0.3),
    mix(palette.canvas, palette.wood, 0.5),
  ] as const;
  const inShade = side !== shadowSide;
  const wall = mix(mix(random.pick(paints), palette.haze, 0.35 * away), palette.ink, inShade ? 0.22 : 0);
  const roofs = [palette.roof, mix(palette.redShade, palette.ink, 0.2), palette.stoneShade] as const;
  const roof = palette.isWinter ? palette.snowLit : mix(random.pick(roofs), palette.haze, 0.25 * away);
  const hasGable = random() < 0.7;
  const upper = [
    [0.08, 0.19],
    [0.21, 0.32],
    [0.44, 0.55],
    [0.57, 0.68],
    [0.79, 0.91],
  ] as const;
  const boards = [0.525, 0.55, 0.86, 0.9].map((v) =>
    line(outline([at(0, v), at(1, v)], false), mix(wall, palette.ink, 0.35), Math.max(0.8, hb * 0.008), 0.6),
  );
  const awning = [
    at(0.04, 0.42),
    at(0.64, 0.42),
    [at(0.64, 0.42)[0] - side * hb * 0.07, at(0.64, 0.36)[1] + hb * 0.04],
    [at(0.04, 0.42)[0] - side * ha * 0.09, at(0.04, 0.36)[1] + ha * 0.04],
  ] as const;
  return (
    polygon([at(0, 0), at(0, 1), at(1, 1), at(1, 0)], wall) +
    (hasGable ? drawGable(at, ha, hb, side, wall, roof, palette) : drawFlatRoof(at, ha, hb, side, roof)) +
    boards.join('') +
    fill(upper.map(([u0, u1]) => pane(u0, u1, 0.6, 0.8)).join(''), palette.window, random() < 0.2 ? 0.5 : 1) +
    fill(
      pane(0.08, 0.23, 0.08, 0.38) + pane(0.25, 0.41, 0.08, 0.38) + pane(0.43, 0.6, 0.08, 0.38),
      palette.glow,
    ) +
    fill(pane(0.68, 0.88, 0, 0.36), mix(wall, palette.ink, 0.5)) +
    fill(
      pane(0.04, 0.96, 0.4, 0.47),
      random.pick([palette.red, palette.canvas, palette.roof, palette.redShade]),
    ) +
    polygon(awning, random.pick([palette.red, palette.canvas, palette.roof]))
  );
}

type At = (u: number, v: number) => Point;

function drawGable(
  at: At,
  ha: number,
  hb: number,
  side: number,
  wall: Color,
  roof: Color,
  palette: Canvas['palette'],
): string {
  const [left, right] = [at(0, 1), at(1, 1)];
  const [mx, my] = at(0.52, 1);
  const rise = (ha + hb) * 0.42;
  const face = polygon([left, [mx, my - rise * 0.62], right], mix(wall, palette.woodLit, 0.2));
  const edge = facet`${roof}: ${left[0] - side * 4},${left[1] + 6} ${mx},${my - rise * 0.7} ${right[0] + side * 8},${right[1] + 10} ${right[0] + side * 8},${right[1] - 2} ${mx},${my - rise * 0.9} ${left[0] - side * 4},${left[1] - 4}`;
  const [wa, wb] = [at(0.44, 1)[0], at(0.6, 1)[0]];
  const attic = outline([
    [wa, my - rise * 0.12],
    [wa, my - rise * 0.34],
    [wb, my - rise * 0.36],
    [wb, my - rise * 0.1],
  ]);
  return face + edge + fill(attic, palette.window);
}

function drawFlatRoof(at: At, ha: number, hb: number, side: number, roof: Color): string {
  const [left, right] = [at(0, 1), at(1, 1)];
  const lip = [at(0.05, 1)[0], left[1] - ha * 0.25] as const;
  return polygon(
    [left, lip, [at(0.97, 1)[0], right[1] - hb * 0.25], [right[0] + side * 8, right[1] + 6]],
    roof,
  );
}

/** Street lamps with flower baskets along one side. */
export function drawLamps(canvas: Canvas, street: Street, side: 1 | -1): string {
  const { palette, height } = canvas;
  return [0.1, 0.26, 0.55]
    .map((t) => {
      const x = lerp(street.centre + side * 26, street.xAt(side, 0.7), t);
      const y = street.yAt(t);
      const h = lerp(30, height * 0.4, t);
      const [lx, ly] = [x - side * h * 0.11, y - h * 1.07];
      return (
        lined`${palette.ink} ${Math.max(2, h * 0.022)}: M${x} ${y}v${-h}q0 ${-h * 0.1} ${-side * h * 0.1} ${-h * 0.1}` +
        (palette.isDark ? circle(lx, ly, h * 0.15, palette.glow, 0.22) : '') +
        circle(lx, ly, h * 0.045, palette.glow) +
        fill(spot(x, y - h * 0.55, h * 0.055), palette.isWinter ? palette.forestMid : palette.red)
      );
    })
    .join('');
}

/** Tubs of flowers (or evergreens under snow) along one kerb. */
export function drawPlanters(canvas: Canvas, street: Street, side: 1 | -1): string {
  const { palette } = canvas;
  const random = canvas.random(`planters ${side}`);
  return [0.24, 0.4, 0.66, 0.95]
    .map((t) => {
      const x = lerp(street.centre + side * 30, street.xAt(side, 0.74), t);
      const y = street.yAt(t);
      const k = lerp(6, 44, t);
      let leaves = '';
      let blooms = '';
      for (let i = 0; i < 12; i++) {
        const head = spot(
          x + random.between(-1, 1) * k,
          y - k * random.between(0.7, 1.15),
          k * random.between(0.16, 0.3),
        );
        if (i % 2) blooms += head;
        else leaves += head;
      }
      const tub = facet`${palette.woodShade}: ${x - k},${y - k * 0.7} ${x + k},${y - k * 0.7} ${x + k * 0.8},${y} ${x - k * 0.8},${y}`;
      return (
        tub + fill(leaves, palette.forestMid) + fill(blooms, palette.isWinter ? palette.snowLit : palette.red)
      );
    })
    .join('');
}

/** Strings of bulbs across the street, nearer strings larger. */
export function drawLightStrings(canvas: Canvas, street: Street, count: number): string {
  const { palette, height } = canvas;
  let svg = '';
  for (let i = 1; i <= count; i++) {
    const t = [0, 0.12, 0.3, 0.62, 0.9][i] ?? 0.9;
    const y = lerp(height * 0.56, height * 0.34, t);
    const half = lerp(60, Math.abs(street.xAt(1, 1) - street.centre), t);
    const sag = lerp(8, 60, t);
    svg += lined`${palette.ink} 1.5: M${street.centre - half} ${y}Q${street.centre} ${y + sag * 2} ${street.centre + half} ${y}`;
    for (let bulb = 1; bulb < 16; bulb++) {
      const u = bulb / 16;
      const [x, drop] = [street.centre - half + 2 * half * u, sag * 4 * u * (1 - u) + 5];
      if (palette.isDark) svg += circle(x, y + drop, lerp(3, 10, t), palette.glow, 0.18);
      svg += circle(x, y + drop, lerp(1.4, 4.6, t), bulb % 3 ? palette.glow : palette.canvas);
    }
  }
  return svg;
}
