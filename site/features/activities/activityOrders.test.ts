import { expect, test } from 'vitest';
import type { Activity } from '#schemas/types/published.ts';
import { inOrder } from '../../query/useListState.ts';
import { activityOrders } from './activityQuery.ts';

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
