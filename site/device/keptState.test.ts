// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deviceStorage, keptState, useIsUnread } from './keptState.ts';

const first = { places: ['none yet'] };
const storage = keptState<{ places: unknown[] }>(deviceStorage, first, (stored) => {
  const { places } = Object(stored) as { places?: unknown };
  return Array.isArray(places) ? { places } : null;
});
const isUnread = (name: string) => renderHook(() => useIsUnread(name)).result.current;

beforeEach(() => localStorage.clear());

test('an entry of this version is read and stays as it is', async () => {
  const entry = '{"state":{"places":["a"]},"version":0}';
  localStorage.setItem('good', entry);
  expect(await storage.getItem('good')).toEqual({ state: { places: ['a'] } });
  expect(localStorage.getItem('good')).toBe(entry);
  expect(isUnread('good')).toBe(false);
});

test('without an entry the store has its first state', async () => {
  expect(await storage.getItem('absent')).toEqual({ state: first });
  expect(isUnread('absent')).toBe(false);
});

test.each([
  ['of another version', '{"state":{"places":["a"]},"version":99}'],
  ['without a version', '{"state":{"places":["a"]}}'],
  ['that holds something else', '{"state":{"lists":[["a"]]},"version":0}'],
  ['that is no JSON', '{"state":'],
])('an entry %s is refused, and told of', async (what, entry) => {
  localStorage.setItem(what, entry);
  expect(await storage.getItem(what)).toEqual({ state: first });
  expect(isUnread(what)).toBe(true);
});
