import { expect, test } from 'vitest';
import { elevationAt, niceStep, profileDrawing } from './profileDrawing.ts';

const profile = [
  { km: 0, elevation: 1700 },
  { km: 2, elevation: 1700 },
  { km: 4, elevation: 2100 },
];
const size = { width: 400, height: 234, left: 40, flag: 20 };

test.each([
  [0, 1700],
  [1, 1700],
  [3, 1900],
  [4, 2100],
  [9, 2100],
])('the height at %f km is %f m', (km, elevation) => {
  expect(elevationAt(profile, km)).toBe(elevation);
});

test.each([
  [300, 4, 100],
  [400, 4, 100],
  [401, 4, 200],
  [4.5, 4, 2],
  [1.2, 4, 0.5],
])('a range of %f in %i parts has steps of %f', (range, parts, step) => {
  expect(niceStep(range, parts)).toBeCloseTo(step);
});

test('the line runs from edge to edge and climbs', () => {
  const { line, heights } = profileDrawing(profile, [], size);
  expect(line.startsWith('M50 ')).toBe(true);
  expect(line).toContain('L390 0');
  expect(heights.map((tick) => tick.value)).toEqual([1600, 1700, 1800, 1900, 2000, 2100]);
});

test('a flat walk does not look like a climb', () => {
  const flat = [
    { km: 0, elevation: 1400 },
    { km: 1, elevation: 1410 },
  ];
  const [, start, end] = /^M\S+ (\S+)L\S+ (\S+)$/.exec(profileDrawing(flat, [], size).line) ?? [];
  expect(Number(start) - Number(end)).toBeLessThan(10);
});

test('flags that stand close are lifted above each other, and the drawing grows with them', () => {
  const { flags, viewBox } = profileDrawing(profile, [0, 3.9, 4], size);
  expect(flags[2]!.top).toBeLessThanOrEqual(flags[1]!.top - 24);
  expect(Number(viewBox.split(' ')[1])).toBeLessThanOrEqual(flags[2]!.top);
});
