import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type SealedFile, seal } from './pageWorker.ts';

/** Number of bundles that are kept: those of two branches, at the root of a host and below a path. */
const keptBundles = 4;

/** Everything that a bundle is made from. */
const sources = ['site', 'schemas', 'public', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Source files that are in no bundle. */
const besides = /\.test\.tsx?$|^site\/(e2e|test)\//;

/** Returns the paths of all files below a folder, relative to `root` and sorted; for a file, its own path. */
function filesOf(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Returns a hash of the code below a root folder, for a guide at the path `base` of its host. */
export function codeKey(root: string, base = '/'): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${base}`);
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    if (besides.test(file)) continue;
    const bytes = readFileSync(join(root, file));
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * Returns the folder with the bundle of the code whose hash is `key`. If there is none, `make` writes it into the folder
 * that it is given.
 */
export async function openSiteBundle(
  cacheDir: string,
  key: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cacheDir, key);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  mkdirSync(cacheDir, { recursive: true });
  const making = join(cacheDir, `making-${process.pid}`);
  try {
    await make(making);
    // Another build of the same code may have been faster.
    if (!existsSync(folder)) renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  const used = (name: string) => statSync(join(cacheDir, name)).mtimeMs;
  const newestFirst = readdirSync(cacheDir).sort((a, b) => used(b) - used(a));
  for (const name of newestFirst.slice(keptBundles))
    rmSync(join(cacheDir, name), { recursive: true, force: true });
  return folder;
}

/**
 * Copies the files that browsers load from a bundle into a folder. If devices may not keep the guide, the worker that
 * removes kept files is copied in place of the one that keeps them.
 */
export function copyClient(bundle: string, out: string, isOffline: boolean): SealedFile[] {
  const client = join(bundle, 'client');
  return filesOf(client, '.').map((path) => {
    const bytes = readFileSync(join(client, path === 'sw.js' && !isOffline ? 'stop.js' : path));
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), bytes);
    return seal(path, bytes);
  });
}
