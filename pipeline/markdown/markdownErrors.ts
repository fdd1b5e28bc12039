import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

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
  const inCode = codeLines(tree);
  const lines = text.split('\n');
  const inLines = lines.flatMap((line, index) =>
    inCode.has(index + 1) ? [] : errorsOf(line, index + 1, text),
  );
  return [...inLines, ...otherDialects(tree, lines), ...openFences(tree, lines), ...tableRows(tree, lines)];
}

function codeLines(tree: Root): Set<number> {
  const found = new Set<number>();
  visit(tree, 'code', ({ position }) => {
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line += 1) found.add(line);
  });
  return found;
}

function errorsOf(line: string, number: number, text: string): MarkdownError[] {
  const visible = line.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length));
  const error = (snippet: string, message: string, suggestion: string): MarkdownError[] => [
    { line: number, snippet, message, suggestion },
  ];
  const [heading, marks = '', words = ''] = /^ {0,3}(#{1,6})([^#\s\d].*)$/.exec(visible) ?? [];
  if (heading !== undefined)
    return error(marks, 'a space is missing after the marks of the heading', `Write ${marks} ${words}`);
  const [bold, mark = '', inner = ''] =
    /(?<![^\s("'*_-])(?<!\*\*|__)(\*\*|__)[ \t]+([^*_\n]+?)[ \t]*\1(?![*_])/.exec(visible) ?? [];
  if (bold !== undefined)
    return error(
      bold,
      `the words between ${mark} and ${mark} begin with a space, so the marks are shown`,
      `Write ${mark}${inner}${mark}`,
    );
  const [tailed, word = ''] = /^[^*]*(\*\*[^\s*][^*\n]*?[ \t]+\*\*)(?![\w*])/.exec(visible) ?? [];
  if (tailed !== undefined && word !== '')
    return error(
      word,
      'the words between ** and ** end with a space, so the marks are shown',
      `Write ${word.replace(/[ \t]+\*\*$/, '**')}`,
    );
  for (const [whole, label = '', id = ''] of visible.matchAll(/\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g)) {
    const name = (id || label).toLowerCase();
    if (text.toLowerCase().includes(`[${name}]:`)) continue;
    return error(
      whole,
      `nothing says where ${whole} leads`,
      `Write [${label}](https://…) with the address in place of [${id}].`,
    );
  }
  return [];
}

const raised = { 1: '¹', 2: '²', 3: '³' } as Record<string, string>;

/** Marks of other dialects of Markdown that visitors would see, by pattern. */
const foreign: readonly {
  pattern: RegExp;
  describe: (found: RegExpExecArray) => [message: string, suggestion: string];
}[] = [
  {
    pattern: /==([^=\s](?:[^=\n]*[^=\s])?)==/,
    describe: ([all, words = '']) => [`${all} is shown with its marks`, `Write **${words}**`],
  },
  {
    pattern: /(\p{L}+)~(\d)~(\p{L}*)/u,
    describe: ([, before = '', digit = '', after = '']) => [
      `~${digit}~ is shown struck through`,
      `Write ${before}${String.fromCodePoint(0x2080 + Number(digit))}${after}`,
    ],
  },
  {
    pattern: /(\p{L}+)\^(\d)\^/u,
    describe: ([all, before = '', digit = '']) => [
      `${all} is shown with its marks`,
      `Write ${before}${raised[digit] ?? String.fromCodePoint(0x2070 + Number(digit))}`,
    ],
  },
  {
    pattern: /\[!([A-Z]+)\]/,
    describe: ([all, word = '']) => [
      `${all} is shown as these letters`,
      `Write **${word.charAt(0)}${word.slice(1).toLowerCase()}:** before the words, and remove the line.`,
    ],
  },
  {
    pattern: /\{\{[^{}\n]*\}\}|\{%[^%\n]*%\}/,
    describe: ([all]) => [`${all} is shown as these letters`, 'Write the text itself.'],
  },
  {
    pattern: /\[\[([^\][\n]+)\]\]/,
    describe: ([all, words = '']) => [
      `${all} is shown with its brackets`,
      `Write [${words}](/path-of-the-page)`,
    ],
  },
  {
    pattern: /^:{3,}.*$|^: \S.*$|\\(?:newpage|pagebreak|[nt])/,
    describe: ([all]) => [
      `${all} is shown as these letters`,
      'Write a paragraph or a list, and remove the mark.',
    ],
  },
  {
    pattern: /^\s*(?:[•·]\s*(\S.*)|-(\p{Lu}.*))$/u,
    describe: ([, after, word = '']) => [
      after === undefined ? 'a space is missing after the hyphen' : 'a list item begins with a hyphen',
      `Write - ${after ?? word}`,
    ],
  },
  {
    pattern: /^\s*(\d{1,2}[.)])(\p{Lu}.*)$/u,
    describe: ([, mark = '', words = '']) => [`a space is missing after ${mark}`, `Write ${mark} ${words}`],
  },
  {
    pattern: /\bhttps?;?\/\/(\S+)/,
    describe: ([all, rest = '']) => [`${all} is no address`, `Write https://${rest}`],
  },
  {
    pattern: /\$[^$\s][^$\n]*[\^_\\][^$\n]*\$/,
    describe: ([all]) => [`${all} is shown as these letters`, 'Write the formula in words and figures.'],
  },
  {
    pattern: /\[\^[^\]\s]+\](?!:)/,
    describe: ([all]) => [
      `${all} has no note, and is shown as these letters`,
      'Write what it says in the sentence, or remove the mark.',
    ],
  },
];

function otherDialects(tree: Root, lines: readonly string[]): MarkdownError[] {
  const inCode = codeLines(tree);
  const found: MarkdownError[] = [];
  const add = (line: number, snippet: string, [message, suggestion]: readonly [string, string]) =>
    found.push({ line, snippet, message, suggestion });
  const lineOf = (node: { position?: { start: { line: number } } | undefined }) =>
    node.position?.start.line ?? 1;
  const noted = new Set<number>();
  const whole = lines.join('\n');
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
    for (const { pattern, describe } of foreign) {
      const match = pattern.exec(visible);
      if (match) add(index + 1, match[0], describe(match));
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
