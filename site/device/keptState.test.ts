// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { deviceStorage } from './deviceStorage.ts';
import { keptState } from './keptState.ts';

const name = 'larch-test';
const read = (stored: unknown) => {
  const { places } = (stored ?? {}) as { places?: unknown };
  return { places: Array.isArray(places) ? places : [] };
};
const storage = keptState(deviceStorage, read, (stored) => !(stored as { places?: unknown }).places);
const aside = () => localStorage.getItem(`${name}-unread`);

beforeEach(() => localStorage.clear());

test('an entry of this version is read and stays as it is', async () => {
  const entry = '{"state":{"places":["a"]},"version":0}';
  localStorage.setItem(name, entry);
  expect(await storage.getItem(name)).toEqual({ state: { places: ['a'] } });
  expect(localStorage.getItem(name)).toBe(entry);
  expect(aside()).toBeNull();
});

test.each([
  ['that reads like this one', '{"state":{"places":["a"],"notes":["b"]},"version":99}', ['a']],
  ['that reads otherwise', '{"state":{"lists":[["a"]]},"version":99}', []],
  ['that is a word', '{"state":{"places":["a"]},"version":"2b"}', ['a']],
])('an entry of another version %s is not lost at the next save', async (_what, entry, places) => {
  localStorage.setItem(name, entry);
  expect(await storage.getItem(name)).toEqual({ state: { places } });
  await storage.setItem(name, { state: { places: ['c'] }, version: 0 });
  expect(aside()).toBe(entry);
  expect(await storage.getItem(name)).toEqual({ state: { places: ['c'] } });
});

test('an entry without a version is of the first one', async () => {
  localStorage.setItem(name, '{"state":{"places":["a"]}}');
  await storage.getItem(name);
  expect(aside()).toBeNull();
});

test('an entry that is set aside does not take the place of an earlier one, nor is it kept twice', async () => {
  for (const entry of ['no json', '{"state":{},"version":0}', 'no json']) {
    localStorage.setItem(name, entry);
    await storage.getItem(name);
  }
  expect(aside()).toBe('no json\n{"state":{},"version":0}');
});
