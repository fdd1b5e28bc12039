import { expect, test } from 'vitest';
import { reliableClass } from './avalancheTerrain.ts';

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
