import { askForNote, askForVersion } from '../../device/offline/askHost.ts';
import { keptFiles } from '../../device/offline/fileStore.ts';
import { fillPocket, VersionGoneError } from '../../device/offline/fillPocket.ts';
import {
  forgetAll,
  noteShown,
  pocketLock,
  readPocket,
  readVersion,
  rememberVersion,
  writePocket,
} from '../../device/offline/guideState.ts';
import { bytesOf, type GuideVersion, noteOf } from '../../device/offline/guideVersion.ts';
import { type PocketProblem, usePocket } from '../../device/offline/pocketStore.ts';
import { canKeep, registerWorker, tellWorker } from './worker.ts';

/** Attempts to download while the host publishes new versions. */
const attempts = 3;

let cut: AbortController | null = null;

/** Reads the state of the download and shows it. Never rejects. */
export async function lookIntoPocket(): Promise<void> {
  if (!canKeep()) {
    usePocket.setState({ status: 'unsupported' });
    return;
  }
  try {
    const pocket = await readPocket();
    const name = pocket.wanted ?? pocket.kept;
    const kept = pocket.kept === null ? null : await readVersion(pocket.kept);
    const version = name === null ? null : await readVersion(name);
    const isKept = await keptFiles();
    const isWhole = (of: GuideVersion | null) => of !== null && of.pocket.every(isKept);
    const persisted = version && ((await navigator.storage?.persisted?.()) ?? null);
    const total = version ? bytesOf(version.pocket) : 0;
    const done = version ? bytesOf(version.pocket.filter(isKept)) : 0;
    if (usePocket.getState().status === 'taking') return;
    usePocket.setState({
      status: isWhole(kept) ? 'kept' : version ? 'part' : 'none',
      keptOf: isWhole(kept) ? (kept?.builtOn ?? null) : null,
      persisted,
      total,
      done,
    });
  } catch {
    usePocket.setState({ status: 'unsupported' });
    return;
  }
  const shown = await askForNote().catch(() => null);
  usePocket.setState({ shown });
}

/** Returns true if a download was interrupted. Rejects if storage is denied. */
export async function isCut(): Promise<boolean> {
  return (await readPocket()).wanted !== null;
}

/** Downloads the missing part of the guide; returns true if it is complete. Errors are shown, never thrown. */
export async function takeGuide(): Promise<boolean> {
  if (usePocket.getState().status === 'taking') return false;
  const controller = new AbortController();
  cut = controller;
  usePocket.setState({ status: 'taking', problem: null });
  try {
    await registerWorker();
    const persisted = (await navigator.storage?.persist?.().catch(() => false)) ?? null;
    usePocket.setState({ persisted });
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
