import { escapeUTF8 } from 'entities/escape';
import type { Published } from '../../derive/published.ts';
import type { PublishedFile } from '../../files/publishedFile.ts';

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
