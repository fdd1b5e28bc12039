import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ContentKind } from '../content/contentKinds.ts';
import type { ContentFile } from './loadedContent.ts';

/** What a file holds, once its schema has accepted it. */
export type KnownFile = Pick<ContentFile, 'data' | 'body'>;

/**
 * Remembers files that were found right, so that they are neither parsed nor checked against their schema again while
 * their bytes stay the same. Files with a mistake are never remembered.
 */
export interface KnownFiles {
  find: (kind: ContentKind, text: string) => KnownFile | null;
  add: (kind: ContentKind, text: string, file: KnownFile) => void;
  /** Keeps what this run found or added for the next one. */
  save: () => void;
}

const root = join(import.meta.dirname, '../..');

/** Everything besides its own bytes on which the verdict on a file depends. */
const judges = ['pipeline/load', 'schemas/types/authoredValidators.js', 'package-lock.json'];

/** Where the memory of a content folder is kept between runs; null for a folder elsewhere, which may be gone tomorrow. */
export function memoryOf(contentDir: string): string | null {
  if (relative(root, contentDir).startsWith('..')) return null;
  return join(root, '.cache/check', `${hashOf(contentDir).slice(0, 16)}.json`);
}

/** A memory kept in a JSON file; of this process alone for null. A file that cannot be read or written is no memory. */
export function openKnownFiles(path: string | null): KnownFiles {
  const judge = path === null ? '' : hashOf(...judges.flatMap((name) => textsBelow(join(root, name))));
  const known = new Map<string, KnownFile>(path === null ? [] : readMemory(path, judge));
  const used = new Set<string>();
  const keyOf = (kind: ContentKind, text: string): string => hashOf(kind, text);
  let hasNew = false;
  return {
    find(kind, text) {
      const key = keyOf(kind, text);
      used.add(key);
      return known.get(key) ?? null;
    },
    add(kind, text, { data, body }) {
      const key = keyOf(kind, text);
      hasNew ||= !known.has(key);
      known.set(key, { data, body });
    },
    save() {
      if (path === null || !hasNew) return;
      const files = [...known].filter(([key]) => used.has(key));
      const body = JSON.stringify(files);
      writeMemory(path, `${hashOf(judge, body)}\n${body}`);
    },
  };
}

function readMemory(path: string, judge: string): [string, KnownFile][] {
  try {
    // The seal on the first line fits the judges and every byte that follows.
    const [seal = '', body = ''] = readFileSync(path, 'utf8').split('\n', 2);
    return seal === hashOf(judge, body) ? (JSON.parse(body) as [string, KnownFile][]) : [];
  } catch {
    return [];
  }
}

function writeMemory(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    // Renamed into place, so that two checks at once never leave half of each.
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  } catch {
    // The next run is slower, and as right.
  }
}

function textsBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [readFileSync(path, 'utf8')];
  return readdirSync(path)
    .sort()
    .map((name) => readFileSync(join(path, name), 'utf8'));
}

function hashOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url');
}
