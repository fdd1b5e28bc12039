import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

// remark-rehype drops raw HTML unless told otherwise, so nothing unsafe can pass even if a rule missed it.
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeStringify);

/** The syntax tree of a Markdown text. */
export function parseMarkdown(markdown: string): Root {
  return parser.parse(markdown);
}

/** Markdown as HTML on one line break per block; raw HTML in it is left out. */
export function markdownToHtml(markdown: string): string {
  return String(processor.processSync(markdown)).trim();
}

/** Whether an address may stand in a link: https, http, mailto, tel, a path of this site or an anchor. */
export function isSafeLink(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address);
}
