import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPictureCache } from './pictureCache.ts';
import type { PictureFile } from './pictureJob.ts';
import { renderIcons } from './renderIcons.ts';

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
/** A square from 3 to 29: as large as a sign may be. */
const sign = { path: 'M3 3h26v26H3z', color: '#F4F1E8', background: '#173A5E' };
const job = (purpose: 'any' | 'maskable', size: number) => ({
  path: `icons/${purpose}-${size}.png`,
  size,
  purpose,
  sign,
});
const make = (jobs = [job('any', 192), job('any', 512), job('maskable', 192), job('maskable', 512)]) =>
  renderIcons(jobs, openPictureCache(folder));

let files: PictureFile[];
beforeAll(async () => (files = await make()));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the colour of a pixel, by its place in the width and height of an icon. */
async function colorAt(path: string, x: number, y: number): Promise<string> {
  const { source = '', width = 0 } = files.find((file) => file.path === path) ?? {};
  const at = { left: Math.floor(x * width), top: Math.floor(y * width), width: 1, height: 1 };
  const pixel = await sharp(source).removeAlpha().toColourspace('srgb').extract(at).raw().toBuffer();
  return `#${pixel.toString('hex').toUpperCase()}`;
}

test('each icon is a PNG of its size', async () => {
  const found = await Promise.all(files.map(({ source }) => sharp(source).metadata()));
  expect(found.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
    'png 192x192',
    'png 512x512',
    'png 192x192',
    'png 512x512',
  ]);
  expect(files.map(({ path }) => path)).toContain('icons/maskable-512.png');
});

test.each(['icons/any-192.png', 'icons/maskable-512.png'])('%s has the colours of the sign', async (path) => {
  expect(await colorAt(path, 0.5, 0.5)).toBe(sign.color);
  for (const corner of [0, 0.999]) expect(await colorAt(path, corner, corner)).toBe(sign.background);
});

test('a shape that a system cuts leaves the whole sign: it lies in a circle of four fifths', async () => {
  // The corner of the square at (29, 29) lies 13 from the middle in both directions.
  expect(await colorAt('icons/any-512.png', 0.5 + 12.5 / 32, 0.5 + 12.5 / 32)).toBe(sign.color);
  expect(await colorAt('icons/maskable-512.png', 0.5 + 12.5 / 48, 0.5 + 12.5 / 48)).toBe(sign.color);
  expect(await colorAt('icons/maskable-512.png', 0.5 + 13.5 / 48, 0.5)).toBe(sign.background);
  expect(Math.hypot(13, 13) / 48).toBeLessThan(0.4);
});

test('a changed colour makes other icons, an unchanged sign the same', async () => {
  const [again] = await make([job('any', 192)]);
  expect(again?.source).toBe(files[0]?.source);
  const [other] = await make([{ ...job('any', 192), sign: { ...sign, color: '#FFFFFF' } }]);
  expect(other?.sha256).not.toBe(again?.sha256);
});
