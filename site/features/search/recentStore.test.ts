// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { useRecentStore } from './recentStore.ts';

test('the last search is first, and one that is typed again moves to the front', () => {
  const { keep } = useRecentStore.getState();
  for (const typed of ['lake', 'canoe', ' lake ', 'dog']) keep(typed);
  expect(useRecentStore.getState().searches).toEqual(['dog', 'lake', 'canoe']);
});
