import { expect, test } from 'vitest';
import { figureParts } from './trailFigures.ts';

test.each([
  ['11.6 km return', ['', '11.6', 'km', 'return']],
  ['about 4 hours', ['about', '4', 'hours', '']],
  ['up to 5½ hours', ['up to', '5½', 'hours', '']],
  ['5 to 6 hours', ['', '5 to 6', 'hours', '']],
  ['Under 1 hour', ['Under', '1', 'hour', '']],
  ['about 3 hours return', ['about', '3', 'hours', 'return']],
  ['30 m on the way back', ['', '30', 'm', 'on the way back']],
  ['2,135 m', ['', '2,135', 'm', '']],
  ['495', ['', '495', '', '']],
  ['none to speak of (0 m)', ['', null, '', 'none to speak of (0 m)']],
  ['a morning', ['', null, '', 'a morning']],
])('%s', (text, [before, number, unit, after]) => {
  expect(figureParts(text)).toEqual({ before, number, unit, after });
});
