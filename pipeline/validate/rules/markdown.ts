import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isSafeLink, parseMarkdown } from '../../markdown.ts';
import type { Problem } from '../../problem.ts';
import { type MarkdownText, markdownTexts } from '../markdownTexts.ts';
import { pathName, positionOf, problemIn } from '../problemIn.ts';
import type { Rule } from '../rule.ts';

export const markdown: Rule = {
  name: 'markdown',
  description:
    'Markdown holds no raw HTML, which would bypass the design and the security policy, no pictures, which belong in ' +
    'the front matter or the gallery, and no links but https, http, mailto, tel, /paths and #anchors.',
  canBeExcused: false,
  check(content) {
    return markdownTexts(content).flatMap((source) =>
      findingsIn(parseMarkdown(source.text)).map((finding) => problemAt(source, finding)),
    );
  },
};

interface MarkdownFinding {
  message: string;
  suggestion: string;
  /** Text at fault, and the line of the Markdown text on which it stands. */
  snippet: string;
  line: number;
}

function findingsIn(tree: Root): MarkdownFinding[] {
  const findings: MarkdownFinding[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html' && !node.value.startsWith('</')) {
      const [snippet = ''] = node.value.split('\n', 1);
      const suggestion = 'Write Markdown instead; a bare < is written \\<.';
      findings.push({ message: `raw HTML is not allowed: ${snippet}`, suggestion, snippet, line });
    } else if (node.type === 'image' || node.type === 'imageReference') {
      const suggestion = 'Use scene:, photo: or gallery: instead.';
      findings.push({ message: 'pictures are not allowed in Markdown', suggestion, snippet: '![', line });
    } else if ((node.type === 'link' || node.type === 'definition') && !isSafeLink(node.url)) {
      const message = `the link "${node.url}" is not allowed`;
      const suggestion = 'Links start with https://, http://, mailto:, tel:, / or #.';
      findings.push({ message, suggestion, snippet: node.url, line });
    }
  });
  return findings;
}

function problemAt(
  { file, path, text }: MarkdownText,
  { message, suggestion, snippet, line }: MarkdownFinding,
): Problem {
  const finding = { rule: 'markdown', message, suggestion };
  if (path) return problemIn(file, path, { ...finding, snippet });
  const bodyLine = file.body?.line ?? 1;
  const { column } = positionOf(text, snippet, { line, column: 1 });
  return {
    ...problemIn(file, [], finding),
    line: bodyLine + line - 1,
    column,
    path: pathName(['body']),
  };
}
