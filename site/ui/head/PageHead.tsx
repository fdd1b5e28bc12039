import { createContext, useContext, useEffect } from 'react';
import { type HeadSite, type HeadTag, headTags } from './headTags.ts';
import type { PageMeta } from './PageMeta.ts';

/** Takes the tags of a page while it is prerendered; null in browsers. */
export const HeadCollector = createContext<((tags: HeadTag[]) => void) | null>(null);

/** The name and base address that every head mentions. */
export const HeadSiteContext = createContext<HeadSite>({ name: '', url: '' });

/** Marks the tags that belong to a page, so that the next page can replace them. */
export const pageTagAttribute = 'data-page';

function replacePageTags(tags: HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${pageTagAttribute}]`)) old.remove();
  for (const { tag, attributes, content } of tags) {
    if (tag === 'title') {
      document.title = content ?? '';
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (content) element.textContent = content;
    element.setAttribute(pageTagAttribute, '');
    document.head.append(element);
  }
}

/** Sets title, description, canonical address, social tags and structured data of the page that renders it. */
export function PageHead(meta: PageMeta) {
  const site = useContext(HeadSiteContext);
  const collect = useContext(HeadCollector);
  const tags = headTags(meta, site);
  collect?.(tags);
  const serialized = JSON.stringify(tags);
  useEffect(() => replacePageTags(JSON.parse(serialized) as HeadTag[]), [serialized]);
  return null;
}
