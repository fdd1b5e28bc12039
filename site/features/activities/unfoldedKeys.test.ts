import { expect, test } from 'vitest';
import { unfoldedKeys } from './activityQuery.ts';

test.each([
  ['9', 10],
  ['10', 10],
  ['19', 10],
  ['20', 20],
  ['29', 20],
  ['9999', 9990],
  ['10000', 10],
  ['1e9', 10],
  ['1e999', 10],
  ['9'.repeat(400), 10],
  ['-20', 10],
  ['20.5', 10],
  ['0x20', 10],
  [' 20', 10],
  ['0', 10],
  ['00', 10],
  ['NaN', 10],
  ['Infinity', 10],
  ['x', 10],
  ['', 10],
])('visible=%s unfolds %s activities, whole tens that somebody may have reached', (visible, expected) => {
  expect(unfoldedKeys.read(new URLSearchParams({ visible })).visible).toBe(expected);
});

test('the default stays out of the address, and the first of two values counts', () => {
  expect(unfoldedKeys.write({ visible: 10 })).toEqual({});
  expect(unfoldedKeys.write({ visible: 30 })).toEqual({ visible: '30' });
  expect(unfoldedKeys.read(new URLSearchParams('visible=20&visible=30'))).toEqual({ visible: 20 });
});
