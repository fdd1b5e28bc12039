import { type CheckedContent, recordsOf } from '../content/checkedContent.ts';
import type { FolderKind } from '../content/contentKinds.ts';
import { formerSlugsOf } from '../content/idOf.ts';

/** Returns the name that a record of a kind has now, by one that it had before; null if no record had it. */
export function currentName(content: CheckedContent, kind: FolderKind, former: string): string | null {
  const entries = [...recordsOf(content), ...content.guides, ...content.pages];
  return (
    entries.find((entry) => entry.kind === kind && formerSlugsOf(entry.data).includes(former))?.slug ?? null
  );
}

/** `It is now called new-name: write new-name.`, or null if no record had that name. */
export function suggestCurrentName(
  content: CheckedContent,
  kind: FolderKind,
  former: string,
  write = (slug: string) => slug,
): string | null {
  const slug = currentName(content, kind, former);
  return slug === null ? null : `It is now called ${slug}: write ${write(slug)}`;
}
