import { expect, test } from 'vitest';
import { kmText, metresText, wholeKmText } from './distanceText.ts';

test.each([
  [0, '0.0\u00a0km'],
  [8.84, '8.8\u00a0km'],
  [12, '12.0\u00a0km'],
])('%s kilometres read "%s"', (km, text) => {
  expect(kmText(km)).toBe(text);
});

test.each([
  [0, 'under 1\u00a0km'],
  [0.9, 'under 1\u00a0km'],
  [1, '1\u00a0km'],
  [12.6, '13\u00a0km'],
])('%s kilometres, known to the kilometre, read "%s"', (km, text) => {
  expect(wholeKmText(km)).toBe(text);
});

test.each([
  [0, '0\u00a0m'],
  [999.4, '999\u00a0m'],
  [999.5, '1,000\u00a0m'],
  [1383, '1,383\u00a0m'],
])('%s metres read "%s"', (metres, text) => {
  expect(metresText(metres)).toBe(text);
});
