import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeout, tilesWatch } from './tilesWatch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched() {
  const reported: boolean[] = [];
  return { reported, watch: tilesWatch((missing) => reported.push(missing)) };
}

test('tiles that hang are missing after 8 seconds, not before', () => {
  const { reported, watch } = watched();
  watch.requested();
  vi.advanceTimersByTime(7999);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual([true]);
  expect(timeout).toBe(8000);
});

test('a failure is told at once, and a tile that comes takes it back', () => {
  const { reported, watch } = watched();
  watch.requested();
  watch.failed();
  watch.loaded();
  vi.advanceTimersByTime(timeout);
  expect(reported).toEqual([true, false]);
});

test('after all came, and after the map is left, nothing is told', () => {
  const { reported, watch } = watched();
  watch.requested();
  watch.done();
  watch.requested();
  watch.stop();
  vi.advanceTimersByTime(2 * timeout);
  expect(reported).toEqual([]);
});

test('a tile that is missing among others is not told of, and many that come are told of once', () => {
  const { reported, watch } = watched();
  watch.requested();
  watch.loaded();
  watch.failed();
  watch.loaded();
  expect(reported).toEqual([false]);
});
