import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  stringify,
  type YAMLMap,
} from 'yaml';
import { isSame } from './isSame.ts';

/** A part of a text and what takes its place. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

type Keys = Record<string, unknown>;

/**
 * Returns a YAML text that says what `data` says. Only the values that differ are written anew: comments, order, quotes,
 * folds and line ends of all others stay. A list that has got longer or shorter is written anew as a whole.
 */
export function editedText(text: string, data: Keys): string {
  const document = parseDocument(text);
  if (!isMap(document.contents)) return stringify(data, style);
  const edits = editsOfMap(text, document.contents, document.toJS() as Keys, data);
  const edited = withEdits(text, edits);
  if (isSame(parseDocument(edited).toJS(), data)) return edited;
  return rewritten(document, data);
}

const style = { lineWidth: 105, singleQuote: true } as const;

/** Returns the text of a document with all values of `data`: comments stay, and the layout becomes that of the package. */
function rewritten(document: Document, data: Keys): string {
  for (const key of Object.keys(document.toJS() as Keys)) if (!(key in data)) document.delete(key);
  for (const [key, value] of Object.entries(data)) {
    if (!isSame((document.toJS() as Keys)[key], value)) document.set(key, document.createNode(value));
  }
  return document.toString(style);
}

function editsOfMap(text: string, map: YAMLMap, before: Keys, after: Keys): Edit[] {
  const edits = map.items.flatMap((pair): Edit[] => {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
    if (!(key in after)) return [withoutPair(text, map, pair)];
    return editsOfValue(text, map, pair, before[key], after[key]);
  });
  const added = Object.fromEntries(Object.entries(after).filter(([key]) => !(key in before)));
  return Object.keys(added).length === 0 ? edits : [...edits, withPairs(text, map, added)];
}

function editsOfValue(text: string, map: YAMLMap, pair: Pair, before: unknown, after: unknown): Edit[] {
  if (isSame(before, after)) return [];
  const { value } = pair;
  if (isMap(value) && isKeys(before) && isKeys(after)) return editsOfMap(text, value, before, after);
  if (isSeq(value) && Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const inner = value.items.map((item, index): Edit[] | null => {
      if (isSame(before[index], after[index])) return [];
      if (isMap(item) && isKeys(before[index]) && isKeys(after[index]))
        return editsOfMap(text, item, before[index], after[index]);
      return null;
    });
    if (inner.every((edits) => edits !== null)) return inner.flat();
  }
  return [pairAnew(text, map, pair, after)];
}

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the edit that writes a pair anew; a comment behind a single value stays. */
function pairAnew(text: string, map: YAMLMap, pair: Pair, value: unknown): Edit {
  const { from, to } = rangeOf(pair);
  const key = isScalar(pair.key) ? pair.key.value : pair.key;
  const indent = columnOf(text, from);
  const spelled = map.flow
    ? stringify({ [String(key)]: value }, { ...style, collectionStyle: 'flow', lineWidth: 0 })
        .trim()
        .replace(/^\{ ?|\s*\}$/g, '')
    : pairText({ [String(key)]: value }, indent).trimStart();
  return { from, to, text: spelled };
}

function pairText(pair: Keys, indent: number): string {
  return stringify(pair, { ...style, lineWidth: style.lineWidth - indent })
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(indent) + line))
    .join('\n');
}

/** Returns the edit that takes a pair away, with its line where it has one of its own. */
function withoutPair(text: string, map: YAMLMap, pair: Pair): Edit {
  const { from, to } = rangeOf(pair);
  if (map.flow) {
    const comma = /^\s*,\s*/.exec(text.slice(to))?.[0].length ?? 0;
    const before = comma === 0 ? (/,\s*$/.exec(text.slice(0, from))?.[0].length ?? 0) : 0;
    return { from: from - before, to: to + comma, text: '' };
  }
  const lineEnd = text.indexOf('\n', to);
  return {
    from: text.lastIndexOf('\n', from - 1) + 1,
    to: lineEnd === -1 ? text.length : lineEnd + 1,
    text: '',
  };
}

/** Returns the edit that adds pairs behind the last one of a map. */
function withPairs(text: string, map: YAMLMap, pairs: Keys): Edit {
  const last = map.items.at(-1);
  if (!last) return { from: text.length, to: text.length, text: pairText(pairs, 0) };
  const { from, to } = rangeOf(last);
  if (map.flow) {
    const flow = stringify(pairs, { ...style, collectionStyle: 'flow', lineWidth: 0 }).trim();
    return { from: to, to, text: `, ${flow.replace(/^\{ ?|\s*\}$/g, '')}` };
  }
  const comment = /^[ \t]*#[^\n]*/.exec(text.slice(to))?.[0].length ?? 0;
  return { from: to + comment, to: to + comment, text: `\n${pairText(pairs, columnOf(text, from))}` };
}

/** Returns the range of a pair, from its key to the end of its value, without the line end of a block. */
function rangeOf({ key, value }: Pair): { from: number; to: number } {
  const start = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
  const end = isCollection(value) || isScalar(value) ? value.range?.[1] : undefined;
  return { from: start, to: end ?? start };
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

function withEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (result, { from, to, text: part }) =>
        result.slice(0, from) + keepEnd(result.slice(from, to), part) + result.slice(to),
      text,
    );
}

/** Returns a part with the line end that the one before had: a text in block style ends with one. */
function keepEnd(before: string, part: string): string {
  const end = /\r?\n$/.exec(before)?.[0] ?? '';
  return part === '' || part.endsWith('\n') ? part : part + end;
}
