import type { Explanation } from './yamlLine.ts';

/** Far deeper than any record. The parser calls itself for each level. */
export const maxDepth = 50;

/** Ten times the keys of the longest record. The parser compares each key with all others beside it. */
const maxColons = 10_000;

/** Marks of lists and keys at the start of a line, which nest a value once each. */
const compactMarks = /^\s*(?:[-?:][ \t]+)+/;

/** Returns the first line of a YAML text that would take the parser minutes, or more stack than there is, or null. */
export function yamlExcess(text: string): Explanation | null {
  let open = 0;
  let colons = 0;
  for (const [index, line] of text.split('\n').entries()) {
    for (const mark of line) {
      if (mark === '[' || mark === '{') open += 1;
      else if (mark === ']' || mark === '}') open = Math.max(0, open - 1);
      else if (mark === ':') colons += 1;
      if (open > maxDepth) return tooDeep(index + 1);
    }
    if (colons > maxColons) {
      return {
        line: index + 1,
        column: 1,
        message: `the file has more than ${maxColons} keys up to here`,
        suggestion: 'Divide it into several files, or remove what was put there by mistake.',
      };
    }
    const marks = compactMarks.exec(line)?.[0].match(/[-?:]/g)?.length ?? 0;
    if (marks > maxDepth) return tooDeep(index + 1);
  }
  return null;
}

function tooDeep(line: number): Explanation {
  return {
    line,
    column: 1,
    message: `values are nested more than ${maxDepth} deep`,
    suggestion: 'Close the brackets, or write the value few levels deep.',
  };
}
