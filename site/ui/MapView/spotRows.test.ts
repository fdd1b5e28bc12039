import { expect, test } from 'vitest';
import { spotRows } from './spotRows.ts';

const at = (x: number, y = 0) => ({ x, y });

test('signs that only touch stand alone', () => {
  expect(spotRows([at(0), at(20), at(0, 20)], 20)).toHaveLength(3);
});

test('signs that cover each other stand in one row at their middle, in their order', () => {
  expect(spotRows([at(0), at(19, 19)], 20)).toEqual([{ x: 9.5, y: 9.5, held: [at(0), at(19, 19)] }]);
});

test('a row that has grown takes in what it covers then', () => {
  // The first two make a row from -15 to 25, which covers a sign that neither did.
  const rows = spotRows([at(0), at(10), at(34)], 20);
  expect(rows).toEqual([{ x: 44 / 3, y: 0, held: [at(0), at(10), at(34)] }]);
});

test('a map without signs has no rows', () => {
  expect(spotRows([], 20)).toEqual([]);
});
