import { isSafeLink } from '../../../markdown/markdown.ts';
import { type MarkdownOutline, markdownOutline } from '../../../markdown/markdownOutline.ts';
import { type MarkdownText, markdownTexts } from '../../markdownTexts.ts';
import { type Finding, findingIn, positionOf } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const markdown: Rule = {
  name: 'markdown',
  description:
    'Markdown holds no raw HTML, which would bypass the design and the security policy, no pictures, which belong in ' +
    'the front matter or the gallery, no links but https, http, mailto, tel, /paths and #anchors, and no link with a ' +
    'bracket missing, which would be shown unchanged. Its marks are written so that they are none to visitors: headings ' +
    'with a space, bold words without, code that is closed, tables whose rows have the cells of their head. It has no more letters, lines, marks in a paragraph and levels ' +
    'of nesting than a person would write, because the parser would take minutes for them.',
  canBeExcused: false,
  check(content) {
    return markdownTexts(content).flatMap((source) =>
      findingsIn(markdownOutline(source.text)).map((finding) => problemAt(source, finding)),
    );
  },
};

interface MarkdownFinding {
  message: string;
  suggestion: string;
  /** Text at fault, and its line of the Markdown text. */
  snippet: string;
  line: number;
}

function findingsIn({
  rawHtml,
  pictures,
  links,
  brokenLinks,
  slips,
  excess,
}: MarkdownOutline): MarkdownFinding[] {
  return [
    ...(excess
      ? [{ ...excess, suggestion: 'Divide it, or remove what was put there by mistake.', snippet: '' }]
      : []),
    ...rawHtml.map(({ tag, line }) => ({
      message: `raw HTML is not allowed: ${tag}`,
      suggestion: 'Write Markdown instead; a bare < is written \\<.',
      snippet: tag,
      line,
    })),
    ...pictures.map(({ line }) => ({
      message: 'pictures are not allowed in Markdown',
      suggestion: 'Use scene:, photo: or gallery: instead.',
      snippet: '![',
      line,
    })),
    ...brokenLinks.map(({ line, snippet, message, meant }) => ({
      message,
      suggestion: `Write ${meant}`,
      snippet,
      line,
    })),
    ...slips,
    ...links
      .filter(({ line }) => !brokenLinks.some((broken) => broken.line === line))
      .filter(({ href }) => !isSafeLink(href))
      .map(({ href, line }) => ({
        message: `the link "${href}" is not allowed`,
        suggestion: 'Links start with https://, http://, mailto:, tel:, / or #.',
        snippet: href,
        line,
      })),
  ];
}

function problemAt(
  { file, path, text }: MarkdownText,
  { message, suggestion, snippet, line }: MarkdownFinding,
): Finding {
  if (path) return findingIn(file, path, { message, suggestion, snippet });
  const { column } = positionOf(text, snippet, { line, column: 1 });
  const body = findingIn(file, null, { message, suggestion });
  return { ...body, line: body.line + line - 1, column };
}
