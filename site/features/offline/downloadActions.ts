import { requestPersistence } from '../../device/browser.ts';
import { fetchFileList } from '../../device/offline/fetchVersion.ts';
import { downloadGuide, VersionGoneError } from '../../device/offline/downloadGuide.ts';
import {
  forgetAll,
  noteShown,
  offlineLock,
  readOfflineCopy,
  rememberVersion,
  writeOfflineCopy,
} from '../../device/offline/guideState.ts';
import { noteOf } from '../../device/offline/guideVersion.ts';
import { type OfflineError, useOfflineCopy } from '../../device/offline/offlineStore.ts';
import { checkOfflineCopy, registerWorker, postToWorker } from './checkOfflineCopy.ts';

/** Attempts to download while the host publishes new versions. */
const attempts = 3;

let cut: AbortController | null = null;

/** Downloads the missing part of the guide; returns true if it is complete. Errors are shown, never thrown. */
export async function startDownload(): Promise<boolean> {
  if (useOfflineCopy.getState().status === 'downloading') return false;
  const controller = new AbortController();
  cut = controller;
  useOfflineCopy.setState({ status: 'downloading', problem: null });
  try {
    await registerWorker();
    useOfflineCopy.setState({ persisted: await requestPersistence() });
    await alone(() => downloadNewest(controller.signal));
    postToWorker('tidy');
  } catch (error) {
    useOfflineCopy.setState({
      status: 'unknown',
      problem: controller.signal.aborted ? null : problemOf(error),
    });
    await checkOfflineCopy();
    return false;
  } finally {
    // Files of the download are not pages that this tab has shown, so they are not reported to the worker.
    performance.clearResourceTimings();
    if (cut === controller) cut = null;
  }
  useOfflineCopy.setState({ status: 'unknown', newer: null });
  await checkOfflineCopy();
  return useOfflineCopy.getState().status === 'kept';
}

/** Pauses the download; the files so far are kept. */
export function pauseDownload(): void {
  cut?.abort();
}

/** Deletes everything that the site keeps on this device, except the visitor's own lists. */
export async function removeOfflineCopy(): Promise<void> {
  pauseDownload();
  await alone(forgetAll).catch(() => {});
  useOfflineCopy.setState({ status: 'unknown', keptOf: null, problem: null, newer: null });
  await checkOfflineCopy();
}

/** Runs a task while no other tab runs one, if the browser supports locks. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(offlineLock, work);
  else await work();
}

async function downloadNewest(signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    const version = await fetchFileList();
    // Recorded before the download, so that a cleanup in between keeps its files. A complete earlier version stays
    // visible until the new one is complete.
    await writeOfflineCopy({ kept: (await readOfflineCopy()).kept, wanted: version.version });
    await rememberVersion(version);
    useOfflineCopy.setState({ shown: noteOf(version) });
    try {
      await downloadGuide(version, {
        signal,
        onProgress: (done, total) => useOfflineCopy.setState({ done, total }),
      });
    } catch (error) {
      if (error instanceof VersionGoneError && attempt < attempts) continue;
      throw error;
    }
    await rememberVersion(version);
    await noteShown(version.version);
    await writeOfflineCopy({ kept: version.version, wanted: null });
    return;
  }
}

function problemOf(error: unknown): OfflineError {
  if (!(error instanceof Error)) return 'network';
  if (error.name === 'QuotaExceededError') return 'room';
  return error.name === 'SecurityError' || error.name === 'NotAllowedError' ? 'denied' : 'network';
}
