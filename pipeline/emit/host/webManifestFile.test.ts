import { expect, test } from 'vitest';
import { webManifestFile } from './webManifestFile.ts';

const sign = { path: 'M3 27 16 5l13 22z', color: '#F4F1E8', background: '#173A5E' };
const site = { name: 'Tarn', tagline: 'A guide.', language: 'en-GB', url: 'https://guide.example', sign };
const { path, text } = webManifestFile(site);
const manifest = JSON.parse(text) as { icons: Record<string, string>[] };

test('the guide can be installed under its name, in the colour of its sign', () => {
  expect(path).toBe('site.webmanifest');
  expect(manifest).toMatchObject({
    name: 'Tarn',
    lang: 'en-GB',
    start_url: '/',
    display: 'standalone',
    background_color: '#173A5E',
    theme_color: '#173A5E',
  });
});

test('below a path the app is the guide alone, and not the rest of its host', () => {
  const { text } = webManifestFile({ ...site, url: 'https://guide.example/parks/tarn' });
  const { icons, ...below } = JSON.parse(text) as { icons: { src: string }[] };
  expect(below).toMatchObject({ id: '/parks/tarn/', start_url: '/parks/tarn/', scope: '/parks/tarn/' });
  expect(icons.map(({ src }) => src.split('/icons/')[0])).toEqual(icons.map(() => '/parks/tarn'));
});

test('its icons are those that the build makes', () => {
  expect(manifest.icons.map(({ src, sizes, type, purpose }) => `${src} ${sizes} ${type} ${purpose}`)).toEqual(
    [
      '/icons/sign-192.png 192x192 image/png any',
      '/icons/sign-512.png 512x512 image/png any',
      '/icons/sign-maskable-192.png 192x192 image/png maskable',
      '/icons/sign-maskable-512.png 512x512 image/png maskable',
    ],
  );
});
