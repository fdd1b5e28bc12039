import { expect, test } from 'vitest';
import { statesFigure } from './trailFigures.ts';

test.each([
  ['7.8 km return', 7.8, true],
  ['10.0 km', 10, true],
  ['1,204 m', 1204, true],
  ['about 7 km', 7.8, false],
  ['17.8 km', 7.8, false],
  ['no figure', 0, false],
])('"%s" states %d: %s', (text, figure, isStated) => {
  expect(statesFigure(text, figure)).toBe(isStated);
});
