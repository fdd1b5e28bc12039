import { type ContentKind, fileOf, type FolderKind, folderOf, type SingleKind } from './contentKinds.ts';
import type { ContentFile } from './loadedContent.ts';
import { didYouMean } from '../spelling/closest.ts';

/** Kinds that hold no figures, or that only programs write. */
const unverified: ReadonlySet<ContentKind> = new Set([
  'basemap',
  'exceptions',
  'feeds',
  'heights',
  'imported-event',
]);

/**
 * Returns the name of a content file as commands take it: `trails/old-bridge`, `facts/passes`, `site`. Null for
 * files that hold no figures to look up.
 */
export function recordName({ kind, slug }: Pick<ContentFile, 'kind' | 'slug'>): string | null {
  if (unverified.has(kind)) return null;
  const single: string | undefined = fileOf[kind as SingleKind];
  return single === undefined ? `${folderOf[kind as FolderKind]}/${slug}` : single.replace(/\.yaml$/, '');
}

/** Returns the content file of a name; the kind may be in the singular. Throws an Error that suggests another name. */
export function fileNamed(name: string, files: readonly ContentFile[]): ContentFile {
  const plain = name.replace(/^content\//, '').replace(/\.(?:yaml|md)$/, '');
  const known = files.flatMap((file) => {
    const own = recordName(file);
    return own === null ? [] : [{ file, names: [own, `${file.kind}/${file.slug}`] }];
  });
  const found = known.find(({ names }) => names.includes(plain));
  if (found) return found.file;
  const names = known.flatMap((each) => each.names);
  const hint = didYouMean(names.find((each) => each.endsWith(`/${plain}`)) ?? plain, names);
  throw new Error(
    `there is no record "${plain}"${hint ? `. ${hint}` : ': name it as KIND/NAME, for example trails/old-bridge'}`,
  );
}
