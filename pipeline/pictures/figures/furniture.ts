import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { fill, line, place, rect, filled } from '../svg.ts';

/** A large slatted red chair that faces the view, `height` units tall, standing at (x, y). */
export function drawRedChair(x: number, y: number, height: number, palette: Palette, flip = false): string {
  const backs = [
    [-22, 2],
    [-13, 6],
    [-4, 8],
    [5, 6],
    [14, 2],
  ] as const;
  const slats = backs.map(([left, rise]) => rect(left, -70 - rise, 8, 52 + rise, palette.red)).join('');
  const content =
    fill('M-36 2C-10 -4 30 -4 44 2C20 7 -20 7 -36 2z', palette.ink, 0.3) +
    line('M-24 -22L-30 0M24 -22L32 0', palette.redShade, 6) +
    slats +
    fill('M-26 -26L22 -26L30 -17L-34 -17z', palette.redShade) +
    filled`${mix(palette.red, palette.snowLit, 0.15)}: M-40 -40L-20 -42L-20 -37L-38 -34zM18 -42L38 -40L36 -34L18 -37z` +
    line('M-36 -36L-34 0M34 -36L36 0', palette.red, 5);
  return place(content, x, y, height / 80, flip);
}

/** A wooden bench, `width` units across, standing at (x, y). */
export function drawBench(x: number, y: number, width: number, palette: Palette): string {
  const content =
    line('M-40 -18V0M40 -18V0', palette.woodShade, 6) +
    rect(-54, -24, 108, 7, palette.woodLit) +
    rect(-54, -17, 108, 3, palette.woodShade) +
    rect(-52, -46, 104, 6, palette.wood) +
    rect(-52, -37, 104, 6, palette.wood) +
    line('M-42 -46V-20M42 -46V-20', palette.woodShade, 4);
  return place(content, x, y, width / 108);
}
