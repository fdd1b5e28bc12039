import { expect, test } from 'vitest';
import { rulesAfter } from '../../../fixtures/rulesAfter.ts';

/** Degrees of longitude in a kilometre at the ridge, whose line begins at 13.7 and runs to the north-west. */
const km = 1 / (111.195 * Math.cos((51.2 * Math.PI) / 180));

test.each([
  [0.49, []],
  [0.51, ['route-place']],
  [10, ['route-place']],
])('a line that passes %d km from the coordinates of its trail', (away, rules) => {
  const lng = `lng: ${13.7 + away * km}\n`;
  expect(rulesAfter([['trails/bare-ridge.yaml', 'lng: 13.7\n', lng]])).toEqual(rules);
});
