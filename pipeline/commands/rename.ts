import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endingOf, folderKinds, folderOf } from '../content/contentKinds.ts';
import { sitePageSlugs } from '../content/pagePaths.ts';
import type { LoadedContent } from '../content/loadedContent.ts';
import { replaceFile } from '../files/files.ts';
import { loadContent } from '../load/loadContent.ts';
import { renamedTexts, trackEndings, withFormerSlug, type RenamedKind } from '../rename/renamedTexts.ts';
import { didYouMean } from '../spelling/closest.ts';
import { orList } from '../validate/describeError.ts';
import { textsIn } from '../validate/valuesIn.ts';
import { nameFor, parseOptions, pictureFolders, UsageError } from './options/options.ts';

/**
 * `rename KIND/OLD NEW [--content DIR]`: gives a record another name, keeps the old address under formerSlugs, and has
 * all files that name it use the new one. Nothing is written when a file cannot be read.
 */
export async function rename(args: string[]): Promise<number> {
  const {
    record,
    name,
    content = 'content',
  } = parseOptions(args, { options: ['content'], arguments: ['record', 'name'] });
  const dir = resolve(content);
  const { kind, from } = recordOf(record, dir);
  const ending = endingOf(kind);
  const place = (slug: string) => join(dir, folderOf[kind], slug + ending);
  const to = nameFor(kind, name, dir);
  if (kind === 'page' && sitePageSlugs.includes(from))
    throw new Error(`${from} holds the words of a screen of the site, so its name cannot change`);
  if (!existsSync(place(from))) throw new Error(unknownRecord(dir, kind, from, ending));
  if (existsSync(place(to))) throw new Error(`${place(to)} exists already: choose another name.`);

  const loaded = loadContent(dir);
  const [broken] = loaded.problems;
  if (broken)
    throw new Error(`${broken.file}: ${broken.message}. Fix it first, because it may name the record.`);
  const owner = loaded.files.find(
    ({ kind: other, slug, data }) =>
      other === kind &&
      slug !== from &&
      textsIn(data).some(({ path, value }) => path[0] === 'formerSlugs' && value === to),
  );
  if (owner) throw new Error(`${to} is an old name of ${owner.path}: choose another name.`);
  const texts = renamedTexts(loaded, { kind, from, to });
  const track = kind === 'trail' ? trackOf(loaded, from, to) : null;
  const shown = loaded.files.find((file) => file.kind === kind && file.slug === from);
  const own = shown ? (texts.get(shown.path) ?? shown.text) : readFileSync(place(from), 'utf8');
  if (shown) texts.delete(shown.path);

  if (track) renameSync(join(dir, 'routes', track.from), join(dir, 'routes', track.to));
  // A notice has no page of its own, and so no old address.
  const hasPage = kind !== 'notice';
  replaceFile(place(to), hasPage ? withFormerSlug(own, from, to) : own);
  rmSync(place(from));
  for (const [path, text] of texts) replaceFile(resolve(path), text);
  const pictures = content === 'content' ? renamePictures(dir, kind, from, to) : 0;
  console.log(
    [
      `${folderOf[kind]}/${from}${ending} is now ${folderOf[kind]}/${to}${ending}${hasPage ? '; its old address leads to the new one' : ''}.`,
      ...[...texts.keys()].map((path) => `  mended: ${path}`),
      ...(track ? [`  renamed: routes/${track.from} to routes/${track.to}`] : []),
      ...(pictures > 0 ? [`  renamed: ${pictures} drawn pictures`] : []),
      'Run npm run check.',
    ].join('\n'),
  );
  return 0;
}

const renamedKinds = folderKinds.filter((kind) => kind !== 'trip');

function recordOf(record: string, dir: string): { kind: RenamedKind; from: string } {
  const [, word = '', from = ''] = /^(?:content\/)?([\w-]+)\/([^/]+?)(?:\.yaml|\.md)?$/.exec(record) ?? [];
  const kind = renamedKinds.find((name) => name === word || folderOf[name] === word);
  if (kind) return { kind, from };
  const owner = renamedKinds.find((name) => existsSync(join(dir, folderOf[name], record + endingOf(name))));
  const hint = owner ? `Did you mean "${owner}/${record}"?` : didYouMean(word, renamedKinds);
  throw new UsageError(
    `name the record as KIND/NAME, KIND being ${orList(renamedKinds)} (got "${record}")${hint ? `. ${hint}` : ''}`,
  );
}

/** Returns the file in content/routes that is named after a trail, with its new name; null if there is none. */
function trackOf(
  { routes, dir }: LoadedContent,
  from: string,
  to: string,
): { from: string; to: string } | null {
  const ending = trackEndings.find((each) => routes.some(({ name }) => name === from + each));
  if (ending === undefined) return null;
  if (routes.some(({ name }) => name === to + ending))
    throw new Error(`${dir}/routes/${to}${ending} exists already: choose another name.`);
  return { from: from + ending, to: to + ending };
}

function unknownRecord(dir: string, kind: RenamedKind, from: string, ending: string): string {
  const folder = join(dir, folderOf[kind]);
  const known = existsSync(folder)
    ? readdirSync(folder).flatMap((name) => (name.endsWith(ending) ? [name.slice(0, -ending.length)] : []))
    : [];
  return [`there is no ${folderOf[kind]}/${from}${ending}`, didYouMean(from, known)]
    .filter(Boolean)
    .join('. ');
}

/** Renames the drawn pictures of the guide's own records, so that they are not drawn anew; returns their number. */
function renamePictures(dir: string, kind: RenamedKind, from: string, to: string): number {
  const { mastersDir } = pictureFolders(dir);
  const folder = join(mastersDir, folderOf[kind]);
  if (!existsSync(folder)) return 0;
  const own = new RegExp(String.raw`^${from}(?=(?:-\d+|-night)?$)`);
  const names = readdirSync(folder).filter((name) => own.test(name));
  for (const name of names) renameSync(join(folder, name), join(folder, name.replace(own, to)));
  const key = new RegExp(String.raw`^${folderOf[kind]}/${from}(?=(?:-\d+|-night)?$)`);
  for (const list of ['manifest.json', 'edges.json']) {
    const path = join(mastersDir, list);
    const entries = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);
    const renamed = entries.map(
      ([name, value]) => [name.replace(key, `${folderOf[kind]}/${to}`), value] as const,
    );
    const sorted = renamed.toSorted(([a], [b]) => (a < b ? -1 : 1));
    replaceFile(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
  return names.length;
}
