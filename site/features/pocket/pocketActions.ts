import { askToStay } from '../../device/browser.ts';
import { askForVersion } from '../../device/offline/askHost.ts';
import { fillPocket, VersionGoneError } from '../../device/offline/fillPocket.ts';
import {
  forgetAll,
  noteShown,
  pocketLock,
  readPocket,
  rememberVersion,
  writePocket,
} from '../../device/offline/guideState.ts';
import { noteOf } from '../../device/offline/guideVersion.ts';
import { type PocketProblem, usePocket } from '../../device/offline/pocketStore.ts';
import { lookIntoPocket, registerWorker, tellWorker } from './lookIntoPocket.ts';

/** Attempts to download while the host publishes new versions. */
const attempts = 3;

let cut: AbortController | null = null;

/** Downloads the missing part of the guide; returns true if it is complete. Errors are shown, never thrown. */
export async function takeGuide(): Promise<boolean> {
  if (usePocket.getState().status === 'taking') return false;
  const controller = new AbortController();
  cut = controller;
  usePocket.setState({ status: 'taking', problem: null });
  try {
    await registerWorker();
    usePocket.setState({ persisted: await askToStay() });
    await alone(() => fillWithNewest(controller.signal));
    tellWorker('tidy');
  } catch (error) {
    usePocket.setState({ status: 'unknown', problem: controller.signal.aborted ? null : problemOf(error) });
    await lookIntoPocket();
    return false;
  } finally {
    // Files of the download are not pages that this tab has shown, so they are not reported to the worker.
    performance.clearResourceTimings();
    if (cut === controller) cut = null;
  }
  usePocket.setState({ status: 'unknown', newer: null });
  await lookIntoPocket();
  return usePocket.getState().status === 'kept';
}

/** Pauses the download; the files so far are kept. */
export function pauseTaking(): void {
  cut?.abort();
}

/** Deletes everything that the site keeps on this device, except the visitor's own lists. */
export async function emptyPocket(): Promise<void> {
  pauseTaking();
  await alone(forgetAll).catch(() => {});
  usePocket.setState({ status: 'unknown', keptOf: null, problem: null, newer: null });
  await lookIntoPocket();
}

/** Runs a task while no other tab runs one, if the browser supports locks. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(pocketLock, work);
  else await work();
}

async function fillWithNewest(signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    const version = await askForVersion();
    // Recorded before the download, so that a cleanup in between keeps its files. A complete earlier version stays
    // visible until the new one is complete.
    await writePocket({ kept: (await readPocket()).kept, wanted: version.version });
    await rememberVersion(version);
    usePocket.setState({ shown: noteOf(version) });
    try {
      await fillPocket(version, {
        signal,
        onProgress: (done, total) => usePocket.setState({ done, total }),
      });
    } catch (error) {
      if (error instanceof VersionGoneError && attempt < attempts) continue;
      throw error;
    }
    await rememberVersion(version);
    await noteShown(version.version);
    await writePocket({ kept: version.version, wanted: null });
    return;
  }
}

function problemOf(error: unknown): PocketProblem {
  if (!(error instanceof Error)) return 'network';
  if (error.name === 'QuotaExceededError') return 'room';
  return error.name === 'SecurityError' || error.name === 'NotAllowedError' ? 'denied' : 'network';
}
