import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { fileOf, importedFolder } from '../../content/contentKinds.ts';
import { writeFile } from '../../files/files.ts';
import type { FeedState } from './feedState.ts';

const stateFile = basename(fileOf.feeds);

const notice = '# Written by npm run events:refresh, and by nothing else: an edit would be lost.\n';

/** Texts of the files of the import by name. */
export type ImportedFiles = ReadonlyMap<string, string>;

/** Returns the files of some records and of what was read last; equal input gives equal bytes. */
export function importedFiles(
  records: readonly { slug: string; data: unknown }[],
  states: readonly FeedState[],
): ImportedFiles {
  const sorted = records.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const text = (value: unknown) =>
    notice + stringify(value, { lineWidth: 100, aliasDuplicateObjects: false });
  return new Map([
    [stateFile, text({ feeds: states })],
    ...sorted.map(({ slug, data }) => [`${slug}.yaml`, text(data)] as const),
  ]);
}

/** Reads the files of a folder of the import. */
export function readImported(contentDir: string, below: string = importedFolder): ImportedFiles {
  const folder = join(contentDir, below);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Names of the record files that come, go and change. */
export function compareFiles(before: ImportedFiles, after: ImportedFiles) {
  const slugs = (names: string[]) =>
    names.filter((name) => name !== stateFile).map((name) => name.replace(/\.yaml$/, ''));
  return {
    added: slugs([...after.keys()].filter((name) => !before.has(name))),
    removed: slugs([...before.keys()].filter((name) => !after.has(name))),
    changed: slugs(
      [...after.keys()].filter((name) => before.has(name) && before.get(name) !== after.get(name)),
    ),
  };
}

/** Returns true if two folders hold the same bytes. */
export function isSameFiles(a: ImportedFiles, b: ImportedFiles): boolean {
  return a.size === b.size && [...a].every(([name, text]) => b.get(name) === text);
}

/**
 * Puts files in the place of all that the folder of the import holds, at once: when anything fails the old folder is as it
 * was. Throws when a name is not that of a record, or the folder is a link to somewhere else.
 */
export function writeImported(
  contentDir: string,
  files: ImportedFiles,
  below: string = importedFolder,
): void {
  const target = join(contentDir, below);
  const parent = dirname(target);
  const fresh = join(parent, '.imported.new');
  const old = join(parent, '.imported.old');
  for (const name of files.keys()) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(name)) throw new Error(`${name} is no name of a record`);
  }
  mkdirSync(parent, { recursive: true });
  if (lstatSync(parent).isSymbolicLink())
    throw new Error(`${parent} is a link: nothing is written behind it`);
  // A run that was killed between the two renames.
  if (!existsSync(target) && existsSync(old)) renameSync(old, target);
  if (existsSync(target) && lstatSync(target).isSymbolicLink()) {
    throw new Error(`${target} is a link: nothing is written behind it`);
  }
  rmSync(fresh, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
  try {
    mkdirSync(fresh);
    for (const [name, text] of files) writeFile(join(fresh, name), text);
    if (existsSync(target)) renameSync(target, old);
    try {
      renameSync(fresh, target);
    } catch (error) {
      if (existsSync(old)) renameSync(old, target);
      throw error;
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  rmSync(old, { recursive: true, force: true });
}
