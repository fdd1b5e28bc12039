import { mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { circle, d, fill, line, filled, lined } from '../svg.ts';

/** A small tent with a lit door, `width` units across, its foot at (x, y). */
export function drawTent(x: number, y: number, width: number, palette: Palette): string {
  const w = width;
  const top = y - w * 0.52;
  return (
    fill(d`M${x - w / 2} ${y}L${x - w * 0.05} ${top}L${x + w / 2} ${y}z`, palette.canvas) +
    filled`${mix(palette.canvas, palette.red, 0.5)}: M${x - w / 2} ${y}L${x - w * 0.05} ${top}L${x + w * 0.05} ${y}z` +
    fill(d`M${x - w * 0.26} ${y}L${x - w * 0.06} ${y - w * 0.44}L${x - w * 0.02} ${y}z`, palette.glow) +
    lined`${palette.ink} 1.6 0.7: M${x - w * 0.05} ${top}L${x - w * 0.68} ${y + 2}M${x - w * 0.03} ${top}L${x + w * 0.66} ${y + 3}`
  );
}

/** A fire on crossed logs with its halo, flames `height` units tall, at (x, y). */
export function drawFire(x: number, y: number, height: number): string {
  const h = height;
  const halos = [
    [3, 0.07],
    [2.1, 0.1],
    [1.4, 0.14],
    [0.85, 0.2],
  ] as const;
  const logs = d`M${x - h / 2} ${y}L${x + h * 0.42} ${y - h * 0.18}M${x + h / 2} ${y}L${x - h * 0.42} ${y - h * 0.18}`;
  const flame = (size: number, color: string) =>
    fill(
      d`M${x - h * 0.34 * size} ${y - h * 0.08}C${x - h * 0.5 * size} ${y - h * 0.5 * size} ${x - h * 0.12 * size} ${y - h * 0.55 * size} ${x - h * 0.05 * size} ${y - h * 1.05 * size}` +
        d`C${x + h * 0.2 * size} ${y - h * 0.75 * size} ${x + h * 0.14 * size} ${y - h * 0.55 * size} ${x + h * 0.22 * size} ${y - h * 0.62 * size}` +
        d`C${x + h * 0.5 * size} ${y - h * 0.4 * size} ${x + h * 0.42 * size} ${y - h * 0.1} ${x + h * 0.28 * size} ${y - h * 0.06}z`,
      color,
    );
  return (
    halos.map(([size, opacity]) => circle(x, y - h * 0.35, h * size, '#ff9a3c', opacity)).join('') +
    line(logs, '#3a2218', h * 0.15) +
    flame(1.1, '#e8502a') +
    flame(0.78, '#ff9a32') +
    flame(0.48, '#ffe08a')
  );
}
