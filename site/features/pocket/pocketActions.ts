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

/** Attempts at a pocket while the host goes on to the next version. */
const attempts = 3;

let cut: AbortController | null = null;

/** Reads how the pocket stands and shows that. Never rejects. */
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

/** Whether a download was begun that is not done. Rejects where storage is denied. */
export async function isCut(): Promise<boolean> {
  return (await readPocket()).wanted !== null;
}

/** Fetches the whole guide, or what is missing of it; true when all of it is here. What goes wrong is shown, never thrown. */
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
    // What a download asked for is not what this tab has shown: the worker need not hear of it.
    performance.clearResourceTimings();
    if (cut === controller) cut = null;
  }
  usePocket.setState({ status: 'unknown', newer: null });
  await lookIntoPocket();
  return usePocket.getState().status === 'kept';
}

/** Stops the download; what came stays. */
export function pauseTaking(): void {
  cut?.abort();
}

/** Removes everything that the guide keeps on this device but the visitor's own lists. */
export async function emptyPocket(): Promise<void> {
  pauseTaking();
  await alone(forgetAll).catch(() => {});
  usePocket.setState({ status: 'unknown', keptOf: null, problem: null, newer: null });
  await lookIntoPocket();
}

/** Runs work while no other tab does such work, where the browser knows how to arrange that. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(pocketLock, work);
  else await work();
}

async function fillWithNewest(signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    const version = await askForVersion();
    // Wanted first, then remembered: whoever tidies in between knows that it is needed. What was whole stays the guide
    // that is shown until the next one is.
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
