import { expect, test } from 'vitest';
import { isAvalancheMonth, reliableClass } from './avalancheTerrain.ts';

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

test('an avalanche month is one of the list; a month that is not known is none', () => {
  expect(isAvalancheMonth('june', ['june'])).toBe(true);
  expect(isAvalancheMonth('july', ['june'])).toBe(false);
  expect(isAvalancheMonth(undefined, ['june'])).toBe(false);
});
