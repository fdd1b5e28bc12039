import { type Color, mix } from '../color.ts';
import { clamp } from '../interpolate.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { d, fill } from '../svg.ts';

/** A larch in autumn gold (fresh green before): stacked tufts in three tones, its foot at (x, y). */
export function drawLarch(
  x: number,
  y: number,
  height: number,
  random: Random,
  palette: Palette,
  shadowSide: 1 | -1,
  isGold: boolean,
): string {
  const tiers =
    height < 130 ? clamp(Math.round(height / 17), 5, 9) : clamp(Math.round(9 + (height - 130) / 30), 9, 30);
  const top = y - height;
  const trunk = d`M${x - height * 0.013} ${y}L${x - height * 0.004} ${top + height * 0.1}H${x + height * 0.004}L${x + height * 0.016} ${y}z`;
  let dark = '';
  let middle = '';
  let light = '';
  for (let i = 0; i < tiers; i++) {
    const t = (i + 0.35) / tiers;
    const ty = top + height * 0.9 * t;
    const w = height * 0.195 * t ** 0.8 * random.between(0.66, 1.22) + height * 0.01;
    const h = height / tiers;
    const tx = x + random.bell() * w * 0.3;
    dark += tuft(tx + shadowSide * w * 0.25, ty + h * 0.2, w * 0.95, h);
    middle += tuft(tx - shadowSide * w * 0.12, ty, w * 0.82, h * 0.8);
    if (random() < 0.85)
      light += tuft(tx - shadowSide * w * 0.42, ty - h * 0.12, w * random.between(0.3, 0.5), h * 0.45);
    if (height > 200 && random() < 0.7) {
      const across = random.between(-0.9, 0.9);
      middle += tuft(tx + across * w, ty + h * 0.1, w * 0.3, h * 0.5);
      if (across * shadowSide < 0) light += tuft(tx + across * w, ty - h * 0.02, w * 0.18, h * 0.3);
    }
  }
  const inks = larchInks(palette, isGold);
  return (
    fill(trunk, palette.bark) + fill(dark, inks.dark) + fill(middle, inks.middle) + fill(light, inks.light)
  );
}

/** The three tones of a larch. */
export function larchInks(palette: Palette, isGold: boolean): { dark: Color; middle: Color; light: Color } {
  if (isGold) return { dark: palette.goldShade, middle: palette.gold, light: palette.goldLit };
  const middle = mix(palette.forestMid, palette.forestLit, 0.45);
  return {
    dark: mix(palette.forestMid, palette.forestNear, 0.3),
    middle,
    light: mix(middle, palette.forestLit, 0.7),
  };
}

function tuft(x: number, y: number, w: number, h: number): string {
  return (
    d`M${x - w} ${y + h * 0.25}Q${x - w * 0.95} ${y - h * 0.5} ${x - w * 0.4} ${y - h * 0.5}` +
    d`Q${x - w * 0.1} ${y - h * 1.15} ${x + w * 0.35} ${y - h * 0.6}Q${x + w * 0.9} ${y - h * 0.5} ${x + w} ${y + h * 0.3}` +
    d`Q${x + w * 0.5} ${y + h * 0.15} ${x + w * 0.3} ${y + h * 0.55}Q${x} ${y + h * 0.2} ${x - w * 0.35} ${y + h * 0.5}` +
    d`Q${x - w * 0.6} ${y + h * 0.15} ${x - w} ${y + h * 0.25}z`
  );
}
