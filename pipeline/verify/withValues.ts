import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isScalar, parseDocument } from 'yaml';
import type { KeyPath } from '../content/loadedContent.ts';
import { withEdits } from '../rename/referencesTo.ts';

export type ScalarValue = string | number | boolean | null;

export interface NewValue {
  path: KeyPath;
  value: ScalarValue;
}

/**
 * Returns the text of a record with values replaced, in YAML or in the front matter of Markdown. All other bytes stay:
 * comments, order, quotes and line ends. Throws an Error where a path leads to no single value.
 */
export function withValues(text: string, values: readonly NewValue[]): string {
  const { start, end } = keysIn(text);
  const keys = text.slice(start, end);
  const document = parseDocument(keys);
  const edits = values.flatMap((each) => {
    const node: unknown = document.getIn(each.path, true);
    const name = each.path.join('.');
    if (!isScalar(node) || !node.range) throw new Error(`${name} is no single value: edit it in the file`);
    if (node.value === each.value) return [];
    const [offset, until] = node.range;
    const isQuoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE';
    const spelling = spellingOf(each.value, { isQuoted, isFlow: isInFlow(document, each.path) });
    // A text in block style ends with its last line end.
    const lineEnd = /\r?\n$/.exec(keys.slice(offset, until))?.[0] ?? '';
    const gap = /[:\-,[{]$/.test(keys.slice(0, offset)) ? ' ' : '';
    return [{ offset, length: until - offset, text: gap + spelling + lineEnd }];
  });
  for (const { path, value } of values) document.setIn(path, value);
  const changed = withEdits(keys, edits);
  const check = parseDocument(changed);
  if (check.errors.length > 0 || !isDeepStrictEqual(check.toJS(), document.toJS())) {
    const names = values.map(({ path }) => path.join('.'));
    throw new Error(`${names.join(', ')} cannot be replaced: edit the file by hand`);
  }
  return text.slice(0, start) + changed + text.slice(end);
}

/** Returns the part of a file that is YAML. */
function keysIn(text: string): { start: number; end: number } {
  if (!/^---[ \t]*\r?\n/.test(text)) return { start: 0, end: text.length };
  const start = text.indexOf('\n') + 1;
  const length = text.slice(start).search(/^---[ \t]*\r?$/m);
  return { start, end: length === -1 ? text.length : start + length };
}

/** Returns true for a value between braces or brackets, where commas need quotes. */
function isInFlow(document: Document, path: KeyPath): boolean {
  return path.some((_, length) => {
    const parent: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    return isCollection(parent) && parent.flow === true;
  });
}

/** Returns the way to write a value. Dates are in quotes, because many programs read them as another type. */
function spellingOf(
  value: ScalarValue,
  { isQuoted, isFlow }: { isQuoted: boolean; isFlow: boolean },
): string {
  if (typeof value !== 'string') return String(value);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(value);
  const says = (spelling: string) => {
    const sample = parseDocument(isFlow ? `{ key: ${spelling}, next: 1 }` : `key: ${spelling}`);
    return sample.errors.length === 0 && sample.get('key') === value;
  };
  if (!isQuoted && !isDate && says(value)) return value;
  const single = `'${value.replaceAll("'", "''")}'`;
  return says(single) ? single : JSON.stringify(value);
}
