import type { CheckedContent } from '../content/checkedContent.ts';
import { endingOf, type FolderKind, folderOf } from '../content/contentKinds.ts';
import { didYouMean } from '../spelling/closest.ts';
import type { Fault } from './findingIn.ts';
import { nowCalled } from './presentName.ts';

/** Returns the fault of a slug that no file of a kind has; null if one has it. `otherwise` is the last suggestion. */
export function unknownSlug(
  content: CheckedContent,
  kind: FolderKind,
  slug: string,
  otherwise: string,
): Fault | null {
  const known = content.slugs.get(kind) ?? [];
  if (known.includes(slug)) return null;
  return {
    message: `there is no file ${folderOf[kind]}/${slug}${endingOf(kind)}`,
    suggestion: nowCalled(content, kind, slug) ?? didYouMean(slug, known) ?? otherwise,
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
  if (kind && keysOf(kind).includes(key)) return null;
  const renamed = kind && nowCalled(content, kind, key.slice(kind.length + 1), (slug) => `${kind}/${slug}`);
  return {
    message: `there is no ${key.replace('/', ' "')}"`,
    suggestion: renamed ?? didYouMean(key, kinds.flatMap(keysOf)) ?? otherwise,
  };
}
