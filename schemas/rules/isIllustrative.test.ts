import { expect, test } from 'vitest';
import { isIllustrative } from './isIllustrative.ts';

test.each([
  ['illustrative', true],
  ['general knowledge', false],
])('a figure whose source is %j is an example: %s', (source, isExample) => {
  expect(isIllustrative({ source, status: 'unverified', verifiedOn: null })).toBe(isExample);
});

test('a figure without a source is no example', () => {
  expect(isIllustrative(null)).toBe(false);
});
