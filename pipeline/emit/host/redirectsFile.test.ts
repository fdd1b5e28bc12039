import { expect, test } from 'vitest';
import type { Move } from '../../derive/moves.ts';
import { redirectPages, redirectsFile } from './redirectsFile.ts';

const moves: Move[] = [{ kind: 'trail', former: 'before', slug: 'now' }];

test('a renamed trail leads on from its page and from its track', () => {
  expect(redirectsFile(moves, 'https://guide.example')).toBe(
    '/hiking-trails/before /hiking-trails/now 301\n/gpx/before.gpx /gpx/now.gpx 301\n',
  );
});

test('below a path the target begins with it, and what is asked of the folder does not', () => {
  const url = 'https://guide.example/guide';
  expect(redirectsFile(moves, url)).toBe(
    '/hiking-trails/before /guide/hiking-trails/now 301\n/gpx/before.gpx /guide/gpx/now.gpx 301\n',
  );
  const [page] = redirectPages(moves, { url, language: 'en' });
  expect(page?.path).toBe('hiking-trails/before/index.html');
  const addresses = [...(page?.text.matchAll(/(?:href="|url=)([^"]*)"/g) ?? [])].map(([, to]) => to);
  expect(addresses).toEqual([
    '/guide/hiking-trails/now',
    'https://guide.example/guide/hiking-trails/now',
    '/guide/hiking-trails/now',
  ]);
});
