import { expect, test } from 'vitest';
import type { Label } from '../MapView/base/placeLabels.ts';
import { besideLine } from './besideLine.ts';

const label: Label = { text: 'Lake', x: 100, y: 100, width: 40, height: 16, kind: 'lake' };
const placeBeside = (...line: [number, number][]) => besideLine(label, line)?.y ?? null;

test('a name stays where the line does not run', () => {
  expect(placeBeside([0, 92], [200, 92])).toBe(100);
  expect(placeBeside([120, 0], [120, 200])).toBe(100);
  expect(placeBeside()).toBe(100);
});

test('a name gives way to a line that runs through it, downwards first', () => {
  expect(placeBeside([0, 100], [200, 100])).toBe(116);
  expect(placeBeside([0, 100], [200, 100], [200, 116], [0, 116])).toBe(84);
  // One that is bent has no corner within.
  expect(placeBeside([60, 60], [140, 140])).toBe(132);
});

test('a name without a place near by is left out', () => {
  expect(placeBeside([100, 0], [100, 200])).toBeNull();
});

test('a line of one point counts, too', () => {
  expect(placeBeside([100, 100])).toBe(116);
});

test('a name gives way to what is taken, with four pixels between, and to the line at once', () => {
  const sign = (y: number) => ({ x: 100, y, width: 20, height: 20 });
  expect(besideLine(label, [], [sign(122)])?.y).toBe(84);
  expect(besideLine(label, [], [sign(123)])?.y).toBe(100);
  const above: [number, number][] = [
    [0, 84],
    [200, 84],
  ];
  expect(besideLine(label, above, [sign(110)])?.y).toBe(68);
});
