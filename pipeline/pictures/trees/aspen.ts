import { mix } from '../color.ts';
import { clamp } from '../interpolate.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { d, fill, line, spot, lined } from '../svg.ts';

/** An aspen: a white trunk with dark scars under a crown of round leaves, bare in winter. */
export function drawAspen(
  x: number,
  y: number,
  height: number,
  random: Random,
  palette: Palette,
  shadowSide: 1 | -1,
  season: string,
): string {
  const lean = random.bell() * 5;
  const thick = Math.max(2, height * 0.022);
  let svg = lined`${palette.snowLit} ${thick}: M${x} ${y}Q${x + lean} ${y - height * 0.4} ${x + lean} ${y - height * 0.8}`;
  let scars = '';
  for (let i = 0; i < 7; i++) {
    const sy = y - height * random.between(0.03, 0.55);
    scars += d`M${x - thick * 0.4} ${sy}l${thick * 0.5} ${thick * 0.15}`;
  }
  svg += line(scars, palette.bark, Math.max(1, thick * 0.22), 0.7);
  if (season === 'winter') return svg + bareTwigs(x + lean, y, height, random, palette, thick);
  const isGold = season === 'autumn';
  const middle = isGold ? palette.gold : palette.forestLit;
  const dark = isGold ? palette.goldShade : mix(palette.forestLit, palette.forestMid, 0.7);
  const light = isGold ? palette.goldLit : mix(palette.forestLit, palette.snowLit, 0.25);
  let shade = '';
  let body = '';
  let lit = '';
  for (let i = 0; i < 34; i++) {
    const t = (i + random()) / 34;
    const w = height * 0.15 * Math.sin(Math.PI * clamp(t * 0.8 + 0.14));
    const cx = x + lean * 0.6 + random.between(-1, 1) * w;
    const cy = y - height * (1 - 0.7 * t);
    const r = height * random.between(0.028, 0.052);
    shade += spot(cx + shadowSide * r * 0.4, cy + r * 0.4, r * 1.15, r * 1.26);
    body += spot(cx, cy, r, r * 1.1);
    lit += spot(cx - shadowSide * r * 0.4, cy - r * 0.35, r * 0.5, r * 0.55);
  }
  return svg + fill(shade, dark) + fill(body, middle) + fill(lit, light);
}

function bareTwigs(
  x: number,
  y: number,
  height: number,
  random: Random,
  palette: Palette,
  thick: number,
): string {
  let twigs = '';
  for (let i = 0; i < 14; i++) {
    const from = y - height * random.between(0.35, 0.82);
    const reach = height * random.between(0.06, 0.14) * (i % 2 ? 1 : -1);
    twigs += d`M${x} ${from}q${reach * 0.4} ${-height * 0.03} ${reach} ${-height * 0.16}`;
  }
  return line(twigs, palette.snowLit, thick * 0.35);
}
