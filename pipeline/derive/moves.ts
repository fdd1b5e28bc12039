import { recordPath } from '#schemas/recordKinds.ts';
import { type FolderKind, isMarkdownKind } from '../content/contentKinds.ts';
import { formerSlugsOf } from '../content/idOf.ts';
import { pathOfPage } from '../content/pagePaths.ts';
import { type Content, recordsOf } from '../content/checkedContent.ts';

/** A record that had another name. */
export interface Move {
  kind: Exclude<FolderKind, 'notice' | 'trip'>;
  /** The name before, and the name now. */
  former: string;
  slug: string;
}

/** Returns every former name of every record. */
export function movesOf(content: Content): Move[] {
  const entries = [...recordsOf(content), ...content.guides, ...content.pages];
  return entries.flatMap(({ kind, slug, data }) =>
    formerSlugsOf(data).map((former) => ({ kind, former, slug })),
  );
}

/** Returns the present names of one kind of record by the former ones. */
export function formerNames(moves: readonly Move[], kind: Move['kind']): ReadonlyMap<string, string> {
  return new Map(moves.filter((move) => move.kind === kind).map(({ former, slug }) => [former, slug]));
}

/** Returns the old and the new path of a record's page. */
export function pageMove({ kind, former, slug }: Move): { from: string; to: string } {
  const page = (name: string) => (isMarkdownKind(kind) ? pathOfPage(name) : recordPath(kind, name));
  return { from: page(former), to: page(slug) };
}
