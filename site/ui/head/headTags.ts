import type { SiteFrame } from '../SiteContext.ts';
import { wholeSentences } from '../text/text.ts';

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

/** Metadata of a page for search engines and social cards. */
export interface PageMeta {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** Path of the page, the canonical address below the site's base address. */
  path: string;
  /** Path of the social card, 1200 pixels wide and 630 high. */
  image?: string;
  /** Text alternative of the picture on the social card. A card without a picture has the title alone. */
  imageAlt?: string | undefined;
  /** schema.org nodes; give them only while prerendering (import.meta.env.SSR), no browser needs the code for them. */
  jsonLd?: object[] | undefined;
  /** true keeps the page out of search engines. */
  noIndex?: boolean;
}

/** `Title | Site`, or the title alone where it names the site. */
export function documentTitle(meta: PageMeta, site: Pick<SiteFrame, 'name'>): string {
  return meta.title.includes(site.name) ? meta.title : `${meta.title} | ${site.name}`;
}

/** Characters of a description that search engines show. */
const shown = 160;
/** Fewer say too little. */
const enough = 80;

/** Returns a description that search engines show whole: its first sentences, or its first words. */
export function searchDescription(text: string): string {
  if (text.length <= shown) return text;
  const sentences = wholeSentences(text, shown);
  if (sentences && sentences.length >= enough) return sentences;
  const end = text.lastIndexOf(' ', shown - 1);
  const words = text.slice(0, end === -1 ? shown - 1 : end);
  return `${words.replace(/[\s,;:–-]+$/u, '')}…`;
}
