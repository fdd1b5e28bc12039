import { escapeMarkup } from './escapeMarkup.ts';
import type { PublishedFile } from './publishedFile.ts';

/** The sitemap and the robots file. `baseUrl` has no slash at its end. */
export function searchEngineFiles(paths: readonly string[], baseUrl: string): PublishedFile[] {
  const urls = paths.map((path) => `  <url><loc>${escapeMarkup(baseUrl + path)}</loc></url>`);
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
