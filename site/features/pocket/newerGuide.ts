import { askForNote, askForVersion } from '../../device/offline/askHost.ts';
import { keptFiles } from '../../device/offline/fileStore.ts';
import { readPocket } from '../../device/offline/guideState.ts';
import { bytesOf, isVersionNote, noteUrl, type VersionNote } from '../../device/offline/guideVersion.ts';
import { usePocket } from '../../device/offline/pocketStore.ts';
import { takeGuide } from './pocketActions.ts';

/** The version that this tab shows: the worker answers with it. */
async function shownHere(): Promise<VersionNote | null> {
  const note = (await (await fetch(noteUrl)).json()) as unknown;
  return isVersionNote(note) ? note : null;
}

/** Bytes that a pocket would have to fetch for what the host shows; none without a pocket. */
async function costOfNewest(): Promise<number> {
  if ((await readPocket()).kept === null) return 0;
  const isKept = await keptFiles();
  const { pocket } = await askForVersion();
  return bytesOf(pocket.filter((file) => !isKept(file)));
}

/** Looks whether the host shows another version than this tab, which then is offered. Rejects without a network. */
export async function lookForNewer(): Promise<void> {
  const here = await shownHere();
  const note = await askForNote();
  usePocket.setState({ shown: note });
  if (!here || here.version === note.version) return;
  const bytes = await costOfNewest();
  usePocket.setState({ newer: { note, bytes } });
}

/** Brings this tab to the version of the host; a pocket is filled with it first, and stays as it is when that fails. */
export async function showNewer(): Promise<void> {
  const { kept } = await readPocket().catch(() => ({ kept: null }));
  if (kept === null || (await takeGuide())) window.location.reload();
}
