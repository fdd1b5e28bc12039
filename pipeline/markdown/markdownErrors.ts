import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findStray, straysInMarkdown } from './strayMarks.ts';

/** Malformed Markdown that would show as literal text or swallow words. */
export interface MarkdownError {
  /** Counted from 1. */
  line: number;
  /** The text at fault. */
  snippet: string;
  message: string;
  suggestion: string;
}

/** Returns the errors of a Markdown text, by its lines and its syntax tree. */
export function markdownErrors(text: string, tree: Root): MarkdownError[] {
  const lines = text.split('\n');
  return [...marksInLines(text, tree, lines), ...openFences(tree, lines), ...tableRows(tree, lines)];
}

function codeLines(tree: Root): Set<number> {
  const found = new Set<number>();
  visit(tree, 'code', ({ position }) => {
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line += 1) found.add(line);
  });
  return found;
}

/** Returns the references of a line that no address follows. */
function openReferences(line: string, number: number, text: string): MarkdownError[] {
  return [...line.matchAll(/\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g)].flatMap(([snippet, label = '', id = '']) => {
    if (text.toLowerCase().includes(`[${(id || label).toLowerCase()}]:`)) return [];
    const message = `nothing says where ${snippet} leads`;
    const suggestion = `Write [${label}](https://…) with the address in place of [${id}].`;
    return [{ line: number, snippet, message, suggestion }];
  });
}

function marksInLines(whole: string, tree: Root, lines: readonly string[]): MarkdownError[] {
  const inCode = codeLines(tree);
  const found: MarkdownError[] = [];
  const add = (line: number, snippet: string, [message, suggestion]: readonly [string, string]) =>
    found.push({ line, snippet, message, suggestion });
  const lineOf = (node: { position?: { start: { line: number } } | undefined }) =>
    node.position?.start.line ?? 1;
  const noted = new Set<number>();
  let hasNotes = false;
  visit(tree, 'text', ({ value }) => void (hasNotes ||= /[^\s*(]\*+(?![\p{L}\d*])/u.test(value)));
  visit(tree, (node) => {
    const line = lineOf(node);
    const text = lines[line - 1] ?? '';
    const { start, end } = node.position ?? {};
    const source = node.type === 'text' ? whole.slice(start?.offset, end?.offset) : '';
    const [open] = (!hasNotes && /(?<![^\s(])(?:\*{1,3}|__)[\p{L}\d]+/u.exec(source)) || [];
    if (open !== undefined) {
      const advice = 'Write the same mark after the last word that it is for, or remove it.';
      add(line, open, [`nothing closes the mark before ${open}`, advice]);
    }
    if (node.type === 'footnoteReference') {
      noted.add(line);
      const advice = 'Write what the note says in the sentence, and remove the note.';
      add(line, `[^${node.label}]`, ['footnotes are not allowed', advice]);
    } else if (node.type === 'footnoteDefinition') noted.add(line);
    else if (
      node.type === 'listItem' &&
      typeof node.checked === 'boolean' &&
      found.every(({ snippet }) => !/\[[ x]\]/i.test(snippet))
    ) {
      const box = text.trim();
      const advice = `Write ${box.replace(/\[[ xX]\]\s*/, '')}, in every line of the list.`;
      add(line, box, ['a box to tick cannot be ticked on a page', advice]);
    } else if (
      node.type === 'paragraph' &&
      /^\s*\|.*\|\s*$/.test(text) &&
      /^\s*\|.*\|\s*$/.test(lines[line] ?? '')
    ) {
      const columns = text.trim().split(/(?<!\\)\|/).length - 2;
      const advice = `Write | ${Array.from({ length: columns }, () => '---').join(' | ')} | below this line.`;
      add(line, text.trim(), ['the table has no line of dashes below its head', advice]);
    }
  });
  for (const [index, line] of lines.entries()) {
    if (inCode.has(index + 1) || noted.has(index + 1)) continue;
    const visible = line.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    found.push(...openReferences(visible, index + 1, whole));
    for (const mark of straysInMarkdown) {
      const stray = findStray(visible, mark);
      if (stray) found.push({ line: index + 1, ...stray });
    }
  }
  return found;
}

function openFences(tree: Root, lines: readonly string[]): MarkdownError[] {
  const found: MarkdownError[] = [];
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

function tableRows(tree: Root, lines: readonly string[]): MarkdownError[] {
  const found: MarkdownError[] = [];
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
