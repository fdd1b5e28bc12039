import { isKeepable } from './keptFiles.ts';
import {
  freshHeader,
  type GuideVersion,
  isGuideVersion,
  isVersionNote,
  listUrl,
  noteUrl,
  type VersionNote,
} from './guideVersion.ts';
import { withBase } from '../../base/guideBase.ts';

/** Milliseconds after which the host counts as out of reach. */
const timeout = 20_000;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(withBase(url), {
    cache: 'no-cache',
    headers: { [freshHeader]: '1' },
    signal: AbortSignal.timeout(timeout),
  });
  if (!isKeepable(response)) throw new Error(`${response.status}: ${url}`);
  return (await response.json()) as unknown;
}

/** Fetches the host's version. Rejects if the host does not answer with one. */
export async function fetchVersion(): Promise<VersionNote> {
  const note = await fetchJson(noteUrl);
  if (isVersionNote(note)) return note;
  throw new Error(`${noteUrl} names no version.`);
}

/** Fetches the list of every file that the host shows now. Rejects if the host sends none. */
export async function fetchFileList(): Promise<GuideVersion> {
  const version = await fetchJson(listUrl);
  if (isGuideVersion(version)) return version;
  throw new Error(`${listUrl} lists no files.`);
}
