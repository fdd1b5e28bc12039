import type { SiteFrame } from '../SiteContext.ts';
import { documentTitle } from './documentTitle.ts';
import { searchDescription } from './searchDescription.ts';
import type { PageMeta } from './PageMeta.ts';

/** One element of a document head; `content` is the text inside, for title and script. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  content?: string;
}

const metaName = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

/** Returns the social card as Open Graph and Twitter tags. */
function cardTags(url: string, alt: string): HeadTag[] {
  return [
    property('og:image', url),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', alt),
    metaName('twitter:image', url),
    metaName('twitter:image:alt', alt),
  ];
}

/** Returns all tags that describe a page: title, description, canonical, Open Graph, Twitter card and JSON-LD. */
export function headTags(meta: PageMeta, site: Omit<SiteFrame, 'currency'>): HeadTag[] {
  const title = documentTitle(meta, site);
  const address = site.url + meta.path;
  const description = searchDescription(meta.description);
  const tags: HeadTag[] = [
    { tag: 'title', attributes: {}, content: title },
    metaName('description', description),
    property('og:site_name', site.name),
    property('og:locale', site.language.replace('-', '_')),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    metaName('twitter:card', 'summary_large_image'),
    metaName('twitter:title', title),
    metaName('twitter:description', description),
  ];
  if (meta.noIndex) tags.push(metaName('robots', 'noindex'));
  else {
    tags.push({ tag: 'link', attributes: { rel: 'canonical', href: address } }, property('og:url', address));
  }
  if (meta.image) tags.push(...cardTags(site.url + meta.image, meta.imageAlt ?? title));
  for (const node of meta.jsonLd ?? []) {
    tags.push({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      content: JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c'),
    });
  }
  return tags;
}
