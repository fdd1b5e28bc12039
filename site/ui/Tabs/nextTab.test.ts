import { expect, test } from 'vitest';
import { nextTab } from './nextTab.ts';

test.each([
  ['ArrowRight', 0, 'ltr', 1],
  ['ArrowRight', 3, 'ltr', 0],
  ['ArrowLeft', 0, 'ltr', 3],
  ['ArrowLeft', 2, 'ltr', 1],
  ['ArrowRight', 0, 'rtl', 3],
  ['ArrowLeft', 3, 'rtl', 0],
  ['Home', 2, 'ltr', 0],
  ['PageUp', 2, 'ltr', 0],
  ['End', 1, 'ltr', 3],
  ['PageDown', 1, 'rtl', 3],
  ['ArrowDown', 1, 'ltr', null],
  ['a', 1, 'ltr', null],
] as const)('%s on tab %i of four, %s: %s', (key, index, direction, expected) => {
  expect(nextTab(key, index, 4, direction)).toBe(expected);
});
