import { escapeAttribute } from 'entities/escape';
import { addresses, type RecordName, recordAddress } from '#schemas/addresses.ts';
import { basePathOf } from '#schemas/rules/basePath.ts';
import type { Moved, Site } from '#schemas/types/published.ts';
import { type Move, pageMove } from '../../derive/moves.ts';
import type { PublishedFile } from '../../files/publishedFile.ts';

/** Returns true for the kinds of records with a JSON file each. */
function hasDocument(kind: Move['kind']): kind is Move['kind'] & RecordName {
  return kind !== 'event';
}

/** Returns the JSON files at old addresses, which name the new ones. */
export function movedDocuments(moves: readonly Move[]): { path: string; value: Moved }[] {
  return moves.flatMap(({ kind, former, slug }) => {
    if (!hasDocument(kind)) return [];
    const url = recordAddress(addresses[kind], slug);
    const from = recordAddress(addresses[kind], former);
    return [{ path: from.slice(1), value: { slug: former, movedTo: slug, url } }];
  });
}

/**
 * Returns the permanent redirects from the old paths of records to the new ones. A host looks up the former in its folder,
 * and browsers go to the latter, so that alone begins with the path of the guide.
 */
export function redirectsFile(moves: readonly Move[], url: string): string {
  const base = basePathOf(url);
  return moves
    .flatMap((move) => [...pageMove(move), ...fileMove(move)])
    .map(({ from, to }) => `${from} ${base}${to} 301\n`)
    .join('');
}

/** Returns the same for hosts that know no such file: a page at each old address that leads on. */
export function redirectPages(
  moves: readonly Move[],
  { url, language }: Pick<Site, 'url' | 'language'>,
): PublishedFile[] {
  return moves.flatMap(pageMove).map(({ from, to }) => ({
    path: `${from.slice(1)}/index.html`,
    text: redirectPage(to, { url, language }),
  }));
}

function fileMove({ kind, former, slug }: Move): { from: string; to: string }[] {
  if (kind === 'trail') return [{ from: `/gpx/${former}.gpx`, to: `/gpx/${slug}.gpx` }];
  return kind === 'event' ? [{ from: `/events/${former}.ics`, to: `/events/${slug}.ics` }] : [];
}

function redirectPage(to: string, { url, language }: Pick<Site, 'url' | 'language'>): string {
  const href = escapeAttribute(basePathOf(url) + to);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${escapeAttribute(url + to)}">
<p>This page has moved: <a href="${href}">${href}</a></p>
</html>
`;
}
