import { spaces } from './mistakes/indents.ts';
import { missingHyphenSpace } from './mistakes/missingSpaces.ts';
import { type Document, isAlias, isNode, isScalar, Lexer, Scalar, visit } from 'yaml';
import { type Explanation, inQuotes, readLine, withValue, write, type YamlLine } from './yamlLine.ts';

/** Tokens of the lexer without text: start of a document, start of a scalar, end of a mistake. */
const unwritten = new Set(['\u0002', '\u001F', '\u0018']);

/**
 * Returns a mistake that is well-formed YAML but loses part of a text: `#` inside it, `&` before it, or a list that
 * became a paragraph. Null when there is none.
 */
export function findMisreadText(text: string, document: Document): Explanation | null {
  return (
    comparedLines(text) ?? swallowedText(text) ?? swallowedName(text, document) ?? foldedList(text, document)
  );
}

/** `+difficulty: hard`, `12 difficulty: easy`: lines copied from a view of changes. */
function comparedLines(text: string): Explanation | null {
  const lines = text.split('\n');
  const line = lines.findIndex((one) => /^(?:[-+]|\d+\s+)[a-z]\w*:(?:\s|$)/.test(one));
  if (line === -1) return null;
  return {
    line: line + 1,
    column: 1,
    message: 'the mark or line number before the key was copied along with it',
    suggestion: 'Remove the lines that begin with -, and the + or number before the others.',
  };
}

/** `Route #1 is shut`: YAML takes "1 is shut" for a comment. A comment that is meant has a space after #. */
function swallowedText(text: string): Explanation | null {
  // One pattern for both sides of the mark would look at each letter of a long line as often as it has letters.
  if (!/\s#[^\s#]/.test(text)) return null;
  let offset = 0;
  let isScalarNext = false;
  for (const token of new Lexer().lex(text)) {
    if (unwritten.has(token)) {
      isScalarNext = token === '\u001F';
      continue;
    }
    if (!isScalarNext && /^#[^\s#]/.test(token)) {
      const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
      if (/\S/.test(text.slice(lineStart, offset))) {
        const place = placeOf(text, offset);
        const isCellError = /^#(?:N\/A|(?:REF|VALUE|DIV\/0|NUM|NULL)!|NAME\?)/.test(token);
        return {
          line: place.line,
          column: place.column,
          message: isCellError
            ? `${token.trim()} is the error of a cell in a spreadsheet`
            : 'the text ends before #: YAML takes the rest for a comment, which no page shows',
          suggestion: isCellError
            ? 'Write the value that the cell should have, or remove the key.'
            : `${write(quoted(place.text))} Or put a space after # if it is a note.`,
        };
      }
    }
    isScalarNext = false;
    offset += token.length;
  }
  return null;
}

/** Finds `&name` before a text, which YAML takes for an anchor. */
function swallowedName(text: string, document: Document): Explanation | null {
  if (!text.includes('&')) return null;
  const used = new Set<string>();
  const named: { name: string; offset: number }[] = [];
  visit(document, (_key, node) => {
    if (isAlias(node)) used.add(node.source);
    else if (isNode(node) && node.anchor !== undefined) {
      const end = node.range?.[0] ?? 0;
      named.push({ name: node.anchor, offset: text.lastIndexOf(`&${node.anchor}`, end) });
    }
  });
  const lost = named.find(({ name }) => !used.has(name));
  if (!lost) return null;
  const { line, column, text: own } = placeOf(text, Math.max(lost.offset, 0));
  return {
    line,
    column,
    message: `&${lost.name} gives the value a name in YAML and is not part of the text`,
    suggestion: write(quoted(own)),
  };
}

/** Finds a list that YAML joined into one line, because its items are indented too far or |- is missing before it. */
function foldedList(text: string, document: Document): Explanation | null {
  let found: Explanation | null = null;
  visit(document, {
    Scalar(_key, node) {
      if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range) return undefined;
      const [start, end] = node.range;
      const item = /\n[ \t]*(?:[-*•] )/.exec(text.slice(start, end));
      if (!item) return undefined;
      if (/^-[^\s-]/.test(text.slice(start, end))) {
        const first = placeOf(text, start);
        found = missingHyphenSpace(first.text);
        return visit.BREAK;
      }
      const [, bullet, words = ''] = /^(-{2,}|[–—•·])\s*(.*)/.exec(text.slice(start, end)) ?? [];
      if (bullet !== undefined) {
        const { line, column } = placeOf(text, start);
        const message = `a list item begins with one hyphen, not with ${bullet}`;
        found = { line, column, message, suggestion: write(`- ${words}`) };
        return visit.BREAK;
      }
      const place = placeOf(text, start + item.index + 1);
      const above = readLine(text.split('\n')[place.line - 2] ?? '', place.line - 1);
      const isItem = above.dashes !== '';
      found = {
        line: place.line,
        column: place.text.indent.length + 1,
        message: `the item is part of the text above${above.indent.length < place.text.indent.length ? ', since it is indented further than that' : ''}`,
        suggestion: isItem
          ? `Put ${spaces(above.indent.length)} before it, as before the item above.`
          : above.key !== null && above.value !== ''
            ? `Write - ${above.value} on a line of its own below ${above.key}:, or begin the text with |- after its key.`
            : `Begin the text with |- after its key, so that its lines stay lines.${above.text === '' ? '' : ` If the line above is an item, too, write - ${above.text.trim()}`}`,
      };
      return visit.BREAK;
    },
  });
  return found;
}

function quoted(line: YamlLine): string {
  return withValue(line, inQuotes(line.value));
}

function placeOf(text: string, offset: number): { line: number; column: number; text: YamlLine } {
  const before = text.slice(0, offset).split('\n');
  const line = before.length;
  return {
    line,
    column: (before.at(-1)?.length ?? 0) + 1,
    text: readLine(text.split('\n')[line - 1] ?? '', line),
  };
}
