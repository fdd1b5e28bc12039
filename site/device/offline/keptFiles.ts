import type { GuideFile } from './guideVersion.ts';
import { ownName } from '../../base/guideBase.ts';

/** Name of the cache that holds files of all versions side by side. */
export const filesCache = ownName('larch-files-1');

/**
 * Returns true if an answer may be stored: a whole answer of the guide's own host that says yes. A redirect, an error, a
 * part, and what another host sent may not.
 */
export const isKeepable = ({ status, type, redirected }: Response): boolean =>
  status === 200 && (type === 'basic' || type === 'default') && !redirected;

/** Returns the name of a file in the store. A file that two versions share is kept once. */
export const keyOf = ([url, revision]: GuideFile): string => `${url}?kept=${revision}`;

/** Rejects in browsers that deny storage, like everything below. */
export const openFiles = () => caches.open(filesCache);

/** Opens the store once and returns a test for stored files. */
export async function keptFiles(): Promise<(file: GuideFile) => boolean> {
  const names = new Set(await storedNames());
  return (file) => names.has(keyOf(file));
}

/** Returns the names of all stored files. */
export async function storedNames(): Promise<string[]> {
  const requests = await (await openFiles()).keys();
  return requests.map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}
