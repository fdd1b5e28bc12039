import { expect, test } from 'vitest';
import { heightAt, unknownHeight } from '../geometry/heightGrid.ts';
import { parseHeights } from '../load/parseHeights.ts';
import { importHeights } from './importHeights.ts';

interface TiffOptions {
  scale?: [number, number];
  /** EPSG code of the coordinates. */
  system?: number;
  noData?: string;
}

/** Returns a GeoTIFF of four columns and three rows, a tenth of a degree each, from 14° east and 51.3° north. */
function fileOf(
  heights: number[],
  { scale = [0.1, 0.1], system = 4326, noData }: TiffOptions = {},
): Uint8Array {
  const types = { ascii: 2, short: 3, long: 4, double: 12 };
  const doubles = (values: number[]) =>
    Buffer.concat(
      values.map((value) => {
        const bytes = Buffer.alloc(8);
        bytes.writeDoubleLE(value);
        return bytes;
      }),
    );
  const shorts = (values: number[]) => Buffer.from(Int16Array.from(values).buffer);
  const data = shorts(heights);
  const entries: [tag: number, type: number, count: number, value: number | Buffer][] = [
    [256, types.short, 1, 4],
    [257, types.short, 1, 3],
    [258, types.short, 1, 16],
    [259, types.short, 1, 1],
    [262, types.short, 1, 1],
    [273, types.long, 1, 8],
    [277, types.short, 1, 1],
    [278, types.short, 1, 3],
    [279, types.long, 1, data.length],
    [339, types.short, 1, 2],
    [33550, types.double, 3, doubles([...scale, 0])],
    [33922, types.double, 6, doubles([0, 0, 0, 14, 51.3, 0])],
    [34735, types.short, 8, shorts([1, 1, 0, 1, 2048, 0, 1, system])],
    ...(noData === undefined
      ? []
      : [
          [42113, types.ascii, noData.length + 1, Buffer.from(`${noData}\0`)] as [
            number,
            number,
            number,
            Buffer,
          ],
        ]),
  ];
  const start = 8 + data.length;
  const directory = Buffer.alloc(2 + 12 * entries.length + 4);
  directory.writeUInt16LE(entries.length);
  const after: Buffer[] = [];
  let at = start + directory.length;
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const offset = 2 + 12 * index;
    directory.writeUInt16LE(tag, offset);
    directory.writeUInt16LE(type, offset + 2);
    directory.writeUInt32LE(count, offset + 4);
    if (typeof value === 'number') {
      directory.writeUInt32LE(value, offset + 8);
      continue;
    }
    directory.writeUInt32LE(at, offset + 8);
    after.push(value);
    at += value.length;
  }
  const head = Buffer.from('49492a0000000000', 'hex');
  head.writeUInt32LE(start, 4);
  return Buffer.concat([head, data, directory, ...after]);
}
const heights = [100, 101, 102, 103, 200, 201, 202, 203, 300, 301, 302, 303];
const everywhere = { south: 50, north: 52, west: 13, east: 15 };

function read(bytes: Uint8Array, region = everywhere) {
  const grid = parseHeights(importHeights(bytes, region).file);
  if ('message' in grid) throw new Error(grid.message);
  return grid;
}

test('a file is read whole where it lies in the region', () => {
  const grid = read(fileOf(heights));
  expect([...grid.heights]).toEqual(heights);
  expect(heightAt(grid, { lat: 51.25, lng: 14.05 })).toBeCloseTo(100, 6);
  expect(heightAt(grid, { lat: 51.1, lng: 14.3 })).toBeCloseTo((202 + 203 + 302 + 303) / 4, 3);
});

test('what lies outside of the region is cut off', () => {
  const grid = read(fileOf(heights), { south: 51, north: 51.2, west: 14.1, east: 14.3 });
  expect([...grid.heights]).toEqual([201, 202, 301, 302]);
  expect(grid).toMatchObject({ columns: 2, rows: 2 });
  expect(grid.west).toBeCloseTo(14.15, 6);
});

test('a cell without a height stays unknown', () => {
  const torn = heights.with(5, -32_768);
  const grid = read(fileOf(torn, { noData: '-32768' }));
  expect(grid.heights[5]).toBe(unknownHeight);
});

test.each([
  ['a file in metres', { system: 4269 }, 'not in degrees'],
  ['cells that are not square', { scale: [0.1, 0.2] as [number, number] }, 'not square'],
])('%s is refused, with the way to mend it', (_, more, message) => {
  const failing = () => importHeights(fileOf(heights, more), everywhere);
  expect(failing).toThrow(message);
  expect(failing).toThrow('gdalwarp');
});

test('a file of another place is refused', () => {
  const elsewhere = { south: 40, north: 41, west: 13, east: 15 };
  expect(() => importHeights(fileOf(heights), elsewhere)).toThrow('Nothing of the file lies in the region');
});

test('what is no GeoTIFF is refused', () => {
  expect(() => importHeights(Buffer.from('%PDF'), everywhere)).toThrow('no GeoTIFF');
});
