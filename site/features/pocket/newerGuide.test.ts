import { beforeEach, expect, test, vi } from 'vitest';
import { usePocket } from '../../device/offline/pocketStore.ts';
import { completeGuide } from './newerGuide.ts';

const actions = vi.hoisted(() => ({ load: vi.fn<() => object>() }));
vi.mock('./pocketActions.ts', () => actions.load());

const empty = usePocket.getState();
beforeEach(() => usePocket.setState(empty, true));

test('a download whose code does not load ends as one without a network', async () => {
  actions.load.mockImplementation(() => {
    throw new Error('pocketActions.ts did not load');
  });
  expect(await completeGuide()).toBe(false);
  expect(usePocket.getState().problem).toBe('network');
});

test('a download is complete once its code says so', async () => {
  actions.load.mockImplementation(() => ({ takeGuide: async () => true }));
  expect(await completeGuide()).toBe(true);
  expect(usePocket.getState().problem).toBeNull();
});
