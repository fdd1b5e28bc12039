import { visit } from 'unist-util-visit';
import { brokenLinks, type BrokenLink } from './brokenLinks.ts';
import { parseMarkdown, textCache, markdownToHtml } from './markdown.ts';
import { markdownExcess, type MarkdownExcess } from './markdownExcess.ts';
import { markdownErrors, type MarkdownError } from './markdownErrors.ts';

/** Parts of a Markdown text that the rules check. Lines are counted from 1. */
export interface MarkdownOutline {
  headings: { depth: number; line: number }[];
  /** Addresses of links, in order. */
  links: { href: string; line: number }[];
  /** Opening tags of raw HTML. */
  rawHtml: { tag: string; line: number }[];
  pictures: { line: number }[];
  brokenLinks: BrokenLink[];
  /** Marks that are written wrongly. */
  errors: MarkdownError[];
  /** Why the text is not parsed, and all else is empty; null for nearly all texts. */
  excess: MarkdownExcess | null;
}

/** Signs of which each part of an outline has at least one. Nearly all texts have none and need not be parsed. */
const marks = /[[<>#*`~|@={^$\\]|__|^\s*\d+[.)]|https?[;/]|[•·]|^:|^\s*-|:\/\/|www\./im;

/** Parsing is the slowest part of a check, several rules look at the same text, and most texts never change. */
const outlines = textCache(makeOutline, 50_000);

/** Returns the outline of a Markdown text; the same text is parsed once. */
export const markdownOutline = (text: string): MarkdownOutline => outlines.get(text);

function makeOutline(text: string): MarkdownOutline {
  const excess = markdownExcess(text);
  const outline: MarkdownOutline = {
    headings: [],
    links: [],
    rawHtml: [],
    pictures: [],
    brokenLinks: [],
    errors: [],
    excess,
  };
  if (excess || !marks.test(text)) return outline;
  outline.brokenLinks = brokenLinks(text);
  outline.errors = markdownErrors(text, parseMarkdown(text));
  visit(parseMarkdown(text), (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') outline.headings.push({ depth: node.depth, line });
    else if (node.type === 'link' || node.type === 'definition') outline.links.push({ href: node.url, line });
    else if (node.type === 'html' && !node.value.startsWith('</')) {
      outline.rawHtml.push({ tag: node.value.split('\n', 1)[0] ?? '', line });
    } else if (node.type === 'image' || node.type === 'imageReference') outline.pictures.push({ line });
  });
  return outline;
}

/** Returns the anchors of headings: their words joined with hyphens, numbered where two would be the same. */
export function anchorsOf(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const words = heading.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? ['section'];
    const anchor = words.join('-');
    const count = (seen.get(anchor) ?? 0) + 1;
    seen.set(anchor, count);
    return count === 1 ? anchor : `${anchor}-${count}`;
  });
}

/** Returns the anchors of the headings of a Markdown text. */
export function anchorsInMarkdown(markdown: string): string[] {
  return [...markdownToHtml(markdown).matchAll(/<h\d id="([^"]*)"/g)].map(([, id = '']) => id);
}
