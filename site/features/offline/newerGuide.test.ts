import { beforeEach, expect, test, vi } from 'vitest';
import { useOfflineCopy } from '../../device/offline/offlineStore.ts';
import { completeGuide } from './newerGuide.ts';

const actions = vi.hoisted(() => ({ load: vi.fn<() => object>() }));
vi.mock('./downloadActions.ts', () => actions.load());

const empty = useOfflineCopy.getState();
beforeEach(() => useOfflineCopy.setState(empty, true));

test('a download whose code does not load ends as one without a network', async () => {
  actions.load.mockImplementation(() => {
    throw new Error("downloadActions.ts didn't load");
  });
  expect(await completeGuide()).toBe(false);
  expect(useOfflineCopy.getState().problem).toBe('network');
});

test('a download is complete once its code says so', async () => {
  actions.load.mockImplementation(() => ({ startDownload: async () => true }));
  expect(await completeGuide()).toBe(true);
  expect(useOfflineCopy.getState().problem).toBeNull();
});
