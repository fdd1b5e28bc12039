import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

// remark-rehype drops raw HTML unless told otherwise, so nothing unsafe can pass even if a rule missed it.
const processor = unified().use(remarkRehype).use(rehypeSlug).use(rehypeStringify);

/** Parsing is the slowest part of both a check and a build, which look at the same texts. */
const trees = new Map<string, Root>();
const maxTrees = 10_000;
/** The dev server renders all texts after every edit, and most never change. */
const rendered = new Map<string, string>();
const maxRendered = 50_000;

/** The syntax tree of a Markdown text. */
export function parseMarkdown(markdown: string): Root {
  const tree = trees.get(markdown) ?? parser.parse(markdown);
  if (trees.size >= maxTrees) trees.clear();
  trees.set(markdown, tree);
  return tree;
}

/** Markdown as HTML on one line break per block; raw HTML in it is left out. */
export function markdownToHtml(markdown: string): string {
  const known = rendered.get(markdown);
  if (known !== undefined) return known;
  const html = processor.stringify(processor.runSync(parseMarkdown(markdown))).trim();
  // Nobody needs the tree any more.
  trees.delete(markdown);
  if (rendered.size >= maxRendered) rendered.clear();
  rendered.set(markdown, html);
  return html;
}

/** A Markdown text of one paragraph as HTML that stands within a line. */
export function markdownToInlineHtml(markdown: string): string {
  const html = markdownToHtml(markdown);
  return /^<p>(?<words>(?:(?!<p>)[\s\S])*)<\/p>$/.exec(html)?.groups?.words ?? html;
}

/** Whether an address may stand in a link: https, http, mailto, tel, a path of this site or an anchor. */
export function isSafeLink(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address);
}
