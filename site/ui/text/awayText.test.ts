import { expect, test } from 'vitest';
import { awayText } from './text.ts';

test.each([
  [undefined, []],
  [0, ['under 1\u00a0km away']],
  [0.9, ['under 1\u00a0km away']],
  [1, ['1\u00a0km away']],
  [1.5, ['2\u00a0km away']],
  [40, ['40\u00a0km away']],
])('%s km', (km, words) => {
  expect(awayText(km)).toEqual(words);
});
