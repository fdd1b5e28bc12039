import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { circle, d, fill, line, place, rect, filled } from '../svg.ts';

/** A gondola cabin that hangs from the cable at (x, y); scale 1 is 88 units tall. */
export function drawGondolaCabin(x: number, y: number, scale: number, palette: Palette): string {
  const pane = palette.isDark ? palette.glow : mix(palette.sky[3], '#ffffff', 0.35);
  const content =
    line('M0 0L0 26', palette.ink, 5) +
    line('M-14 2L14 -6', palette.ink, 6) +
    filled`${palette.red}: M-34 34C-34 26 -28 24 -20 24L20 24C28 24 34 26 34 34L37 66C37 80 30 88 18 88L-18 88C-30 88 -37 80 -37 66z` +
    fill('M8 24L20 24C28 24 34 26 34 34L37 66C37 80 30 88 18 88L8 88z', palette.redShade, 0.6) +
    fill('M-29 36L-3 36L-3 60L-32 60zM3 36L29 36L32 60L3 60z', pane) +
    filled`${palette.ink} 0.65: M-22 60C-22 50 -20 46 -16 46C-12 46 -10 50 -10 60zM12 60C12 52 14 48 17 48C20 48 22 52 22 60z` +
    circle(-16, 43, 3.6, palette.ink, 0.65) +
    circle(17, 45, 3.3, palette.ink, 0.65) +
    fill('M-29 36L-20 36L-27 60L-32 60z', '#ffffff', 0.4) +
    fill('M-36 66L36 66L36 71L-36 71z', palette.snowLit, 0.9);
  return place(content, x, y, scale);
}

/** A chairlift chair with two skiers, hanging from the cable at (x, y). */
export function drawLiftChair(x: number, y: number, scale: number, palette: Palette): string {
  const rider = (left: number, coat: string) =>
    circle(left, 40, 5.6, palette.ink) +
    rect(left - 6, 45, 13, 18, coat) +
    line(d`M${left - 2} 63h9v14`, palette.ink, 4) +
    line(d`M${left} 80l18 -4`, palette.snowShade, 2.4);
  const content =
    line('M0 0V34M-18 64H20M-18 34V64M-18 34H2', palette.ink, 3.4) +
    rider(-6, palette.red) +
    rider(11, palette.canvas);
  return place(content, x, y, scale);
}

/** A glacier bus on six big wheels, `width` units long, standing at (x, y). */
export function drawSnowcoach(x: number, y: number, width: number, palette: Palette, flip = false): string {
  const panes = [-80, -50, -20, 10, 40]
    .map((left) => rect(left, -72, 25, 26, mix(palette.sky[3], '#ffffff', 0.25)))
    .join('');
  const wheel = (cx: number) => circle(cx, -17, 17, palette.ink) + circle(cx, -17, 7, palette.stone);
  const content =
    fill('M-98 2C-40 -4 60 -4 104 2C60 8 -50 8 -98 2z', palette.snowShade) +
    fill('M-92 -80L80 -80C90 -80 96 -62 98 -44L98 -22L-94 -22z', palette.red) +
    fill('M-94 -34H98V-22H-94z', palette.redShade) +
    fill('M-94 -40H98V-36H-94z', palette.snowLit) +
    rect(-86, -75, 156, 31, palette.ink) +
    panes +
    fill('M72 -75L80 -75C87 -73 91 -58 93 -46L72 -46z', mix(palette.sky[3], '#ffffff', 0.45)) +
    wheel(-66) +
    wheel(-24) +
    wheel(66);
  return place(content, x, y, width / 200, flip);
}

/** A car with a canoe on its roof, seen from behind, `width` units across, standing at (x, y). */
export function drawCar(x: number, y: number, width: number, palette: Palette): string {
  const content =
    fill('M-46 4C-20 0 20 0 46 4C20 9 -20 9 -46 4z', palette.ink, 0.4) +
    rect(-38, -8, 16, 12, palette.ink) +
    rect(22, -8, 16, 12, palette.ink) +
    fill('M-40 0L-42 -26L-36 -50L36 -50L42 -26L40 0z', palette.red) +
    fill('M-32 -46L32 -46L36 -28L-36 -28z', mix(palette.ink, palette.sky[2], 0.35)) +
    rect(-38, -21, 15, 9, palette.glow) +
    rect(23, -21, 15, 9, palette.glow) +
    rect(-14, -16, 28, 9, palette.snowLit) +
    fill('M-14 -54C-14 -68 14 -68 14 -54C6 -50 -6 -50 -14 -54z', palette.canvas) +
    fill('M-14 -54C-8 -58 8 -58 14 -54C6 -50 -6 -50 -14 -54z', palette.woodShade);
  return place(content, x, y, width / 90);
}

/** A bicycle with its rider in `coat`, `height` to the rider's head, wheels at y, facing right. */
export function drawCyclist(
  x: number,
  y: number,
  height: number,
  coat: string,
  skin: string,
  palette: Palette,
  flip = false,
): string {
  const wheel = (cx: number) => {
    const ring = `<circle cx="${cx}" cy="-13" r="12" fill="none" stroke="${palette.ink}" stroke-width="2.2"/>`;
    return ring + line(d`M${cx - 8} -21L${cx + 8} -5M${cx + 8} -21L${cx - 8} -5`, palette.ink, 0.8, 0.7);
  };
  const content =
    wheel(-19) +
    wheel(19) +
    line('M-19 -13L-8 -32L14 -33L0 -13L-19 -13M-8 -32L0 -13M14 -33L19 -13M13 -38L18 -40', palette.red, 2.2) +
    line('M-8 -37L-1 -22L-4 -8', mix(palette.ink, palette.stoneShade, 0.3), 4.6) +
    line('M-8 -37L7 -26L3 -10', palette.ink, 5) +
    fill('M-13 -33C-13 -44 -4 -54 4 -56C9 -56 11 -52 9 -48C4 -44 -1 -38 -3 -32z', coat) +
    line('M5 -51L9 -43L17 -40', coat, 3.8) +
    circle(11, -60, 4.8, skin) +
    fill('M5 -61C5 -69 17 -69 17 -62z', palette.snowLit);
  return place(content, x, y, height / 67, flip);
}
