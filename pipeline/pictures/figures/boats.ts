import { type Color, mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, d, fill, group, line, place, rect, filled, lined } from '../svg.ts';

const HULL = 'M-64 1C-50 25 52 25 64 1C58 6 48 9 38 10L-38 10C-48 9 -58 6 -64 1z';

/** A canoe `width` units long, its rim at y; with two paddlers unless it lies empty. */
export function drawCanoe(
  x: number,
  y: number,
  width: number,
  color: Color,
  palette: Palette,
  options: { random?: Random; flip?: boolean } = {},
): string {
  const shade = mix(color, palette.ink, 0.34);
  const shadow = `<g transform="translate(0 40) scale(1 -.7)" opacity=".32">${fill(HULL, shade)}</g>`;
  const hull = fill(HULL, color) + fill('M-56 12C-38 25 40 25 56 12C40 19 -38 19 -56 12z', shade);
  const inside = filled`${palette.woodShade}: M-64 1C-54 9 -36 6 0 6C36 6 54 9 64 1C58 7 48 10 38 11L-38 11C-48 10 -58 7 -64 1z`;
  const rim = line('M-63 1.5C-54 10 -36 11 0 11C36 11 54 10 63 1.5', palette.woodLit, 1.6);
  const crew = options.random
    ? paddler(-24, options.random, palette) + paddler(22, options.random, palette)
    : '';
  return place(shadow + crew + hull + inside + rim, x, y, width / 128, options.flip);
}

/** The upper half of a person with a paddle, seated at x in a boat. */
function paddler(x: number, random: Random, palette: Palette): string {
  const coat = random.pick(palette.coats);
  return (
    line(d`M${x + 6} -4L${x + 18} -9`, coat, 3.6) +
    fill(d`M${x - 7} 11C${x - 9} -3 ${x - 6} -11 ${x} -11C${x + 6} -11 ${x + 9} -3 ${x + 7} 11z`, coat) +
    fill(d`M${x - 4} 10C${x - 6} -2 ${x - 4} -8 ${x} -8L${x + 1} 10z`, palette.canvas) +
    circle(x + 1, -17, 4.8, random.pick(palette.skins)) +
    fill(d`M${x - 5} -18C${x - 5} -25 ${x + 6} -25 ${x + 7} -18.5z`, palette.ink) +
    line(d`M${x + 6} -14L${x + 20} 20`, palette.woodLit, 1.9) +
    fill(d`M${x + 17} 14l4 -1l4 10l-4 2z`, palette.woodLit)
  );
}

/** A kayak with one paddler, its deck at y. */
export function drawKayak(
  x: number,
  y: number,
  width: number,
  color: Color,
  palette: Palette,
  random: Random,
  flip = false,
): string {
  const hull = 'M-70 0C-40 -7 40 -7 70 0C50 10 -50 10 -70 0z';
  const shade = mix(color, palette.ink, 0.35);
  const content =
    fill('M-66 10C-40 16 40 16 66 10C40 20 -40 20 -66 10z', palette.waterDeep, 0.4) +
    fill(hull, color) +
    fill('M-70 0C-50 10 50 10 70 0C50 5 -50 5 -70 0z', shade) +
    fill('M-12 -4C-8 -7 10 -7 14 -4C10 -1 -8 -1 -12 -4z', palette.ink) +
    paddler(0, random, palette) +
    line('M-30 4L34 -16', palette.woodLit, 2) +
    fill('M-38 6l9 -4l2 3l-8 5zM33 -18l9 -2l0 4l-8 3z', palette.canvas);
  return place(content, x, y, width / 140, flip);
}

/** An inflatable raft with a rowed crew, its waterline at y. */
export function drawRaft(
  x: number,
  y: number,
  width: number,
  palette: Palette,
  random: Random,
  flip = false,
): string {
  const tube = palette.canvas;
  const shade = mix(tube, palette.ink, 0.35);
  let crew = '';
  for (const [seat, lift] of [
    [-34, -6],
    [-12, -10],
    [12, -10],
    [32, -6],
  ] as const) {
    const coat = random.pick(palette.coats);
    crew +=
      filled`${coat}: M${seat - 7} 4C${seat - 9} ${lift - 8} ${seat - 6} ${lift - 15} ${seat} ${lift - 15}C${seat + 6} ${lift - 15} ${seat + 9} ${lift - 8} ${seat + 7} 4z` +
      circle(seat + 1, lift - 20, 4.6, random.pick(palette.skins)) +
      filled`${palette.red}: M${seat - 5} ${lift - 20}C${seat - 6} ${lift - 28} ${seat + 7} ${lift - 28} ${seat + 7} ${lift - 20.5}z` +
      line(d`M${seat + 3} ${lift - 8}L${seat + 13} 16`, palette.woodLit, 1.8);
  }
  const back = filled`${shade}: M-62 -14C-66 -4 -60 6 -46 8L48 8C62 6 68 -6 64 -16C60 -6 52 -2 44 -2L-44 -2C-52 -2 -58 -6 -62 -14z`;
  const front = filled`${tube}: M-64 -10C-68 6 -58 18 -42 18L44 18C60 18 70 4 66 -14C60 0 52 4 42 4L-42 4C-54 4 -60 -2 -64 -10z`;
  const stripe = line('M-58 9C-50 13 -40 13 -30 13L32 13C46 13 56 9 61 2', palette.snowLit, 2);
  return place(
    fill('M-70 18C-30 28 40 28 74 16C50 32 -40 32 -70 18z', palette.snowLit, 0.6) +
      back +
      crew +
      front +
      stripe,
    x,
    y,
    width / 136,
    flip,
  );
}

/** A glass-roofed tour boat, its waterline at y. */
export function drawTourBoat(x: number, y: number, width: number, palette: Palette, flip = false): string {
  const windows = [-50, -30, -10, 10, 30].map((left) => rect(left, -27, 16, 10, palette.window)).join('');
  const content =
    fill('M-72 0L76 0L66 16L-62 16z', mix(palette.ink, palette.red, 0.15)) +
    fill('M-76 -12L84 -14L76 2L-72 2z', palette.snowLit) +
    fill('M-76 -12L84 -14L83 -10L-75 -8z', palette.red) +
    rect(-58, -32, 112, 20, palette.snowLit) +
    rect(-54, -29, 104, 14, palette.ink) +
    windows +
    rect(-62, -36, 124, 5, palette.red) +
    line('M62 -14V-58', palette.ink, 2) +
    fill('M62 -58l20 6l-20 7z', palette.red) +
    line('M-70 -12V-24M-70 -22H-58', palette.ink, 1.4);
  const wake = group(fill('M-70 17C-110 18 -150 22 -190 21C-150 27 -90 26 80 18z', palette.snowLit), {
    opacity: 0.6,
  });
  return place(wake + content, x, y, width / 160, flip);
}

/** A bleached log afloat, lying at an angle (degrees). */
export function drawLog(
  x: number,
  y: number,
  length: number,
  thickness: number,
  angle: number,
  palette: Palette,
): string {
  const half = length / 2;
  const t = thickness;
  const content =
    rect(-half, -t / 2, length, t, palette.wood) +
    rect(-half, -t / 2, length, t * 0.34, palette.woodLit) +
    rect(-half, t * 0.18, length, t * 0.32, palette.woodShade) +
    circle(half, 0, t / 2, palette.woodLit) +
    circle(half, 0, t * 0.28, palette.wood) +
    lined`${palette.woodShade} 1.4 0.6: M${-half * 0.7} ${-t * 0.05}h${half * 0.5}M${half * 0.1} ${t * 0.08}h${half * 0.4}`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})">${content}</g>`;
}
