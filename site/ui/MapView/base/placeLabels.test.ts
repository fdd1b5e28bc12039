import { expect, test } from 'vitest';
import { type Label, placeLabels } from './placeLabels.ts';

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
