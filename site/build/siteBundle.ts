import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { keepNewest, touchFolder } from './cacheFolders.ts';
import { type SealedFile, sealFolders } from './fileSeal.ts';
import { removeAbandoned } from './removeAbandoned.ts';

/** Number of bundles that are kept, the newest among them, so that switching between branches makes none anew. */
const keptBundles = 3;

/** The folders of a bundle: what browsers load and what renders pages. */
const parts = ['client', 'server'];
const sealName = 'bundle.json';

/** The bundles of one state of the code. */
export interface SiteBundle {
  folder: string;
  /** Files of both parts with their hashes. */
  files: SealedFile[];
}

/**
 * Returns the bundles of the code whose hash is `key`: those in the cache folder if they are whole, else new ones, which
 * `make` writes into the folder that it is given.
 */
export async function openSiteBundle(
  cacheDir: string,
  key: string,
  make: (folder: string) => Promise<void>,
): Promise<SiteBundle> {
  const folder = join(cacheDir, key);
  removeAbandoned(cacheDir, /^making-(\d+)$/);
  const kept = readBundle(folder);
  if (kept) {
    touchFolder(folder);
    return kept;
  }
  rmSync(folder, { recursive: true, force: true });
  keepNewest(cacheDir, keptBundles - 1);
  const making = join(cacheDir, `making-${process.pid}`);
  try {
    await make(making);
    writeFileSync(join(making, sealName), JSON.stringify(sealFolders(making, parts)));
    // Another build of the same code may have been faster: its folder is as good.
    if (!readBundle(folder)) renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  const made = readBundle(folder);
  if (!made) throw new Error(`The bundles in ${folder} changed while they were made.`);
  return made;
}

/** Returns the bundle in a folder; null if a file of it is missing, changed or added. */
function readBundle(folder: string): SiteBundle | null {
  try {
    const seal = JSON.parse(readFileSync(join(folder, sealName), 'utf8')) as SealedFile[];
    return isDeepStrictEqual(seal, sealFolders(folder, parts)) ? { folder, files: seal } : null;
  } catch {
    return null;
  }
}
