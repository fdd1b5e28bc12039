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
  const { result } = renderHook(() => useDelay(true, 3000, { orInteraction: 'from now on' }));
  const other = renderHook(() => useDelay(true, 3000));
  act(() => void fireEvent[type](document.body));
  expect(result.current).toBe(true);
  expect(other.result.current).toBe(false);
});

test('what the visitor did before counts where it is to', () => {
  vi.stubGlobal('scrollY', 1);
  const since = renderHook(() => useDelay(true, 3000, { orInteraction: 'since the page opened' }));
  const fromNow = renderHook(() => useDelay(true, 3000, { orInteraction: 'from now on' }));
  expect(since.result.current).toBe(true);
  expect(fromNow.result.current).toBe(false);
  vi.unstubAllGlobals();
});

test('an interaction that the page keeps to itself counts', () => {
  const { result } = renderHook(() => useDelay(true, 3000, { orInteraction: 'from now on' }));
  const keep = (event: Event) => event.stopPropagation();
  document.body.addEventListener('pointerdown', keep);
  act(() => void fireEvent.pointerDown(document.body));
  document.body.removeEventListener('pointerdown', keep);
  expect(result.current).toBe(true);
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
