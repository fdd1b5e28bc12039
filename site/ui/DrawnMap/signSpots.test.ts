import { expect, test } from 'vitest';
import { type DrawnSign, signSpots } from './signSpots.ts';

const box = { width: 200, height: 200 };
const parking: DrawnSign = { kind: 'parking', x: 100, y: 100 };
const stop: DrawnSign = { kind: 'bus stop', x: 100, y: 100 };

function spotsOf(signs: DrawnSign[], line: [number, number][] = []) {
  return signSpots(signs, line, box).map(({ x, y }) => [x, y]);
}

test('a sign stays where nothing is in its way', () => {
  expect(signSpots([parking], [], box)).toEqual([{ ...parking, width: 20, height: 20 }]);
});

test.each([
  ['through it from the south', [100, 100], [100, 200], [120, 100]],
  ['ten pixels beside it', [90, 0], [90, 200], [100, 100]],
  ['nine pixels beside it', [91, 0], [91, 200], [120, 100]],
  ['to the east', [100, 100], [200, 100], [80, 100]],
] as const)('a sign gives way to a line %s', (_what, from, to, spot) => {
  expect(spotsOf([parking], [[...from], [...to]])).toEqual([spot]);
});

test('a second sign at one place stands two sizes beside the first', () => {
  expect(spotsOf([parking, stop])).toEqual([
    [100, 100],
    [140, 100],
  ]);
});

test('signs side by side keep a pixel between them', () => {
  expect(spotsOf([parking, { ...stop, x: 121 }])).toEqual([
    [100, 100],
    [121, 100],
  ]);
  expect(spotsOf([parking, { ...stop, x: 120 }])).toEqual([
    [100, 100],
    [140, 100],
  ]);
});

test.each([
  [190, 190],
  [191, 171],
])('a sign at %d from the left stands whole at %d', (x, shown) => {
  expect(spotsOf([{ ...parking, x }])).toEqual([[shown, 100]]);
});

test('a sign without a free place stays where it is', () => {
  const everywhere = Array.from({ length: 41 }, (_, n): [number, number][] => [
    [0, n * 5],
    [200, n * 5],
  ]).flat();
  expect(spotsOf([parking], everywhere)).toEqual([[100, 100]]);
});
