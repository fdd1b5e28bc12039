import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { heightAt, unknownHeight } from '../geometry/heightGrid.ts';
import { parseHeights } from './parseHeights.ts';

const head = 'ncols 3\nnrows 2\nxllcorner 14\nyllcorner 51\ncellsize 0.01\nNODATA_value -9999\n';
const parse = (text: string) => parseHeights(gzipSync(text));

test('a grid is read row by row from the north, with heights in the middle of cells', () => {
  const grid = parse(`${head}1500 1600 1700\n1400 -12 -9999\n`);
  if ('message' in grid) throw new Error(grid.message);
  expect(grid).toMatchObject({ columns: 3, rows: 2, step: 0.01 });
  expect([...grid.heights]).toEqual([1500, 1600, 1700, 1400, -12, unknownHeight]);
  expect(heightAt(grid, { lat: 51.015, lng: 14.005 })).toBeCloseTo(1500, 6);
});

test('fractions are rounded; line ends and spaces may be of any kind', () => {
  const grid = parse(`${head.replaceAll('\n', '\r\n')}1500.6 1.6e3   1700\r\n\r\n 1400\t-12.4 0`);
  expect('heights' in grid && [...grid.heights]).toEqual([1501, 1600, 1700, 1400, -12, 0]);
});

test('what is no height on earth is unknown', () => {
  const grid = parse(`${head}9000 -9000 8999\nx 1 2\n`);
  expect('heights' in grid && [...grid.heights]).toEqual([
    unknownHeight,
    unknownHeight,
    8999,
    unknownHeight,
    1,
    2,
  ]);
});

test.each([
  ['too few heights', `${head}1 2 3\n4 5\n`, 'the header declares 6 heights (3 × 2), but the file has 5'],
  ['too many', `${head}1 2 3\n4 5 6 7\n`, 'the file has 7'],
  ['no head', '1 2 3\n', 'its head has no ncols'],
  ['no size of cells', head.replace('cellsize 0.01\n', ''), 'its head has no cellsize'],
  ['cells of no size', `${head.replace('0.01', '0')}1 2 3\n4 5 6\n`, 'the cellsize is 0'],
  ['one column', head.replace('ncols 3', 'ncols 1'), 'no grid'],
  ['more than fits', head.replace('ncols 3', 'ncols 5000').replace('nrows 2', 'nrows 1001'), 'no grid'],
])('%s: a message says so', (_, text, message) => {
  expect(parse(text)).toMatchObject({ message: expect.stringContaining(message) });
});

test('a file that is not packed is named', () => {
  expect(parseHeights(Buffer.from(head))).toMatchObject({ message: 'this is no gzip file' });
});
