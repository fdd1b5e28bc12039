import { expect, test } from 'vitest';
import type { Move } from '../../derive/moves.ts';
import { redirectPages, redirectsFile, securityFiles, webManifestFile, faviconFile } from './hostFiles.ts';
import { parseSign } from '../../load/parseSign.ts';
import type { Site } from '#schemas/types/published.ts';

const moves: Move[] = [{ kind: 'trail', former: 'before', slug: 'now' }];

test('the folder of the trails leads to their list, a renamed trail on from its page and its track', () => {
  expect(redirectsFile(moves, 'https://guide.example')).toBe(
    '/hiking-trails /hiking-map 301\n' +
      '/hiking-trails/before /hiking-trails/now 301\n/gpx/before.gpx /gpx/now.gpx 301\n',
  );
});

test('a renamed event leads on from its calendar, and a renamed attraction has no other file', () => {
  const filesMoved = (kind: Move['kind']) =>
    redirectsFile([{ kind, former: 'before', slug: 'now' }], 'https://guide.example').match(/.*\.\w+ 301/g);
  expect(filesMoved('event')).toEqual(['/events/before.ics /events/now.ics 301']);
  expect(filesMoved('attraction')).toBeNull();
});

test('below a path the target begins with it, and what is asked of the folder does not', () => {
  const url = 'https://guide.example/guide';
  expect(redirectsFile(moves, url)).toBe(
    '/hiking-trails /guide/hiking-map 301\n' +
      '/hiking-trails/before /guide/hiking-trails/now 301\n/gpx/before.gpx /guide/gpx/now.gpx 301\n',
  );
  const [list, page] = redirectPages(moves, { url, language: 'en' });
  expect(list?.path).toBe('hiking-trails/index.html');
  expect(page?.path).toBe('hiking-trails/before/index.html');
  const addresses = [...(page?.text.matchAll(/(?:href="|url=)([^"]*)"/g) ?? [])].map(([, to]) => to);
  expect(addresses).toEqual([
    '/guide/hiking-trails/now',
    'https://guide.example/guide/hiking-trails/now',
    '/guide/hiking-trails/now',
  ]);
});

const siteWith = (email: string | null) =>
  ({
    contact: { phone: null, email, address: null },
    url: 'https://guide.example',
    builtOn: '2028-02-29',
    language: 'en-GB',
  }) as Site;

test('without an address nobody is named', () => {
  expect(securityFiles(siteWith(null))).toEqual([]);
});

test('the address of the content is named, for less than a year', () => {
  const [file] = securityFiles(siteWith('desk@guide.example'));
  expect(file?.path).toBe('.well-known/security.txt');
  expect(file?.text.split('\n').slice(0, 2)).toEqual([
    'Contact: mailto:desk@guide.example',
    'Expires: 2029-02-27T00:00:00.000Z',
  ]);
});

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

test('the sign in the tab is the sign of the guide, and nothing else', () => {
  const sign = { path: 'M3 27 16 5l13 22z', color: '#F4F1E8', background: '#173A5E' };
  const { path, text } = faviconFile({ sign });
  expect(path).toBe('favicon.svg');
  expect(parseSign(text)).toEqual(sign);
});
