import { expect, test } from 'vitest';
import { dayLength } from './WinterWalks.tsx';

test.each([
  [492, 1005, '08:12 to 16:45, 8 h 33 min'],
  [491.6, 1004.6, '08:12 to 16:45, 8 h 33 min'],
  [0, 1440, '00:00 to 24:00, 24 h 0 min'],
  [null, 1005, null],
  [492, null, null],
])('from %s to %s: %s', (sunrise, sunset, text) => {
  expect(dayLength({ sunrise, sunset })).toBe(text);
});
