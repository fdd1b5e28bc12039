import { escapeAttribute, escapeUTF8 } from 'entities/escape';
import { appIcons } from '../../derive/pictures.ts';
import { pageMove, type Move } from '../../derive/moves.ts';
import type { Published } from '../../derive/published.ts';
import type { PublishedFile } from '../../files/files.ts';
import { recordKinds } from '#schemas/recordKinds.ts';
import { addresses, recordAddress } from '#schemas/addresses.ts';
import { basePathOf } from '#schemas/rules/basePath.ts';
import type { Site, Moved } from '#schemas/types/published.ts';

/** Returns a page that is no part of the guide and that search engines leave out. Title and body are HTML. */
export function barePage({ language }: Pick<Site, 'language'>, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
${body}
</body>
</html>
`;
}

/** Returns the JSON files at old addresses, which name the new ones. */
export function movedDocuments(moves: readonly Move[]): { path: string; value: Moved }[] {
  return moves.map(({ kind, former, slug }) => {
    const url = recordAddress(addresses[kind], slug);
    const from = recordAddress(addresses[kind], former);
    return { path: from.slice(1), value: { slug: former, movedTo: slug, url } };
  });
}

/** Folders of pages that hold no list: whoever shortens the address of a trail comes to the list of its kind. */
const listMoves = Object.values(recordKinds).flatMap(({ path, listPath }): { from: string; to: string }[] =>
  path === listPath ? [] : [{ from: path, to: listPath }],
);

/**
 * Returns the permanent redirects from the old paths of records to the new ones, and to lists. A host looks up the former in its folder,
 * and browsers go to the latter, so that alone begins with the path of the guide.
 */
export function redirectsFile(moves: readonly Move[], url: string): string {
  const base = basePathOf(url);
  return [...listMoves, ...moves.flatMap((move) => [pageMove(move), ...fileMove(move)])]
    .map(({ from, to }) => `${from} ${base}${to} 301\n`)
    .join('');
}

/** Returns the same for hosts that know no such file: a page at each old address that leads on. */
export function redirectPages(
  moves: readonly Move[],
  { url, language }: Pick<Site, 'url' | 'language'>,
): PublishedFile[] {
  return [...listMoves, ...moves.map(pageMove)].map(({ from, to }) => ({
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

/** Returns the sitemap and the robots file. `baseUrl` has no slash at its end. */
export function searchEngineFiles(
  { sitemapPaths, lastChanges }: Pick<Published, 'sitemapPaths' | 'lastChanges'>,
  baseUrl: string,
): PublishedFile[] {
  const urls = sitemapPaths.map((path) => {
    const day = lastChanges.get(path);
    const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `  <url><loc>${escapeUTF8(baseUrl + path)}</loc>${changed}</url>`;
  });
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ];
  const robots = ['User-agent: *', 'Allow: /', `Sitemap: ${baseUrl}/sitemap.xml`, ''];
  return [
    { path: 'sitemap.xml', text: sitemap.join('\n') },
    { path: 'robots.txt', text: robots.join('\n') },
  ];
}

/**
 * Returns security.txt (RFC 9116), in which people who find a weakness look for a contact. Empty if the content has
 * none.
 */
export function securityFiles({ contact, url, builtOn, language }: Site): PublishedFile[] {
  if (!contact.email) return [];
  const expires = new Date(`${builtOn}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + 364);
  const lines = [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ];
  return [{ path: '.well-known/security.txt', text: lines.join('\n') }];
}

/** Returns the web manifest, with which phones install the guide as an app. */
export function webManifestFile({
  name,
  tagline,
  language,
  url,
  sign,
}: Pick<Site, 'name' | 'tagline' | 'language' | 'url' | 'sign'>): PublishedFile {
  const home = `${basePathOf(url)}/`;
  const manifest = {
    id: home,
    name,
    short_name: name,
    description: tagline,
    lang: language,
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: sign.background,
    theme_color: sign.background,
    icons: appIcons.map(({ path, size, purpose }) => ({
      src: home + path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return { path: 'site.webmanifest', text: `${JSON.stringify(manifest)}\n` };
}

/** Returns the sign that browsers show in their tabs. */
export function faviconFile({ sign: { path, color, background } }: Pick<Site, 'sign'>): PublishedFile {
  const ground = `<rect width="32" height="32" fill="${background}"/>`;
  return {
    path: 'favicon.svg',
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<path fill="${color}" d="${path}"/></svg>\n`,
  };
}
