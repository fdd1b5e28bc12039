import { expect, test } from 'vitest';
import { type Label, outsideOf, placeLabels } from './placeLabels.ts';

const label = (text: string, x: number, y: number): Label => ({
  text,
  x,
  y,
  width: 40,
  height: 16,
  kind: 'peak',
});

test('a label that would cover an earlier one is left out', () => {
  const placed = placeLabels([label('a', 0, 0), label('b', 44, 0), label('c', 45, 0), label('d', 0, 21)]);
  expect(placed.map(({ text }) => text)).toEqual(['a', 'c', 'd']);
});

test('a label moves up or down where a pin stands, the nearest way first', () => {
  const pin = { x: 0, y: 0, width: 44, height: 44 };
  const [moved] = placeLabels([label('a', 0, 10)], [pin]);
  // 40 pixels below the middle of the pin: half of both heights and the gap are 34.
  expect(moved).toMatchObject({ text: 'a', x: 0, y: 50 });
  const [above] = placeLabels([label('b', 0, -10)], [pin]);
  expect(above?.y).toBe(-50);
});

test('a label that pins leave no room is left out', () => {
  const pins = [-60, -20, 20, 60].map((y) => ({ x: 0, y, width: 44, height: 44 }));
  expect(placeLabels([label('a', 0, 0)], pins)).toEqual([]);
});

test('a label makes way within the view alone, and one that an edge would cut is left out', () => {
  const view = outsideOf({ x: 100, y: 60 });
  const box = (x: number, y: number) => ({ x, y, width: 40, height: 20 });
  // It touches the corner.
  expect(placeLabels([box(20, 10)], view)).toEqual([box(20, 10)]);
  // Up there would be outside.
  expect(placeLabels([box(50, 12)], [...view, { x: 50, y: 16, width: 10, height: 4 }])).toEqual([
    box(50, 36),
  ]);
  expect(placeLabels([box(85, 30)], view)).toEqual([]);
});
