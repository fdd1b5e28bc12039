import { folderOf } from './contentKinds.ts';
import { recordPrefixes } from './pagePaths.ts';

/**
 * Returns the content files that may hold the words of an address, the likeliest first, relative to the content
 * folder: that of a record, or of the guide or page of that name.
 */
export function sourceFiles(pathname: string): string[] {
  if (pathname === '/') return [`${folderOf.page}/home.md`];
  const [, folder = '', slug = '', rest] = pathname.split('/');
  if (rest !== undefined) return [];
  if (slug === '') return [`${folderOf.guide}/${folder}.md`, `${folderOf.page}/${folder}.md`];
  const kind = Object.entries(recordPrefixes).find(([, prefix]) => prefix === `/${folder}`)?.[0];
  return kind ? [`${kind}/${slug}.yaml`] : [];
}
