import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import type { Photograph } from '#schemas/types/authored.ts';

/** A photograph as it is written, before the check has seen its licence. */
type Facts = Readonly<Record<keyof Photograph, string>>;

/**
 * Returns the text of a record with one more photograph, below a comment if there is one. All other bytes stay. Throws
 * an Error where the photographs of the record are written in brackets.
 */
export function withPhotograph(text: string, photograph: Facts, comment: string | null): string {
  const document = parseDocument(text);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const list: unknown = document.get('photographs', true);
  const last: unknown = isSeq(list) ? list.items.at(-1) : undefined;
  const block = (indent: string) =>
    entryLines(photograph, comment)
      .map((line) => `${lineEnd}${indent}${line}`)
      .join('');
  const changed = isMap(last)
    ? insertedBehind(text, last.range?.[1] ?? 0, block(indentOf(text, last.range?.[0] ?? 0)))
    : `${text.trimEnd()}${lineEnd}photographs:${block('  ')}${lineEnd}`;
  const before = document.toJS() as { photographs?: Facts[] };
  const expected = { ...before, photographs: [...(before.photographs ?? []), photograph] };
  const check = parseDocument(changed);
  if (check.errors.length > 0 || !isDeepStrictEqual(check.toJS(), expected))
    throw new Error('its photographs are not a list of lines: write them below each other first');
  return changed;
}

/** Returns the lines of an entry of the list, without their indent. */
function entryLines(photograph: Facts, comment: string | null): string[] {
  const values = Object.entries(photograph).map(([key, value]) => {
    // Many programs read a date without quotes as another type.
    const spelled = key === 'taken' ? `'${value}'` : stringify(value, { lineWidth: 0, singleQuote: true });
    return `${key}: ${spelled.trimEnd()}`;
  });
  const lines = values.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
  return comment === null ? lines : [`# ${comment}`, ...lines];
}

/** Returns a text with a part inserted behind the line on which a value ends. */
function insertedBehind(text: string, end: number, part: string): string {
  const valueEnd = text.slice(0, end).trimEnd().length;
  const rest = text.slice(valueEnd).search(/\r?\n|$/);
  return text.slice(0, valueEnd + rest) + part + text.slice(valueEnd + rest);
}

/** Returns the indent of the hyphen before the value at an offset. */
function indentOf(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^\s*/.exec(line)?.[0] ?? '';
}
