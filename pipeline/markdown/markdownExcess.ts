/** A part of a Markdown text that could take the parser minutes, or more memory than there is. */
export interface MarkdownExcess {
  /** Counted from 1. */
  line: number;
  message: string;
}

/*
 * Each limit is ten times what the longest text of a guide has. The parser compares marks of a paragraph with each
 * other, calls itself for each level of nesting, and fills up each row of a table, so all of these cost by the square.
 */
const maxLetters = 50_000;
const maxLines = 2000;
const maxMarks = 500;
const maxDepth = 20;
const maxIndent = 100;
const maxColumns = 50;

/** Marks that a parser of Markdown has to compare with others; a run of one sign counts once. */
const marks = /\[|<|&|!|@|[*_~]+|`+/g;

/** Signs of quotes and list items at the start of a line. */
const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;

/** Returns the first excess of a Markdown text, found without parsing it; null for every text that a person wrote. */
export function markdownExcess(text: string): MarkdownExcess | null {
  const lines = text.split('\n');
  if (text.length > maxLetters)
    return { line: 1, message: `the text has ${text.length} letters, more than ${maxLetters}` };
  if (lines.length > maxLines)
    return { line: maxLines + 1, message: `the text has ${lines.length} lines, more than ${maxLines}` };
  let start = 0;
  let count = 0;
  for (const [index, line] of lines.entries()) {
    const message = excessOfLine(line);
    if (message !== null) return { line: index + 1, message };
    if (line.trim() === '') {
      count = 0;
      start = index + 1;
    }
    count += line.match(marks)?.length ?? 0;
    if (count > maxMarks) {
      const all = `more than ${maxMarks} marks such as [, * and \``;
      return { line: start + 1, message: `the paragraph has ${all}` };
    }
  }
  return null;
}

function excessOfLine(line: string): string | null {
  const depth = containers.exec(line)?.[0].match(/>|[-+*]|\d+/g)?.length ?? 0;
  if (depth > maxDepth) return `quotes and lists are nested ${depth} deep, more than ${maxDepth}`;
  const indent = line.trim() === '' ? 0 : line.length - line.trimStart().length;
  if (indent > maxIndent) return `the line is indented by ${indent} columns, more than ${maxIndent}`;
  const columns = line.split('|').length - 1;
  return columns > maxColumns ? `the line has ${columns} columns of a table, more than ${maxColumns}` : null;
}
