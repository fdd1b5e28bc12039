import { findFile, keepFile } from '../device/offline/fileStore.ts';
import { readOfflineCopy, readTab, readVersion } from '../device/offline/guideState.ts';
import {
  fileAt,
  listedUrl,
  listUrl,
  noteOf,
  noteUrl,
  type GuideFile,
  type GuideVersion,
} from '../device/offline/guideVersion.ts';
import { isKeepable } from '../device/offline/keptFiles.ts';
import { arrivalOf, type PageRequest } from './answerPage.ts';
import { shownVersions } from './knownVersion.ts';

/** Returns true for a file whose address changes with its bytes: whichever version names one, it is the same. */
const isHashed = (url: string) => url.startsWith('/assets/');

const isPicture = (url: string) => url.startsWith('/images/');

/**
 * Answers the request of a tab for a file, in the version that the tab shows. A file that is not kept is requested from the
 * host. If the host has another version by then, the request fails, so that the page loads in full: versions are never
 * mixed.
 */
export async function answerFile({ request, tab, afterwards }: PageRequest): Promise<Response> {
  const url = listedUrl(request.url);
  const version = await versionFor(url, tab).catch(() => null);
  if (!version) return fetch(request);
  if (url === listUrl) return Response.json(version);
  if (url === noteUrl) return Response.json(noteOf(version));
  const file = fileAt(version, url);
  if (!file) return fetch(request);
  const kept = await findFile(file).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request).catch(() => null);
  if (!answer?.ok)
    return (await findSmaller(url, version).catch(() => undefined)) ?? answer ?? Response.error();
  if (!isKeepable(answer)) return answer;
  const keeping = keepUnlessRemoved(file, answer.clone(), tab);
  if (isPicture(url) || isHashed(url)) {
    // Shown as it comes: a picture that is another by now does no harm, and code is named by its bytes.
    afterwards(keeping.catch(() => {}));
    return answer;
  }
  // A device that is full, or keeps nothing, shows the response.
  const isOfVersion = await keeping.catch(() => true);
  return isOfVersion ? answer : Response.error();
}

/**
 * Keeps a file when its bytes have come, unless the visitor has removed everything in the meantime. Returns false when
 * the bytes are those of another version. Rejects as `keepFile` does.
 */
async function keepUnlessRemoved(file: GuideFile, answer: Response, tab: string): Promise<boolean> {
  const bytes = await answer.arrayBuffer();
  const isRemoved = (await versionFor(file[0], tab)) === null;
  return isRemoved || keepFile(file, answer, bytes);
}

async function versionFor(url: string, tab: string): Promise<GuideVersion | null> {
  await arrivalOf(tab);
  const shown = await readTab(tab);
  if (shown || !isHashed(url)) return shown;
  const { kept } = await readOfflineCopy();
  const versions = [kept === null ? null : await readVersion(kept), ...(await shownVersions())];
  return versions.find((version) => version && fileAt(version, url)) ?? null;
}

async function findSmaller(url: string, version: GuideVersion): Promise<Response | undefined> {
  for (const other of smallerPictures(url)) {
    const file = fileAt(version, other);
    const kept = file && (await findFile(file));
    if (kept) return kept;
  }
  return undefined;
}

/** Widths at which pictures are published, the smallest first: that is the one of the offline copy. */
const widths = [400, 800, 1600];

/** A picture by its folder, crop and width; the original has neither. */
const pattern = /^(\/images\/.+)\/(?:(card|wide)-\d+\.webp|original\.jpg)$/;

/** Returns the addresses of the same picture in other sizes, the likeliest first; none for other files. */
export function smallerPictures(url: string): string[] {
  const [, folder, crop = 'wide'] = pattern.exec(url) ?? [];
  if (folder === undefined) return [];
  const crops = crop === 'card' ? ['card', 'wide'] : ['wide', 'card'];
  return crops
    .flatMap((name) => widths.map((width) => `${folder}/${name}-${width}.webp`))
    .filter((other) => other !== url);
}
