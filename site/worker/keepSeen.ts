import { findFile, keepFile } from '../device/offline/fileStore.ts';
import { isKeepable } from '../device/offline/keptFiles.ts';
import { noteTab, readTab } from '../device/offline/guideState.ts';
import { fileAt, type GuideFile, type GuideVersion, listedUrl } from '../device/offline/guideVersion.ts';
import { offlineUrl } from './answerPage.ts';
import { shownByHost } from './knownVersion.ts';
import { htmlWithoutBase, withBase } from '../base/guideBase.ts';

/** Returns the assets that a page names. */
const namedFiles = (html: string) => [
  ...htmlWithoutBase(html).matchAll(
    /(?:href|src|data-entry)="(\/(?:assets\/[^"]+|favicon\.svg|[a-z]+\.js))"/g,
  ),
];

/** Fetches a file unless it is stored; false when the host has another one by now. */
async function fetchFile(file: GuideFile): Promise<boolean> {
  if (await findFile(file)) return true;
  const answer = await fetch(withBase(file[0]), { cache: 'no-cache' });
  return isKeepable(answer) && keepFile(file, answer, await answer.arrayBuffer());
}

async function fetchFiles(urls: readonly string[], version: GuideVersion): Promise<void> {
  const files = urls.map((url) => fileAt(version, url)).filter((file) => file !== undefined);
  await Promise.all(files.map(fetchFile));
}

/** Stores the page in place of missing ones, with its assets. Rejects when the host is out of reach. */
export async function keepOfflinePage(): Promise<void> {
  const version = await shownByHost();
  const file = fileAt(version, offlineUrl);
  if (!file || !(await fetchFile(file))) return;
  const page = await findFile(file);
  const html = (await page?.text()) ?? '';
  await fetchFiles(
    namedFiles(html).map(([, url = '']) => url),
    version,
  );
}

/**
 * Keeps what a tab has shown: the page at its address and the files that it requested before the worker was there. A tab
 * that was open before becomes one of the version to which its page belongs.
 */
export async function keepSeen(addresses: readonly string[], tab: string): Promise<void> {
  const [page, ...files] = addresses.map(listedUrl);
  if (page === undefined) return;
  const shown = await readTab(tab);
  const version = shown ?? (await shownByHost());
  const file = fileAt(version, page);
  if (!file || !(await fetchFile(file))) return;
  if (!shown) await noteTab(tab, version.version);
  await fetchFiles(files, version);
}
