import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { webManifestFile } from './webManifestFile.ts';

interface WebManifest {
  name: string;
  lang: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

const site = { name: 'Tarn', tagline: 'A guide.', language: 'en-GB', url: 'https://guide.example' };
const { path, text } = webManifestFile(site);
const manifest = JSON.parse(text) as WebManifest;

test('the guide can be installed under its name', () => {
  expect(path).toBe('site.webmanifest');
  expect(manifest).toMatchObject({ name: 'Tarn', lang: 'en-GB', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
});

test('below a path the app is the guide alone, and not the rest of its host', () => {
  const { text } = webManifestFile({ ...site, url: 'https://guide.example/parks/tarn' });
  const { icons, ...below } = JSON.parse(text) as WebManifest;
  expect(below).toMatchObject({ id: '/parks/tarn/', start_url: '/parks/tarn/', scope: '/parks/tarn/' });
  expect(icons.map(({ src }) => src.split('/icons/')[0])).toEqual(icons.map(() => '/parks/tarn'));
});

test.each(manifest.icons)('the icon $src is there in the size that it names', async ({ src, sizes }) => {
  const file = join(import.meta.dirname, '../../../public', src);
  expect(existsSync(file)).toBe(true);
  const { width, height, format } = await sharp(file).metadata();
  expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
});
