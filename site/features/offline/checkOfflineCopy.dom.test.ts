import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAll, rememberVersion, writeOfflineCopy } from '../../device/offline/guideState.ts';
import { noteOf } from '../../device/offline/guideVersion.ts';
import { useOfflineCopy } from '../../device/offline/offlineStore.ts';
import { deniedCaches, fakeCaches } from '../../test/fakeCaches.ts';
import { checkOfflineCopy } from './checkOfflineCopy.ts';

const version = { version: '1', builtOn: '2026-11-20', pocket: [], others: [] };
const empty = useOfflineCopy.getState();

beforeEach(async () => {
  useOfflineCopy.setState(empty, true);
  vi.stubGlobal('caches', fakeCaches());
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  vi.stubGlobal('fetch', async () => Response.json(noteOf(version)));
  await forgetAll();
  return () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  };
});

async function keepGuide(): Promise<void> {
  await rememberVersion(version);
  await writeOfflineCopy({ kept: '1', wanted: null });
}

test('shows what is kept, and what the host has', async () => {
  await keepGuide();
  await checkOfflineCopy();
  expect(useOfflineCopy.getState()).toMatchObject({
    status: 'kept',
    keptOf: '2026-11-20',
    shown: noteOf(version),
  });
});

test('shows that the guide was removed while an earlier look was reading', async () => {
  await keepGuide();
  const { open } = caches;
  const delayed = Promise.withResolvers<void>();
  // The first look has read that a guide is kept, and waits for the list of files.
  vi.spyOn(caches, 'open').mockImplementation(async (name) => {
    if (name.includes('files')) await delayed.promise;
    return open(name);
  });
  const first = checkOfflineCopy();
  await vi.waitFor(() => expect(caches.open).toHaveBeenCalledWith(expect.stringContaining('files')));
  vi.mocked(caches.open).mockImplementation(open);
  await forgetAll();
  const second = checkOfflineCopy();
  setTimeout(delayed.resolve, 5);
  await Promise.all([first, second]);
  expect(useOfflineCopy.getState().status).toBe('none');
});

test('says that a browser keeps nothing, and asks no host', async () => {
  vi.stubGlobal('caches', deniedCaches);
  await checkOfflineCopy();
  expect(useOfflineCopy.getState()).toMatchObject({ status: 'unsupported', shown: undefined });
});
