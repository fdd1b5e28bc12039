// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedPlace } from './savedPlace.ts';

const lake: SavedPlace = { kind: 'attraction', slug: 'lake', name: 'Lake' };
const key = 'larch-saved';

/** A visit: the store as a freshly loaded page has it. */
async function visit() {
  vi.resetModules();
  const { useSavedStore } = await import('./savedStore.ts');
  const { useSavedCount } = await import('./savedStore.ts');
  return { toggle: useSavedStore.getState().toggle, count: () => renderHook(() => useSavedCount()) };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a saved place is there on the next visit', async () => {
  const first = await visit();
  const { result } = first.count();
  act(() => first.toggle(lake));
  expect(result.current).toBe(1);
  const { result: later } = (await visit()).count();
  expect(later.current).toBe(1);
});

test('where storage is denied, places are kept for the visit and nothing fails', async () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  const warn = vi.spyOn(console, 'warn');
  const { toggle, count } = await visit();
  const { result } = count();
  act(() => toggle(lake));
  expect(result.current).toBe(1);
  expect(warn).not.toHaveBeenCalled();
});

test.each(['', 'no json', '[]', '{"state":{"places":7}}', 'null'])(
  'stored %j counts as nothing saved',
  async (stored) => {
    localStorage.setItem(key, stored);
    expect((await visit()).count().result.current).toBe(0);
  },
);

test('what another tab saves shows here', async () => {
  const { count } = await visit();
  const { result } = count();
  localStorage.setItem(key, JSON.stringify({ state: { places: [lake] }, version: 0 }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(result.current).toBe(1);
});
