import type { Canvas } from '../canvas.ts';
import { mix, ramp } from '../color.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { circle, d, fill, rect } from '../svg.ts';
import { drawAurora } from './aurora.ts';
import { drawClouds } from './clouds.ts';
import { drawMilkyWay, drawStars } from './stars.ts';

const BANDS = 9;

/** The sky down to the horizon: flat wavy bands, then stars or aurora, sun or moon, and clouds. */
export function drawSky(canvas: Canvas, horizon: number): string {
  const { scene } = canvas;
  const isNight = scene.light === 'night';
  return (
    drawBands(canvas, horizon) +
    (isNight && scene.milkyWay ? drawMilkyWay(canvas, horizon) : '') +
    (isNight ? drawStars(canvas, horizon) : '') +
    drawSun(canvas) +
    (isNight && scene.aurora ? drawAurora(canvas, horizon) : '') +
    (scene.headline ? '' : drawClouds(canvas, horizon))
  );
}

/** Share of the sky that stays in its darkest ink under a headline. */
const HEADLINE_SHARE = 0.4;

function drawBands({ width, height, palette, noise, scene }: Canvas, horizon: number): string {
  const waves = noise('sky bands');
  const bottom = Math.min(height, horizon + 130);
  const top = scene.headline ? mix(palette.sky[0], palette.ink, palette.isDark ? 0.1 : 0.3) : palette.sky[0];
  let svg = rect(0, 0, width, height, top);
  const shift = scene.headline ? HEADLINE_SHARE : 0;
  for (let band = 1; band < BANDS; band++) {
    const share = band / (BANDS - 1);
    const level = horizon * lerp(shift, 1, (band / BANDS) ** 0.9) * 1.02;
    const swing = lerp(33, 11, share);
    const yAt = (x: number) => level + fractal(waves, x / 420, band * 3.7, 2) * swing;
    let data = d`M-20 ${yAt(-20)}`;
    for (let x = 20; x <= width + 40; x += 40) data += d`S${x - 16} ${yAt(x)} ${x} ${yAt(x)}`;
    svg += fill(`${data}${d`V${bottom}H-20z`}`, ramp(palette.sky, share));
  }
  return svg;
}

const HALOS = [
  [5.2, 0.1],
  [3.7, 0.13],
  [2.55, 0.17],
  [1.7, 0.24],
] as const;

function drawSun({ sun, palette, scene }: Canvas): string {
  if (!sun) return '';
  const { x, y, radius } = sun;
  if (scene.light !== 'night') {
    const halos = HALOS.map(([size, opacity]) => circle(x, y, radius * size, palette.sun, opacity));
    return halos.join('') + circle(x, y, radius, palette.sun);
  }
  const seas = [
    [-0.3, -0.2, 0.2],
    [0.25, 0.3, 0.14],
    [0.3, -0.35, 0.1],
  ] as const;
  return (
    circle(x, y, radius * 3.1, palette.sun, 0.05) +
    circle(x, y, radius * 2, palette.sun, 0.08) +
    circle(x, y, radius, palette.sun) +
    seas.map(([dx, dy, size]) => circle(x + dx * radius, y + dy * radius, size * radius, '#d9d8c0')).join('')
  );
}
