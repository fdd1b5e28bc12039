import { markdownToHtml } from './markdown.ts';

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
