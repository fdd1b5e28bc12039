import { expect, test } from 'vitest';
import { isKeptLong } from './caching.ts';

test.each([
  ['/assets/entry.js', true],
  ['/images/lake.webp', true],
  ['/icons/favicon.svg', true],
  ['/fonts/text.woff2', true],
  ['/assets', false],
  ['/assetsX', false],
  ['/trails/assets/entry.js', false],
  ['/api/site.json', false],
  ['/', false],
])('browsers keep %s long: %s', (pathname, isLong) => {
  expect(isKeptLong(pathname)).toBe(isLong);
});
