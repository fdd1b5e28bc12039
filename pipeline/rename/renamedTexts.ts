import { isMap, isScalar, parseDocument } from 'yaml';
import { folderOf, isMarkdownKind, type FolderKind } from '../content/contentKinds.ts';
import type { ContentFile, KeyPath, LoadedContent } from '../content/loadedContent.ts';
import { pathOfPage } from '../content/pagePaths.ts';
import { textsIn } from '../validate/valuesIn.ts';
import { recordPath } from '#schemas/recordKinds.ts';

/** Part of a text to replace. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/** Endings of the tracks in content/routes. */
export const trackEndings = ['.geojson', '.gpx'] as const;

/** Kinds whose records have an address that stays. A ready trip has none, so its file is renamed by hand. */
export type RenamedKind = Exclude<FolderKind, 'trip'>;

export interface Renaming {
  kind: RenamedKind;
  from: string;
  to: string;
}

/** Returns the edits that have a file name a record by its new name: values that are its name, and links to its page. */
export function referencesTo(file: ContentFile, { kind, from, to }: Renaming): TextEdit[] {
  const keys = {
    [`${kind}/${from}`]: `${kind}/${to}`,
    [`${folderOf[kind]}/${from}`]: `${folderOf[kind]}/${to}`,
    ...(kind === 'trail' ? { [`routes/${from}`]: `routes/${to}` } : {}),
  };
  const named = textsIn(file.data).flatMap(({ path, value }): TextEdit[] => {
    const renamed =
      namesRecord(file, path, kind) && value === from
        ? to
        : (trackNamed(file, path, value, { kind, from, to }) ?? planned(file, value, keys));
    return renamed === null ? [] : replaced(file, path, value, renamed);
  });
  return [...named, ...links(file.text, { kind, from, to })];
}

/** Returns true for the values that hold the name of a record of this kind alone. */
function namesRecord({ kind: owner }: ContentFile, path: KeyPath, kind: RenamedKind): boolean {
  if (path[0] === 'related') return path[1] === folderOf[kind];
  if (owner === 'trail' && path.join('.') === 'route.aliasOf') return kind === 'trail';
  if (owner === 'trip' && path.at(-1) === 'bed') return kind === 'accommodation';
  if (owner === 'roads' && path[2] === 'closedBy') return kind === 'notice';
  return owner === 'planner' && path[1] === 'noCarAttractions' && kind === 'attraction';
}

/** Returns the new name of a track that is named after its trail; null for other values. */
function trackNamed(file: ContentFile, path: KeyPath, value: string, { kind, from, to }: Renaming) {
  if (kind !== 'trail' || file.kind !== 'trail' || path.join('.') !== 'route.file') return null;
  const ending = trackEndings.find((each) => value === from + each);
  return ending === undefined ? null : to + ending;
}

/** Returns the new text of a value that names a record with its kind (in the planner, a trip, a notice, a guide, the meanings of words or an exception), or null. */
function planned({ kind }: ContentFile, value: string, keys: Record<string, string>): string | null {
  if (['planner', 'trip', 'notice', 'guide', 'meanings'].includes(kind)) return keys[value] ?? null;
  if (kind !== 'exceptions') return null;
  const ending = /\.(?:yaml|md|geojson|gpx)$/.exec(value)?.[0] ?? '';
  const renamed = keys[value.slice(0, value.length - ending.length)];
  return ending === '' || renamed === undefined ? null : renamed + ending;
}

function replaced(file: ContentFile, path: KeyPath, value: string, renamed: string): TextEdit[] {
  const { line, column } = file.locate(path);
  const start = file.text.split('\n', line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  const offset = file.text.indexOf(value, start);
  return offset === -1 ? [] : [{ offset, length: value.length, text: renamed }];
}

function links(text: string, { kind, from, to }: Renaming): TextEdit[] {
  const pathOf = (slug: string) => {
    if (kind === 'notice') return `/notices#${slug}`;
    return isMarkdownKind(kind) ? pathOfPage(slug) : recordPath(kind, slug);
  };
  const escaped = pathOf(from).replaceAll(/[./-]/g, String.raw`\$&`);
  const link = new RegExp(String.raw`(?<![\w./-])${escaped}(?![\w/-])`, 'g');
  return [...text.matchAll(link)].map(({ index, 0: { length } }) => ({
    offset: index,
    length,
    text: pathOf(to),
  }));
}

/** Returns the content whose files name a record that is renamed, with their new texts by path. */
export function renamedTexts({ files }: LoadedContent, renaming: Renaming): Map<string, string> {
  const changed = files.flatMap((file): [string, string][] => {
    const edits = referencesTo(file, renaming);
    return edits.length === 0 ? [] : [[file.path, withEdits(file.text, edits)]];
  });
  return new Map(changed);
}

/** Returns a text with parts of it replaced; the same part is replaced once. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const byOffset = new Map(edits.map((edit) => [edit.offset, edit]));
  const fromBelow = [...byOffset.values()].sort((a, b) => b.offset - a.offset);
  return fromBelow.reduce(
    (result, edit) => result.slice(0, edit.offset) + edit.text + result.slice(edit.offset + edit.length),
    text,
  );
}

/**
 * Returns the text of a record that keeps its old name under formerSlugs, behind those that it has; the name that it
 * gets is no longer a former one.
 */
export function withFormerSlug(text: string, old: string, present: string): string {
  const isMarkdown = /^---[ \t]*\r?\n/.test(text);
  const start = isMarkdown ? text.indexOf('\n') + 1 : 0;
  const end = isMarkdown ? text.slice(start).search(/^---[ \t]*\r?$/m) + start : text.length;
  const keys = text.slice(start, end);
  const document = parseDocument(keys);
  const pair = isMap(document.contents)
    ? document.contents.items.find(({ key }) => isScalar(key) && key.value === 'formerSlugs')
    : undefined;
  const former = (document.toJS() as { formerSlugs?: string[] } | null)?.formerSlugs ?? [];
  const list = [...former.filter((slug) => slug !== present && slug !== old), old];
  const line = `formerSlugs: [${list.join(', ')}]\n`;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  if (!pair) {
    const before = keys === '' || keys.endsWith('\n') ? keys : `${keys}${eol}`;
    return text.slice(0, start) + before + line.replace('\n', eol) + text.slice(end);
  }
  const from = (pair.key as { range?: [number, number, number] | null }).range?.[0] ?? 0;
  const to = (pair.value as { range?: [number, number, number] | null } | null)?.range?.[1] ?? from;
  return (
    text.slice(0, start) +
    keys.slice(0, from) +
    line.trimEnd() +
    keys.slice(to).replace(/^(?!\r?\n)(?=\S)/, eol) +
    text.slice(end)
  );
}
