import type { Canvas } from '../canvas.ts';
import { type Color, mix } from '../color.ts';
import { lerp } from '../interpolate.ts';
import type { Random } from '../random.ts';
import { d, fill, line } from '../svg.ts';

/** Trunks close by at both sides of the picture, with drooping boughs along the top. */
export function drawNearTrunks(canvas: Canvas, dark: Color): string {
  const { width, height, palette, shadowSide } = canvas;
  const random = canvas.random('trunks');
  const bark = mix(palette.bark, dark, 0.55);
  const lit = mix(palette.bark, palette.woodLit, 0.35);
  const insets = [-0.005, 0.13, 0.225, 0.79, 0.885, 1.0];
  let svg = '';
  for (const inset of insets) {
    const x = width * (inset + random.between(-0.018, 0.018));
    const half = random.between(13, 25);
    const lean = random.bell() * 14;
    const trunk = d`M${x - half * 1.5} ${height + 10}Q${x - half} ${height * 0.92} ${x - half * 0.9 + lean * 0.5} ${height * 0.5}L${x - half * 0.7 + lean} -10H${x + half * 0.7 + lean}L${x + half * 0.9 + lean * 0.5} ${height * 0.5}Q${x + half} ${height * 0.92} ${x + half * 1.6} ${height + 10}z`;
    const edge = d`M${x - shadowSide * half * 0.55} ${height}Q${x - shadowSide * half * 0.6 + lean * 0.5} ${height * 0.5} ${x - shadowSide * half * 0.45 + lean} 0`;
    svg += fill(trunk, bark) + line(edge, lit, half * 0.26, 0.8) + twigs(x, half, height, random, bark);
  }
  return svg + drawBoughs(canvas, dark, random);
}

function twigs(x: number, half: number, height: number, random: Random, color: Color): string {
  let data = '';
  for (let i = 0; i < 5; i++) {
    const y = height * random.between(0.28, 0.75);
    const reach = random.between(26, 74) * random.pick([1, -1] as const);
    data += d`M${x} ${y}q${reach * 0.5} ${-4} ${reach + Math.sign(reach) * half} ${random.between(8, 24)}`;
  }
  return line(data, color, 3.2);
}

/** Hanging boughs with needles, thick at the corners and thin over the middle. */
function drawBoughs({ width, height, palette }: Canvas, dark: Color, random: Random): string {
  let needles = '';
  let lights = '';
  const count = Math.round(width / 16);
  for (let i = 0; i < count; i++) {
    const u = i / (count - 1);
    const edge = Math.abs(u - 0.5) * 2;
    const long = height * lerp(0.05, 0.27, edge ** 1.6) * random.between(0.6, 1.2);
    const x = u * width + random.bell() * 12;
    const sway = random.bell() * 26;
    needles += bough(x, long, sway, 1);
    if (random() < 0.4) lights += bough(x + 4, long * 0.6, sway * 0.6, 0.4);
  }
  const lit = palette.isWinter ? palette.snowLit : mix(dark, palette.forestLit, 0.4);
  return fill(needles, dark) + fill(lights, lit, palette.isWinter ? 0.85 : 0.6);
}

function bough(x: number, long: number, sway: number, weight: number): string {
  let data = d`M${x - 15 * weight} -10`;
  const teeth = Math.max(3, Math.round(long / 18));
  for (let i = 1; i <= teeth; i++) {
    const t = i / teeth;
    const half = lerp(17, 2, t) * weight;
    data += d`L${x + sway * t - half - 9 * weight * (1 - t * 0.6)} ${long * t}L${x + sway * t - half * 0.5} ${long * t - 5}`;
  }
  data += d`L${x + sway} ${long + 7}`;
  for (let i = teeth; i >= 1; i--) {
    const t = i / teeth;
    const half = lerp(17, 2, t) * weight;
    data += d`L${x + sway * t + half * 0.5} ${long * t - 5}L${x + sway * t + half + 9 * weight * (1 - t * 0.6)} ${long * t}`;
  }
  return `${data}${d`L${x + 15 * weight} -10z`}`;
}
