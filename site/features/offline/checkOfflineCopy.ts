import { withBase } from '../../base/guideBase.ts';
import { fetchVersion } from '../../device/offline/fetchVersion.ts';
import { readOfflineCopy, readVersion } from '../../device/offline/guideState.ts';
import { bytesOf, type GuideVersion } from '../../device/offline/guideVersion.ts';
import { keptFiles } from '../../device/offline/keptFiles.ts';
import { useOfflineCopy, type OfflineState } from '../../device/offline/offlineStore.ts';

/** One look at a time: the last to start also ends last, so that what is shown is what it has read. */
let looking = Promise.resolve();

/** Reads the state of the download and shows it, then the version of the host. Never rejects. */
export async function checkOfflineCopy(): Promise<void> {
  looking = looking.then(showState);
  await looking;
  const { status } = useOfflineCopy.getState();
  if (status === 'unsupported' || status === 'downloading') return;
  const shown = await fetchVersion().catch(() => null);
  useOfflineCopy.setState({ shown });
}

async function showState(): Promise<void> {
  const state = canKeep() ? await readState().catch(() => null) : null;
  if (useOfflineCopy.getState().status !== 'downloading')
    useOfflineCopy.setState(state ?? { status: 'unsupported' });
}

async function readState(): Promise<Partial<OfflineState>> {
  const copy = await readOfflineCopy();
  const name = copy.wanted ?? copy.kept;
  const kept = copy.kept === null ? null : await readVersion(copy.kept);
  const version = name === null ? null : await readVersion(name);
  const isKept = await keptFiles();
  const isWhole = (of: GuideVersion | null) => of !== null && of.pocket.every(isKept);
  return {
    status: isWhole(kept) ? 'kept' : version ? 'part' : 'none',
    keptOf: isWhole(kept) ? (kept?.builtOn ?? null) : null,
    persisted: version && ((await navigator.storage?.persisted?.()) ?? null),
    total: version ? bytesOf(version.pocket) : 0,
    done: version ? bytesOf(version.pocket.filter(isKept)) : 0,
  };
}

/** Returns true if this browser has service workers: not in insecure contexts and some private windows. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/**
 * Registers the service worker, which also checks for an update of itself. Rejects if denied. The development server
 * has none.
 */
export async function registerWorker(): Promise<void> {
  if (import.meta.env.MODE === 'development') return;
  await navigator.serviceWorker.register(withBase('/sw.js'), { updateViaCache: 'none' });
}

/** Sends a message to the worker once it is active. */
export function postToWorker(message: unknown): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message, {}));
}
