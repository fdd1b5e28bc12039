import { expect, test } from 'vitest';
import { isAvalancheDanger, reliableClass } from './avalancheTerrain.ts';

test.each([
  ['none', 'official', 'none'],
  ['none', 'secondary', 'none'],
  ['none', 'unverified', 'unknown'],
  ['simple', 'unverified', 'simple'],
  ['complex', 'official', 'complex'],
  ['unknown', 'secondary', 'unknown'],
] as const)('%s that is %s counts as %s', (stated, status, expected) => {
  expect(reliableClass({ class: stated, status })).toBe(expected);
});

test('a danger needs both the terrain and the month', () => {
  expect(isAvalancheDanger(true, 'june', ['june'])).toBe(true);
  expect(isAvalancheDanger(true, 'july', ['june'])).toBe(false);
  expect(isAvalancheDanger(false, 'june', ['june'])).toBe(false);
  expect(isAvalancheDanger(true, undefined, ['june'])).toBe(false);
});
