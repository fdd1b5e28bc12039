import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Marks of Markdown that visitors would see, or words that they would not, because a mark is written wrongly. */
export interface MarkdownSlip {
  /** Counted from 1. */
  line: number;
  /** The text at fault. */
  snippet: string;
  message: string;
  suggestion: string;
}

/** Returns the slips of a Markdown text, by its lines and its syntax tree. */
export function markdownSlips(text: string, tree: Root): MarkdownSlip[] {
  const inCode = codeLines(tree);
  const lines = text.split('\n');
  const inLines = lines.flatMap((line, index) =>
    inCode.has(index + 1) ? [] : slipsOf(line, index + 1, text),
  );
  return [...inLines, ...openFences(tree, lines), ...tableRows(tree, lines)];
}

function codeLines(tree: Root): Set<number> {
  const found = new Set<number>();
  visit(tree, 'code', ({ position }) => {
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line += 1) found.add(line);
  });
  return found;
}

function slipsOf(line: string, number: number, text: string): MarkdownSlip[] {
  const visible = line.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length));
  const slip = (snippet: string, message: string, suggestion: string): MarkdownSlip[] => [
    { line: number, snippet, message, suggestion },
  ];
  const [heading, marks = '', words = ''] = /^ {0,3}(#{1,6})([^#\s\d].*)$/.exec(visible) ?? [];
  if (heading !== undefined)
    return slip(marks, 'a space is missing after the marks of the heading', `Write ${marks} ${words}`);
  const [bold, inner = ''] = /(?<![\w*])\*\*[ \t]+([^*\n]+?)[ \t]*\*\*(?!\*)/.exec(visible) ?? [];
  if (bold !== undefined)
    return slip(
      bold,
      'the words between ** and ** begin with a space, so the marks are shown',
      `Write **${inner.trim()}**`,
    );
  const [tailed, word = ''] = /^[^*]*(\*\*[^\s*][^*\n]*?[ \t]+\*\*)(?![\w*])/.exec(visible) ?? [];
  if (tailed !== undefined && word !== '')
    return slip(
      word,
      'the words between ** and ** end with a space, so the marks are shown',
      `Write ${word.replace(/[ \t]+\*\*$/, '**')}`,
    );
  for (const [whole, label = '', id = ''] of visible.matchAll(/\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g)) {
    const name = (id || label).toLowerCase();
    if (text.toLowerCase().includes(`[${name}]:`)) continue;
    return slip(
      whole,
      `nothing says where ${whole} leads`,
      `Write [${label}](https://…) with the address in place of [${id}].`,
    );
  }
  return [];
}

function openFences(tree: Root, lines: readonly string[]): MarkdownSlip[] {
  const found: MarkdownSlip[] = [];
  visit(tree, 'code', ({ position }) => {
    const [first, last] = [position?.start.line ?? 1, position?.end.line ?? 1];
    const [fence = ''] = /^\s*(`{3,}|~{3,})/.exec(lines[first - 1] ?? '') ?? [];
    if (fence === '') return;
    const isClosed = last > first && (lines[last - 1] ?? '').trim().startsWith(fence.trim());
    if (isClosed) return;
    found.push({
      line: first,
      snippet: fence.trim(),
      message: 'the code that begins here is never closed, so all below it is shown as code',
      suggestion: `Write ${fence.trim()} on a line of its own below the code, or remove the line.`,
    });
  });
  return found;
}

function tableRows(tree: Root, lines: readonly string[]): MarkdownSlip[] {
  const found: MarkdownSlip[] = [];
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    for (const { children, position } of rows) {
      if (children.length === columns) continue;
      const line = position?.start.line ?? 1;
      found.push({
        line,
        snippet: (lines[line - 1] ?? '').trim(),
        message: `the row has ${children.length} ${children.length === 1 ? 'cell' : 'cells'}, the table has ${columns} columns`,
        suggestion: String.raw`Give the row one cell for each column; a bar within a cell is written \|.`,
      });
    }
  });
  return found;
}
