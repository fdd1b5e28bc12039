// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDelay } from './useDelay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('it begins when it is told to run, and ends on the millisecond', () => {
  const { result, rerender } = renderHook(({ running }) => useDelay(running, 3000), {
    initialProps: { running: false },
  });
  after(10_000);
  expect(result.current).toBe(false);
  rerender({ running: true });
  after(2999);
  expect(result.current).toBe(false);
  after(1);
  expect(result.current).toBe(true);
  rerender({ running: false });
  expect(result.current).toBe(false);
});

test.each(['pointerDown', 'keyDown', 'scroll'] as const)('where asked to, it ends at a %s', (type) => {
  const { result } = renderHook(() => useDelay(true, 3000, { orInteraction: true }));
  const other = renderHook(() => useDelay(true, 3000));
  act(() => void fireEvent[type](window));
  expect(result.current).toBe(true);
  expect(other.result.current).toBe(false);
});

test('it waits for the page to load', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { result } = renderHook(() => useDelay(true, 3000));
  after(5000);
  expect(result.current).toBe(false);
  state.mockReturnValue('complete');
  act(() => void window.dispatchEvent(new Event('load')));
  after(2999);
  expect(result.current).toBe(false);
  after(1);
  expect(result.current).toBe(true);
});
