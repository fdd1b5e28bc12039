import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SealedPage, seal } from './fileSeal.ts';
import { placeFile } from './placeFile.ts';
import { removeAbandoned } from './removeAbandoned.ts';

/** Inputs of a rendered page. */
export interface RenderedFrom {
  /** Address of the page. */
  path: string;
  /** Addresses of the published files that it read. */
  reads: string[];
}

/** The pages that one bundle rendered before, by a hash of their input. */
export interface PageStore {
  /** File of the page and its seal when it was rendered from the very same data; null when it must be rendered. */
  find: (path: string, hashOf: HashOf) => { file: string; sealed: SealedPage } | null;
  /** Keeps a page that was just rendered into `file`. */
  add: (page: RenderedFrom, file: string, sealed: SealedPage, hashOf: HashOf) => void;
  /** Keeps what this build found or added, and as much again of earlier builds. */
  save: () => void;
}

/** Hash of the published file at an address. */
export type HashOf = (url: string) => string;

type PageHashes = Pick<SealedPage, 'sha256' | 'textSha256'>;

interface StoredPages {
  /** Published files that each address reads. They depend on the code alone. */
  reads: Record<string, string[]>;
  /** Hashes of the HTML in the file of that name. */
  pages: Record<string, PageHashes>;
}

const indexName = 'index.json';

/** Opens the store of a bundle. A page whose file was changed is rendered again. */
export function openPageStore(folder: string): PageStore {
  mkdirSync(folder, { recursive: true });
  removeAbandoned(folder, /^index\.json\.(\d+)$/);
  const stored = readIndex(folder);
  const sealedPages = sealPages(folder, stored.pages);
  const used = new Set<string>();
  const nameOf = ({ path, reads }: RenderedFrom, hashOf: HashOf): string => {
    const hash = createHash('sha256').update(path);
    for (const url of reads) hash.update(`\0${url}\0${hashOf(url)}`);
    return `${hash.digest('hex').slice(0, 32)}.html`;
  };
  return {
    find(path, hashOf) {
      const reads = stored.reads[path];
      if (!reads) return null;
      const name = nameOf({ path, reads }, hashOf);
      const sealed = sealedPages.get(name);
      // Another build may have made room meanwhile.
      if (!sealed || !existsSync(join(folder, name))) return null;
      used.add(name);
      return { file: join(folder, name), sealed };
    },
    add(page, file, { sha256, textSha256 }, hashOf) {
      const name = nameOf(page, hashOf);
      placeFile(file, join(folder, name));
      stored.reads[page.path] = page.reads;
      stored.pages[name] = { sha256, textSha256 };
      used.add(name);
    },
    save() {
      const others = Object.keys(stored.pages).filter((name) => !used.has(name));
      // Newest last: the pages of other content folders and of the edit before stay for a while.
      const kept = new Set([...others.slice(-used.size), ...used]);
      const pages = Object.fromEntries([...kept].map((name) => [name, stored.pages[name]]));
      for (const name of readdirSync(folder)) {
        if (name.endsWith('.html') && !kept.has(name)) rmSync(join(folder, name), { force: true });
      }
      const file = join(folder, indexName);
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({ reads: stored.reads, pages }));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}

/** Returns the pages whose files are there, byte for byte. */
function sealPages(folder: string, pages: StoredPages['pages']): Map<string, SealedPage> {
  const whole = new Map<string, SealedPage>();
  for (const [name, { sha256, textSha256 }] of Object.entries(pages)) {
    const bytes = readIfThere(join(folder, name));
    const sealed = bytes && seal(name, bytes);
    if (sealed?.sha256 === sha256) whole.set(name, { ...sealed, textSha256 });
  }
  return whole;
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Reads the index. One that is missing, cut off or of another shape is read as empty. */
function readIndex(folder: string): StoredPages {
  const empty: StoredPages = { reads: {}, pages: {} };
  try {
    const index: unknown = JSON.parse(readFileSync(join(folder, indexName), 'utf8'));
    return isStoredPages(index) ? index : empty;
  } catch {
    return empty;
  }
}

function isStoredPages(value: unknown): value is StoredPages {
  if (typeof value !== 'object' || value === null || !('reads' in value) || !('pages' in value)) return false;
  const { reads, pages } = value;
  return (
    isRecord(reads) &&
    Object.values(reads).every(
      (urls) => Array.isArray(urls) && urls.every((url) => typeof url === 'string'),
    ) &&
    isRecord(pages) &&
    Object.values(pages).every(
      (hashes) =>
        isRecord(hashes) && typeof hashes.sha256 === 'string' && typeof hashes.textSha256 === 'string',
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
