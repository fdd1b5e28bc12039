import type { Canvas } from '../canvas.ts';
import { d, fill, spot, facet } from '../svg.ts';

/** Stars, denser towards the top, and a few that twinkle. */
export function drawStars({ width, random }: Canvas, horizon: number): string {
  const next = random('stars');
  let small = '';
  for (let i = 0; i < width / 8; i++) {
    const size = next();
    small += spot(next() * width, next() ** 1.25 * horizon * 0.95, size > 0.97 ? 2.6 : size > 0.8 ? 1.7 : 1);
  }
  let bright = '';
  for (let i = 0; i < 5; i++) {
    bright += sparkle(
      next.between(0.05, 0.95) * width,
      next.between(0.04, 0.55) * horizon,
      next.between(5, 9),
    );
  }
  return fill(small, '#f6f3df', 0.92) + fill(bright, '#fffbe6');
}

function sparkle(x: number, y: number, r: number): string {
  return d`M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}z`;
}

/** A pale slanting band full of faint stars. */
export function drawMilkyWay({ width, random }: Canvas, horizon: number): string {
  const next = random('milky way');
  let stars = '';
  for (let i = 0; i < 520; i++) {
    const along = next();
    const across = next.bell();
    const y = horizon * (0.95 - 0.98 * along) + across * 70;
    if (y < horizon) stars += spot(width * (0.18 + 0.62 * along) + across * 90, y, next() > 0.9 ? 1.5 : 0.8);
  }
  const band = (left: number, right: number, color: string, opacity: number) =>
    facet`${color} ${opacity}: ${width * left},${horizon} ${width * (left + 0.5)},${-20} ${width * (right + 0.5)},${-20} ${width * right},${horizon}`;
  return band(0.1, 0.36, '#8fd0e0', 0.13) + band(0.19, 0.29, '#bfe8ee', 0.15) + fill(stars, '#f6f3df', 0.8);
}
