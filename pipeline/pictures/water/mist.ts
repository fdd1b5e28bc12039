import type { Color } from '../color.ts';
import { lerp } from '../interpolate.ts';
import type { Random } from '../random.ts';
import { d, fill, group, spot } from '../svg.ts';

/** A flat patch of mist around (x, y). */
export function drawMist(
  x: number,
  y: number,
  width: number,
  height: number,
  color: Color,
  opacity: number,
): string {
  const half = width / 2;
  return fill(
    d`M${x - half} ${y}Q${x - half / 2} ${y - height} ${x} ${y - height * 0.6}T${x + half} ${y}` +
      d`Q${x + width * 0.2} ${y + height * 0.7} ${x} ${y + height * 0.4}T${x - half} ${y}z`,
    color,
    opacity,
  );
}

/** Rising steam: one body of overlapping puffs, swelling and drifting as it climbs from (x, y). */
export function drawSteam(
  x: number,
  y: number,
  height: number,
  random: Random,
  color: Color,
  opacity: number,
): string {
  const drift = random.between(0.12, 0.3) * height * random.pick([1, -1] as const);
  const puffs = 11;
  let body = '';
  let heart = '';
  for (let i = 0; i < puffs; i++) {
    const t = i / (puffs - 1);
    const radius =
      height * lerp(0.045, 0.15, Math.sin(Math.PI * (0.12 + 0.72 * t))) * random.between(0.8, 1.15);
    const px = x + drift * t ** 1.5 + random.bell() * height * lerp(0.03, 0.07, t);
    const py = y - height * t;
    body += spot(px, py, radius * 1.15, radius);
    if (t < 0.75) heart += spot(px - radius * 0.2, py - radius * 0.1, radius * 0.62, radius * 0.55);
  }
  return group(fill(body, color), { opacity }) + group(fill(heart, color), { opacity: opacity * 0.6 });
}
