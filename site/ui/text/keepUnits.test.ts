import { expect, test } from 'vitest';
import { keepUnits } from './text.ts';

test.each([
  ['Town of the park, about 1,383 m', 'Town of the park, about 1,383\u00a0m'],
  ['about 130 km away, 2 hours', 'about 130\u00a0km away, 2 hours'],
  ['9 minutes, route 66 meets it', '9 minutes, route 66 meets it'],
])('%s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});
