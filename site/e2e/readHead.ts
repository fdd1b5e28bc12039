import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from './readDist.ts';

/** Metadata in the head of a finished page. */
export interface Head {
  path: string;
  /** Every value of a tag by its name: title, canonical, description, og:title and so on. */
  tags: Map<string, string[]>;
  /** The JSON-LD blocks. */
  jsonLd: object[];
}

function tagOf(element: Element): [name: string, value: string] {
  const name =
    element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel');
  const value = element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent;
  return [name ?? element.localName, value];
}

/** Reads the head of the page at an address of the guide; needs a DOM. */
export function readHead(path: string): Head {
  const file = path === '/404' ? '404.html' : join(path, 'index.html');
  const html = readFileSync(join(distDir, file), 'utf8');
  // The rest of a page is long and of no use here.
  const { head } = new DOMParser().parseFromString(html.slice(0, html.indexOf('</head>')), 'text/html');
  const tags = new Map<string, string[]>();
  for (const element of head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')) {
    const [name, value] = tagOf(element);
    tags.set(name, [...(tags.get(name) ?? []), value]);
  }
  const scripts = [...head.querySelectorAll('script[type="application/ld+json"]')];
  return { path, tags, jsonLd: scripts.map((script) => JSON.parse(script.textContent) as object) };
}
