import sharp from 'sharp';
import type { IconJob } from './pictureJob.ts';

/** Draws an icon as PNG. */
export function drawIcon({ size, purpose, sign: { path, color, background } }: IconJob): Promise<Buffer> {
  // Where a system cuts its own shape, a circle of four fifths of the width is safe.
  const side = purpose === 'maskable' ? 48 : 32;
  const start = (32 - side) / 2;
  const ground = `<rect x="${start}" y="${start}" width="${side}" height="${side}" fill="${background}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}" width="${size}" height="${size}">${ground}<path fill="${color}" d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();
}
