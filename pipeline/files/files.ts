import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type WriteFileOptions,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A file to write: its path below a folder, with forward slashes, and its text. */
export interface PublishedFile {
  path: string;
  text: string;
}

/** A file of a finished build: its path below the folder, with forward slashes. */
export interface ManifestEntry {
  path: string;
  sha256: string;
  /** In bytes. */
  size: number;
}

/** Returns the paths of all files below a folder, relative to it and sorted. */
export function filesBelow(dir: string): string[] {
  const root = resolve(dir);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length + 1).replaceAll('\\', '/'))
    .sort();
}

/** Returns the bytes of a file that a person named. Throws an Error without the words of the system if there is none. */
export function readNamed(file: string): Buffer {
  const entry = statSync(resolve(file), { throwIfNoEntry: false });
  if (!entry) throw new Error(`there is no file ${file}`);
  if (!entry.isFile()) throw new Error(`${file} is a folder: name a file in it`);
  return readFileSync(resolve(file));
}

/** Writes a file. The error of a full disk names the file, which the system's own does not. */
export function writeFile(file: string, data: string | Buffer, options?: WriteFileOptions): void {
  try {
    writeFileSync(file, data, options);
  } catch (error) {
    throw withPath(error, file);
  }
}

/** Adds a path to the message of a failed write, as Node does for all other errors. */
export function withPath(error: unknown, path: string): unknown {
  if (error instanceof Error && /^E[A-Z]+: [^']+, write$/.test(error.message)) error.message += ` '${path}'`;
  return error;
}

/** Writes a new file and renames it, so that a full disk leaves the old file. Makes its folder if needed. */
export function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = join(dirname(path), `.${basename(path)}.new`);
  try {
    writeFile(fresh, text);
    renameSync(fresh, path);
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** Returns the entry of a file that holds these bytes. */
export function entryOf(path: string, bytes: Buffer): ManifestEntry {
  return { path, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
}

/** Writes files below a folder and returns their entries. */
export function writeFiles(dir: string, files: readonly PublishedFile[]): ManifestEntry[] {
  return files.map(({ path, text }) => {
    const target = join(dir, path);
    const bytes = Buffer.from(text);
    mkdirSync(dirname(target), { recursive: true });
    writeFile(target, bytes);
    return entryOf(path, bytes);
  });
}

/** Writes the files that are new or have another text, and returns their paths. */
export function writeChangedFiles(dir: string, files: readonly PublishedFile[]): string[] {
  return writeFiles(dir, changedFiles(dir, files)).map(({ path }) => path);
}

/** Returns the files that a folder lacks, or holds with another text. */
export function changedFiles(dir: string, files: readonly PublishedFile[]): PublishedFile[] {
  return files.filter(({ path, text }) => {
    const target = join(dir, path);
    return !existsSync(target) || readFileSync(target, 'utf8') !== text;
  });
}
