import { createContext, use, useContext, useEffect } from 'react';
import { SiteContext } from '../SiteContext.ts';
import { documentTitle, headTags, type HeadTag, type PageMeta } from './headTags.ts';

/** Takes the tags of a page while it is prerendered; null in browsers. */
export const HeadCollector = createContext<((tags: HeadTag[]) => void) | null>(null);

/**
 * Gives a page that was reached within the guide the title, description, robots and canonical address of `headTags`; the
 * social tags and structured data of the page that was loaded go. That page was served with all of its tags.
 */
function updateHead(title: string, description: string, canonical: string | null): void {
  const { head, documentElement } = document;
  document.title = title;
  if (documentElement.dataset.hydrated !== 'true') return;
  for (const tag of head.querySelectorAll(
    'meta[content]:not([name=viewport]),[rel=canonical],[type$=json]',
  )) {
    tag.remove();
  }
  const add = (name: 'meta' | 'link', attributes: object) =>
    head.append(Object.assign(document.createElement(name), attributes));
  add('meta', { name: 'description', content: description });
  if (canonical) add('link', { rel: 'canonical', href: canonical });
  else add('meta', { name: 'robots', content: 'noindex' });
}

/** Sets title, description, canonical address, social tags and structured data of the page that renders it. */
export function PageHead(meta: PageMeta) {
  const site = useContext(SiteContext);
  // Social tags and structured data are for those who read the HTML: no browser needs the code for them.
  if (import.meta.env.SSR) use(HeadCollector)?.(headTags(meta, site));
  const title = documentTitle(meta, site);
  const { description } = meta;
  const canonical = meta.noIndex ? null : site.url + meta.path;
  useEffect(() => updateHead(title, description, canonical), [title, description, canonical]);
  return null;
}
