import { withBase } from '../../base/guideBase.ts';
import { fetchVersion, fetchFileList } from '../../device/offline/fetchVersion.ts';
import { readOfflineCopy } from '../../device/offline/guideState.ts';
import { bytesOf, isVersionNote, noteUrl, type VersionNote } from '../../device/offline/guideVersion.ts';
import { keptFiles } from '../../device/offline/keptFiles.ts';
import { useOfflineCopy } from '../../device/offline/offlineStore.ts';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';

/** Returns the version of this tab, as the worker answers it. */
async function shownHere(): Promise<VersionNote | null> {
  const note = (await (await fetch(withBase(noteUrl))).json()) as unknown;
  return isVersionNote(note) ? note : null;
}

/** Returns the bytes that an update of the downloaded guide would fetch; 0 without one. */
async function costOfNewest(): Promise<number> {
  if ((await readOfflineCopy()).kept === null) return 0;
  const isKept = await keptFiles();
  const { pocket } = await fetchFileList();
  return bytesOf(pocket.filter((file) => !isKept(file)));
}

/** Checks if the host has another version than this tab, and offers it. Rejects without a network. */
export async function checkForUpdate(): Promise<void> {
  const here = await shownHere();
  const note = await fetchVersion();
  useOfflineCopy.setState({ shown: note });
  if (!here || here.version === note.version) return;
  const bytes = await costOfNewest();
  useOfflineCopy.setState({ newer: { note, bytes } });
}

/** Downloads the missing part of the guide by code that loads only for it; returns true if all of it is here. */
export async function completeGuide(): Promise<boolean> {
  try {
    const { startDownload } = await importWithRetry(() => import('./downloadActions.ts'));
    return await startDownload();
  } catch {
    useOfflineCopy.setState({ problem: 'network' });
    return false;
  }
}

/**
 * Updates this tab to the version of the host. A downloaded guide is updated first, and stays as it is if that fails.
 */
export async function showNewer(): Promise<void> {
  const { kept } = await readOfflineCopy().catch(() => ({ kept: null }));
  if (kept === null || (await completeGuide())) window.location.reload();
}

/** Formats bytes in megabytes with one decimal, at least 0.1. */
export function megabytes(bytes: number): string {
  const tenths = bytes > 0 ? Math.max(1, Math.round(bytes / 100_000)) : 0;
  return `${(tenths / 10).toFixed(1)} MB`;
}
