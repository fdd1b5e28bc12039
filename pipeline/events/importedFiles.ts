import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { fileOf, importedFolder } from '../content/contentKinds.ts';
import { writeFile } from '../files/files.ts';
import type { AuthoredFeeds } from '#schemas/types/authored.ts';

const stateFile = basename(fileOf.feeds);

const notice = '# Written by npm run events:refresh, and by nothing else: an edit would be lost.\n';

/** State of one feed between refreshes. */
export type FeedState = AuthoredFeeds['feeds'][number];

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
    [stateFile, text({ feeds: states.toSorted((a, b) => (a.id < b.id ? -1 : 1)) })],
    ...sorted.map(({ slug, data }) => [`${slug}.yaml`, text(data)] as const),
  ]);
}

/** Reads the files of a folder of the import. */
export function readImported(contentDir: string): ImportedFiles {
  const folder = join(contentDir, importedFolder);
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
 * Puts files in the place of all that the folder of the import holds, once all of them are written beside it. Throws when
 * a name is not that of a record, or the folder is a link to somewhere else.
 */
export function writeImported(contentDir: string, files: ImportedFiles): void {
  const target = join(contentDir, importedFolder);
  const fresh = join(dirname(target), '.imported.new');
  for (const name of files.keys()) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(name)) throw new Error(`${name} is no name of a record`);
  }
  for (const path of [dirname(target), target]) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`${path} is a link: nothing is written behind it`);
  }
  rmSync(fresh, { recursive: true, force: true });
  try {
    mkdirSync(fresh, { recursive: true });
    for (const [name, text] of files) writeFile(join(fresh, name), text);
    rmSync(target, { recursive: true, force: true });
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
