import type { Canvas } from './canvas.ts';
import { d, fill, line, spot } from './svg.ts';

/** Rain in a storm, snow in winter (in some pictures, unless the scene says), nothing otherwise. */
export function drawWeather(canvas: Canvas): string {
  const { scene, palette, random } = canvas;
  const snows =
    scene.snowfall ?? (palette.isWinter && (scene.light === 'storm' || random('snowfall?')() < 0.45));
  if (snows) return drawSnowfall(canvas);
  return scene.light === 'storm' && !palette.isWinter ? drawRain(canvas) : '';
}

function drawRain({ width, height, random }: Canvas): string {
  const next = random('rain');
  let drops = '';
  for (let i = 0; i < width / 12; i++) {
    const long = next.between(20, 60);
    drops += d`M${next() * width * 1.1} ${next() * height}l${-long * 0.25} ${long}`;
  }
  return line(drops, '#e9f0ee', 1.6, 0.28);
}

function drawSnowfall({ width, height, random }: Canvas): string {
  const next = random('snowfall');
  let flakes = '';
  for (let i = 0; i < width / 11; i++)
    flakes += spot(next() * width, next() * height, next.between(1.2, 3.8));
  return fill(flakes, '#ffffff', 0.75);
}
