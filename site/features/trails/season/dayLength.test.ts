import { expect, test } from 'vitest';
import { dayLength } from './WinterWalks.tsx';

test.each([
  [492, 1005, '8:12 AM to 4:45 PM, 8 h 33 min'],
  [491.6, 1004.6, '8:12 AM to 4:45 PM, 8 h 33 min'],
  [0, 1440, 'midnight to midnight, 24 h'],
  [null, 1005, null],
  [492, null, null],
])('from %s to %s: %s', (sunrise, sunset, text) => {
  expect(dayLength({ sunrise, sunset })).toBe(text);
});
