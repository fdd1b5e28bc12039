import { expect, test } from 'vitest';
import { fanOut } from './shownPins.ts';

test('the first pin stands above the place, two stand opposite each other', () => {
  expect(fanOut(2)).toEqual([
    [0, -44],
    [0, 44],
  ]);
});

test.each([2, 3, 8, 20])('of %i pins none covers another', (count) => {
  const pins = fanOut(count);
  const distances = pins.flatMap(([x, y], index) =>
    pins.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(44);
});
