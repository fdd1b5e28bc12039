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
import { join } from 'node:path';

/** A picture file as a maker leaves it in its folder. */
export interface Variant {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** A picture file in the cache, unchanged since it was made. */
export interface CachedPicture extends Variant {
  /** Path on disk. */
  readonly source: string;
  readonly sha256: string;
}

/** Picture files of this and earlier builds, by a hash of what they were made from. */
export interface PictureCache {
  /** The files for a hash: those kept, when each has the size and the time of when it was made, else what `make` makes anew. */
  get: (hash: string, make: (folder: string) => Promise<Variant[]>) => Promise<CachedPicture[]>;
  /** Removes what this build did not use, but for as many newest ones as it used. */
  prune: () => void;
}

/** The list of files in a folder; written last, so that a folder with it is complete. */
const listName = 'files.json';

/** Opens the cache in a folder, which need not exist, and clears away what builds that were killed left in it. */
export function openPictureCache(dir: string): PictureCache {
  removeAbandoned(dir);
  const used = new Set<string>();
  // Two records may show the same photograph, at the same time.
  const underWay = new Map<string, Promise<CachedPicture[]>>();
  return {
    async get(hash, make) {
      used.add(hash);
      const folder = join(dir, hash);
      const files =
        underWay.get(hash) ??
        Promise.resolve(readFolder(folder)).then((kept) => kept ?? makeFolder(folder, make));
      underWay.set(hash, files);
      return files.finally(() => underWay.delete(hash));
    },
    prune() {
      if (!existsSync(dir)) return;
      const others = readdirSync(dir)
        .filter((name) => !used.has(name))
        .map((name) => ({ path: join(dir, name), usedAt: statSync(join(dir, name)).mtimeMs }))
        .sort((a, b) => b.usedAt - a.usedAt);
      for (const { path } of others.slice(used.size)) rmSync(path, { recursive: true, force: true });
      const now = new Date();
      for (const name of used) if (existsSync(join(dir, name))) utimesSync(join(dir, name), now, now);
    },
  };
}

/** Removes what builds that were killed had begun to make. */
function removeAbandoned(dir: string): void {
  if (!existsSync(dir)) return;
  for (const name of readdirSync(dir)) {
    const pid = /\.(\d+)\.part$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(dir, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A file as the list of its folder knows it. */
interface ListedFile {
  readonly file: Omit<CachedPicture, 'source'>;
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * The files of a folder; null when its list is missing or a file was written since. It compares sizes and times, as git
 * does: to read every picture takes a tenth of a build.
 */
function readFolder(folder: string): CachedPicture[] | null {
  try {
    const list = JSON.parse(readFileSync(join(folder, listName), 'utf8')) as ListedFile[];
    const areAsWritten = list.every(({ file, writtenAt }) => {
      const { size, mtimeMs } = statSync(join(folder, file.name));
      return size === file.bytes && Math.trunc(mtimeMs) === writtenAt;
    });
    return areAsWritten ? list.map(({ file }) => ({ ...file, source: join(folder, file.name) })) : null;
  } catch {
    return null;
  }
}

/** Fills a temporary folder and moves it into place whole, so that a broken run leaves nothing behind. */
async function makeFolder(
  folder: string,
  make: (folder: string) => Promise<Variant[]>,
): Promise<CachedPicture[]> {
  const temporary = `${folder}.${process.pid}.part`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const made = await make(temporary);
  const files = made.map((file) => ({ ...file, sha256: hashOf(join(temporary, file.name)) }));
  const list = files.map((file): ListedFile => ({
    file,
    writtenAt: Math.trunc(statSync(join(temporary, file.name)).mtimeMs),
  }));
  writeFileSync(join(temporary, listName), JSON.stringify(list));
  const theirs = readFolder(folder) ?? moved(temporary, folder);
  if (theirs) {
    rmSync(temporary, { recursive: true, force: true });
    return theirs;
  }
  return files.map((file) => ({ ...file, source: join(folder, file.name) }));
}

/** Moves a folder into place. Returns the files there instead if another build made them meanwhile. */
function moved(temporary: string, folder: string): CachedPicture[] | null {
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(temporary, folder);
    return null;
  } catch (error) {
    const theirs = readFolder(folder);
    if (!theirs) throw error;
    return theirs;
  }
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
