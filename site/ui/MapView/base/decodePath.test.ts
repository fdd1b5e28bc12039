import { expect, test } from 'vitest';
import { decodePath } from './isFree.ts';

test('the first point is absolute, the others are steps', () => {
  expect(decodePath([-1155708, 511784, 12, -4, -12, 4])).toEqual([
    [51.1784, -115.5708],
    [51.178, -115.5696],
    [51.1784, -115.5708],
  ]);
  expect(decodePath([])).toEqual([]);
});
