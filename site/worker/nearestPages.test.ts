import { expect, test } from 'vitest';
import { nearestPages } from './nearestPages.ts';

const kept = [
  '/',
  '/attractions',
  '/attractions/mirror-tarn',
  '/attractions/old-mill',
  '/activities/tarn-rowing',
  '/hiking-map',
  '/hiking-trails/tarn-loop',
  '/offline',
  '/privacy',
  '/saved',
];

test('the list of its kind comes first, then what shares its words, then others of its kind, home last', () => {
  expect(nearestPages('/attractions/mirror-tarn-island', kept)).toEqual([
    '/attractions',
    '/attractions/mirror-tarn',
    '/activities/tarn-rowing',
    '/hiking-trails/tarn-loop',
    '/attractions/old-mill',
    '/',
  ]);
});

test('the list of trails is their map', () => {
  expect(nearestPages('/hiking-trails/summit', kept)).toEqual([
    '/hiking-map',
    '/hiking-trails/tarn-loop',
    '/',
  ]);
});

test('at most six are named, and never the page itself or one that helps nobody', () => {
  const many = [...kept, ...Array.from({ length: 20 }, (_, n) => `/attractions/tarn-${n}`)];
  const found = nearestPages('/attractions/mirror-tarn', many);
  expect(found).toHaveLength(6);
  expect(found).not.toContain('/attractions/mirror-tarn');
  expect(nearestPages('/nothing', ['/offline', '/saved', '/search', '/privacy'])).toEqual([]);
  expect(nearestPages('/', kept)).toEqual([]);
});
