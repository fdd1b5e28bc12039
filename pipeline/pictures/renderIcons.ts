import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureCache } from './pictureCache.ts';
import { contentHash } from './pictureHash.ts';
import type { IconJob, PictureFile } from './pictureJob.ts';

const fileName = 'icon.png';
/** Raise it when the layout below changes, so that cached icons are made anew. */
const layout = 1;

/** Makes the icons with which systems show the installed guide. */
export async function renderIcons(jobs: readonly IconJob[], cache: PictureCache): Promise<PictureFile[]> {
  const made = jobs.map(async (job) => {
    const { path, size, purpose, sign } = job;
    const hash = contentHash(
      'icon',
      String(layout),
      String(size),
      purpose,
      sign.path,
      sign.color,
      sign.background,
    );
    const files = await cache.get(hash, async (folder) => {
      const bytes = await drawIcon(job);
      await writeFile(join(folder, fileName), bytes);
      return [{ name: fileName, width: size, height: size, bytes: bytes.length }];
    });
    return files.map((file) => ({ ...file, path }));
  });
  return (await Promise.all(made)).flat();
}

function drawIcon({ size, purpose, sign: { path, color, background } }: IconJob): Promise<Buffer> {
  // Where a system cuts its own shape, a circle of four fifths of the width is safe.
  const side = purpose === 'maskable' ? 48 : 32;
  const start = (32 - side) / 2;
  const ground = `<rect x="${start}" y="${start}" width="${side}" height="${side}" fill="${background}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}" width="${size}" height="${size}">${ground}<path fill="${color}" d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();
}
