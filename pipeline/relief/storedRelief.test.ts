import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { HeightGrid } from '../geometry/heightGrid.ts';
import { reliefFeatures } from './reliefFeatures.ts';
import { storedRelief } from './storedRelief.ts';

const folder = mkdtempSync(join(tmpdir(), 'relief-'));
afterAll(() => rmSync(folder, { recursive: true }));

const grid: HeightGrid = {
  columns: 60,
  rows: 60,
  west: 14,
  north: 51,
  step: 1 / 600,
  heights: Int16Array.from(
    Array.from(
      { length: 3600 },
      (_, index) => 2000 - 20 * Math.hypot((index % 60) - 30, Math.floor(index / 60) - 30),
    ),
  ),
};

test('a relief is made once and read again as it was', () => {
  const made = storedRelief(grid, folder);
  expect(made).toEqual(reliefFeatures(grid));
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name), JSON.stringify([{ layer: 'rock', points: [[1, 2]] }]));
  expect(storedRelief(grid, folder)).toEqual([{ layer: 'rock', points: [[1, 2]] }]);
});

test('a file that was cut off is made again', () => {
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').slice(0, 9));
  expect(storedRelief(grid, folder)).toEqual(reliefFeatures(grid));
});

test('other heights give another relief, which takes the place of the first', () => {
  storedRelief(grid, folder);
  const higher = { ...grid, heights: grid.heights.map((height) => height + 100) };
  expect(storedRelief(higher, folder)).toEqual(reliefFeatures(higher));
  expect(readdirSync(folder)).toHaveLength(1);
});

test('what another build is writing stays', () => {
  const [name = ''] = readdirSync(folder);
  const unfinished = `${name.replace(/^./, 'x')}.1234`;
  writeFileSync(join(folder, unfinished), '[');
  storedRelief(grid, folder);
  expect(readdirSync(folder)).toContain(unfinished);
});

test('a guide without heights has none', () => {
  expect(storedRelief(null, join(folder, 'none'))).toEqual([]);
});
