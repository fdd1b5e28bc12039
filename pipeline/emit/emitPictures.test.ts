import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PictureJobs } from 'larch-pictures';
import { emitPictures } from './emitPictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'larch-pictures-'));
const out = join(folder, 'out');
const jobs: PictureJobs = {
  pictures: [
    {
      key: 'activities/tarn-canoe',
      scene: { subject: 'lake', light: 'dawn', season: 'summer', foreground: 'canoe' },
      original: '/images/activities/activity-7.jpg',
    },
    {
      key: 'pages/home',
      scene: { subject: 'peak', light: 'noon', season: 'summer' },
      original: '/images/pages/home/original.jpg',
    },
  ],
  socialCards: [
    { name: 'activities-tarn-canoe', title: 'Tarn canoe', key: 'activities/tarn-canoe' },
    { name: 'privacy', title: 'Privacy', key: null },
  ],
  icons: [
    {
      path: 'icons/sign-192.png',
      size: 192,
      purpose: 'any',
      sign: { path: 'M3 27 16 5l13 22z', color: '#F4F1E8', background: '#173A5E' },
    },
  ],
};

beforeAll(async () => {
  const folders = { cacheDir: join(folder, 'cache'), mastersDir: join(folder, 'none'), photosDir: folder };
  await emitPictures(jobs, out, { ...folders, siteName: 'Guide' });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('writes WebP at three widths in two crops', async () => {
  const files = readdirSync(join(out, 'images/activities/tarn-canoe')).sort();
  expect(files).toEqual([
    'card-1600.webp',
    'card-400.webp',
    'card-800.webp',
    'wide-1600.webp',
    'wide-400.webp',
    'wide-800.webp',
  ]);
  const card = await sharp(join(out, 'images/activities/tarn-canoe/card-400.webp')).metadata();
  expect([card.format, card.width, card.height]).toEqual(['webp', 400, 500]);
});

test('writes the JPEG original at its published address', async () => {
  const original = await sharp(join(out, 'images/activities/activity-7.jpg')).metadata();
  expect([original.format, original.width]).toEqual(['jpeg', 1600]);
});

test('a page without a picture has a social card too', async () => {
  for (const name of ['activities-tarn-canoe', 'privacy']) {
    const card = await sharp(join(out, `images/social/${name}.jpg`)).metadata();
    expect([card.format, card.width, card.height]).toEqual(['jpeg', 1200, 630]);
  }
});

test('writes the icons at their addresses', async () => {
  const icon = await sharp(join(out, 'icons/sign-192.png')).metadata();
  expect([icon.format, icon.width, icon.height]).toEqual(['png', 192, 192]);
});
