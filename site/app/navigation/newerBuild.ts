import { fetchVersion } from '../../device/offline/fetchVersion.ts';
import { isVersionNote, noteUrl } from '../../device/offline/guideVersion.ts';
import { withBase } from '../../base/guideBase.ts';

/** Outcome of loading a page from a newer build than the running one. */
export type Outcome = 'loading' | 'none' | 'unreachable';

/** Returns the entry that a page names. It changes with any file of its build. */
const entryIn = (html: string) => /data-entry="([^"]+)"/.exec(html)?.[1];

/** Notes a full load; false if it was noted before or cannot be, so that no visitor is sent in circles. */
function isFirstLoad(address: string, entry: string): boolean {
  const note = `larch-load ${entry} ${address}`;
  try {
    if (sessionStorage.getItem(note)) return false;
    sessionStorage.setItem(note, 'once');
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the name of the version that the host shows if it is another than that of this tab; null if it is the same.
 * The worker answers with the version of the tab, and refuses files of any other.
 */
async function otherVersion(): Promise<string | null> {
  if (!navigator.serviceWorker?.controller) return null;
  const note: unknown = await (await fetch(withBase(noteUrl))).json();
  const { version } = await fetchVersion();
  return isVersionNote(note) && note.version !== version ? version : null;
}

/**
 * Loads an address in full when the host has a newer build than the one that runs, at most once per address and build.
 * The host does not keep the files of old builds, so they are the likely reason why one of them does not come. Where a
 * worker keeps the guide, a build of other content counts, too.
 */
export async function loadNewerBuild(address: string): Promise<Outcome> {
  if (!navigator.onLine) return 'unreachable';
  const own = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
  // In development there are no builds.
  if (!own) return 'none';
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(20_000) });
    const entry = entryIn(await response.text());
    const newest = entry === own ? await otherVersion() : entry;
    if (!newest || !isFirstLoad(address, newest)) return 'none';
  } catch {
    return 'unreachable';
  }
  window.location.assign(address);
  return 'loading';
}
