import { createContext, useContext, useEffect } from 'react';
import { documentTitle, type HeadSite } from './documentTitle.ts';
import { type HeadTag, headTags } from './headTags.ts';
import type { PageMeta } from './PageMeta.ts';

/** Takes the tags of a page while it is prerendered; null in browsers. */
export const HeadCollector = createContext<((tags: HeadTag[]) => void) | null>(null);

/** The name and base address that every head mentions. */
export const HeadSiteContext = createContext<HeadSite>({ name: '', url: '' });

/** Keeps the parts of the head that matter to a visitor in step with a page that was reached within the guide. */
function updateHead(title: string, canonical: string | null): void {
  document.title = title;
  const link = document.querySelector('link[rel="canonical"]');
  if (canonical) link?.setAttribute('href', canonical);
}

/** Sets title, description, canonical address, social tags and structured data of the page that renders it. */
export function PageHead(meta: PageMeta) {
  const site = useContext(HeadSiteContext);
  const collect = useContext(HeadCollector);
  // Social tags and structured data are for those who read the HTML: no browser needs the code for them.
  if (import.meta.env.SSR) collect?.(headTags(meta, site));
  const title = documentTitle(meta, site);
  const canonical = meta.noIndex ? null : site.url + meta.path;
  useEffect(() => updateHead(title, canonical), [title, canonical]);
  return null;
}
