import type { CheckedContent } from '../content/checkedContent.ts';
import { endingOf, type FolderKind, folderOf } from '../content/contentKinds.ts';
import { didYouMean } from '../spelling/closest.ts';
import type { Fault } from './findingIn.ts';
import { suggestCurrentName } from './currentName.ts';

/** Kinds that a person may take for each other, by the key under which each is listed. */
const listed = ['attraction', 'activity', 'accommodation', 'trail'] as const;

/** Returns the fault of a slug that no file of a kind has; null if one has it. `otherwise` is the last suggestion. */
export function unknownSlug(
  content: CheckedContent,
  kind: FolderKind,
  slug: string,
  otherwise: string,
): Fault | null {
  const known = content.slugs.get(kind) ?? [];
  if (known.includes(slug)) return null;
  if (known.length === 0) return emptyFolder(content, kind);
  const other = listed.find((name) => name !== kind && content.slugs.get(name)?.includes(slug));
  const article = other?.startsWith('a') ? 'an' : 'a';
  return {
    message: `there is no file ${folderOf[kind]}/${slug}${endingOf(kind)}`,
    suggestion:
      suggestCurrentName(content, kind, slug) ??
      (other ? `${slug} is ${article} ${other}: write it under ${folderOf[other]}.` : null) ??
      suggestRecord(content, kind, slug, known) ??
      otherwise,
  };
}

/** Returns the same for a key such as `trail/high-lookout`. */
export function unknownKey(
  content: CheckedContent,
  kinds: readonly FolderKind[],
  key: string,
  otherwise: string,
): Fault | null {
  const keysOf = (kind: FolderKind) => (content.slugs.get(kind) ?? []).map((slug) => `${kind}/${slug}`);
  const kind = kinds.find((name) => key.startsWith(`${name}/`));
  const keys = kinds.flatMap(keysOf);
  if (kind && keysOf(kind).includes(key)) return null;
  if (kind && keysOf(kind).length === 0) return emptyFolder(content, kind);
  const slug = key.slice(key.indexOf('/') + 1);
  const renamed = kind && suggestCurrentName(content, kind, slug, (now) => `${kind}/${now}`);
  const other = keys.find((known) => known.endsWith(`/${slug}`));
  return {
    message: `there is no ${key.replace('/', ' "')}"`,
    suggestion:
      renamed ??
      (other ? `Write ${other}` : null) ??
      (content.removed.has(key) ? wasRemoved : didYouMean(key, keys)) ??
      otherwise,
  };
}

/** Returns the fault of a folder without records that others name: one, however many name them. */
export function emptyFolder({ dir }: CheckedContent, kind: FolderKind): Fault {
  const folder = `${dir}/${folderOf[kind]}`;
  return {
    folder,
    message: 'this folder is missing or has no records, and other files name records of it',
    suggestion: `Bring it back from git: git restore ${folder}. Or remove everything that names its records.`,
  };
}

const wasRemoved =
  'The record was removed since the last commit: remove what names it, or put the file back.';

/** `Did you mean "x"?`, but not for a record that the last commit had: whoever follows it would name another place. */
export function suggestRecord(
  content: CheckedContent,
  kind: FolderKind,
  slug: string,
  known: readonly string[],
): string | null {
  return content.removed.has(`${kind}/${slug}`) ? wasRemoved : didYouMean(slug, known);
}
