import { expect, test } from 'vitest';
import type { Activity } from '#schemas/types/published.ts';
import { activityOrders, unfoldedKeys } from './activityQuery.ts';
import { inOrder } from '../../query/useListState.ts';

test('prices are in the order of their size, and what has none comes last', () => {
  const activities = ['100', null, '9.50', '0', '20'].map((price) => ({ price })) as Activity[];
  expect(inOrder(activities, 'price', activityOrders).map(({ price }) => price)).toEqual([
    '0',
    '9.50',
    '20',
    '100',
    null,
  ]);
});

test.each([
  ['9', 10],
  ['10', 10],
  ['19', 10],
  ['20', 20],
  ['29', 20],
  ['9999', 9990],
  ['10000', 10],
  ['1e9', 10],
  ['1e999', 10],
  ['9'.repeat(400), 10],
  ['-20', 10],
  ['20.5', 10],
  ['0x20', 10],
  [' 20', 10],
  ['0', 10],
  ['00', 10],
  ['NaN', 10],
  ['Infinity', 10],
  ['x', 10],
  ['', 10],
])('visible=%s unfolds %s activities, whole tens that somebody may have reached', (visible, expected) => {
  expect(unfoldedKeys.read(new URLSearchParams({ visible })).visible).toBe(expected);
});

test('the default stays out of the address, and the first of two values counts', () => {
  expect(unfoldedKeys.write({ visible: 10 })).toEqual({});
  expect(unfoldedKeys.write({ visible: 30 })).toEqual({ visible: '30' });
  expect(unfoldedKeys.read(new URLSearchParams('visible=20&visible=30'))).toEqual({ visible: 20 });
});
