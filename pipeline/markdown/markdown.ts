import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { markdownExcess } from './markdownExcess.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

// remark-rehype drops raw HTML by default, so nothing unsafe can pass even if a rule missed it.
const processor = unified().use(remarkRehype).use(rehypeSlug).use(rehypeStringify);

/** Parsing is the slowest part of both a check and a build, which look at the same texts. */
const trees = textCache(
  // A rule refuses such a text, and others look at it, too: they get a tree without content.
  (markdown): Root => (markdownExcess(markdown) ? { type: 'root', children: [] } : parser.parse(markdown)),
  10_000,
);

/** The dev server renders all texts after every edit, and most never change. */
const rendered = textCache((markdown) => {
  const html = processor.stringify(processor.runSync(trees.get(markdown))).trim();
  // The tree is no longer needed.
  trees.forget(markdown);
  return html;
}, 50_000);

/** Returns the syntax tree of a Markdown text. */
export const parseMarkdown = (markdown: string): Root => trees.get(markdown);

/** Converts Markdown to HTML on one line break per block; raw HTML in it is left out. */
export const markdownToHtml = (markdown: string): string => rendered.get(markdown);

/** Converts a Markdown text of one paragraph to inline HTML. */
export function markdownToInlineHtml(markdown: string): string {
  const html = markdownToHtml(markdown);
  return /^<p>(?<words>(?:(?!<p>)[\s\S])*)<\/p>$/.exec(html)?.groups?.words ?? html;
}

/** Returns true if a link may have this address: https, http, mailto, tel, a path of this site or an anchor. */
export function isSafeLink(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address);
}

/** Cache of results by text. */
export interface TextCache<T> {
  /** Returns the result of `make` for a text, from the cache if it is there. */
  get: (text: string) => T;
  forget: (text: string) => void;
}

/** Caches the results for a number of texts. Drops all of them when it is full. */
export function textCache<T extends object | string>(make: (text: string) => T, most: number): TextCache<T> {
  const made = new Map<string, T>();
  return {
    get(text) {
      const known = made.get(text);
      if (known !== undefined) return known;
      const value = make(text);
      if (made.size >= most) made.clear();
      made.set(text, value);
      return value;
    },
    forget: (text) => void made.delete(text),
  };
}
