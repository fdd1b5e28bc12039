import { type Plain, readFlow, readScalar } from './readPlainValue.ts';

/** No record is nested deeper; what is goes to the complete parser, which refuses it. */
const maxDepth = 20;

/** Tabs, other line ends and whatever else has a meaning of its own somewhere in YAML. */
// oxlint-disable-next-line no-control-regex
const unusual = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]/;

/** A key and what follows it on its line. */
const keyLine = /^([A-Za-z][\w-]{0,99}):(?: (.*))?$/;

/** Thrown for text that the complete parser has to read. */
class NotPlain extends Error {}

/**
 * The value of a YAML text that is written as nearly all records are: keys, lists, words, numbers and blocks of text,
 * one below the other. Null for anything else, mistakes among it: that is for the complete parser, which takes ten
 * times as long and is always right. What is read here is read the same way there.
 */
export function readPlainYaml(text: string): Record<string, Plain> | null {
  if (unusual.test(text) || !text.endsWith('\n')) return null;
  const reader = new Reader(text.split('\n'));
  try {
    return reader.document();
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

class Reader {
  readonly #lines: string[];
  #at = 0;

  constructor(lines: string[]) {
    this.#lines = lines;
  }

  document(): Record<string, Plain> {
    const value = this.#map(0, 0);
    if (this.#indent() !== -1) throw new NotPlain();
    return value;
  }

  /** Columns before the next line that says something; -1 at the end. */
  #indent(): number {
    for (; this.#at < this.#lines.length; this.#at += 1) {
      const line = this.#lines[this.#at] ?? '';
      const indent = line.search(/[^ ]/);
      if (indent !== -1 && line[indent] !== '#') return indent;
    }
    return -1;
  }

  #map(indent: number, depth: number): Record<string, Plain> {
    const map: Record<string, Plain> = {};
    if (this.#indent() !== indent || depth > maxDepth) throw new NotPlain();
    do {
      const [, key = '', rest = ''] = keyLine.exec(this.#lines[this.#at]?.slice(indent) ?? '') ?? [];
      // A key that is a word for something else, or comes twice.
      if (key === '' || typeof readScalar(key) !== 'string' || key in map) throw new NotPlain();
      this.#at += 1;
      map[key] = rest === '' ? this.#below(indent, depth) : this.#value(rest, indent);
    } while (this.#indent() === indent);
    if (this.#indent() > indent) throw new NotPlain();
    return map;
  }

  /** The value of a key after which its line ends. */
  #below(indent: number, depth: number): Plain {
    const inner = this.#indent();
    const isList = this.#lines[this.#at]?.startsWith('- ', inner) ?? false;
    if (inner < indent || (inner === indent && !isList)) return null;
    return isList ? this.#list(inner, depth + 1) : this.#map(inner, depth + 1);
  }

  #list(indent: number, depth: number): Plain[] {
    const list: Plain[] = [];
    if (depth > maxDepth) throw new NotPlain();
    for (;;) {
      const line = this.#indent() === indent ? (this.#lines[this.#at] ?? '') : '';
      if (!line.startsWith('- ', indent)) break;
      const rest = line.slice(indent + 2);
      if (keyLine.test(rest)) {
        this.#lines[this.#at] = ' '.repeat(indent + 2) + rest;
        list.push(this.#map(indent + 2, depth + 1));
      } else {
        this.#at += 1;
        list.push(this.#value(rest, indent));
      }
    }
    if (this.#indent() > indent) throw new NotPlain();
    return list;
  }

  /** What stands on the line of its key or dash; `indent` is the column of that. */
  #value(text: string, indent: number): Plain {
    if (/^[|>]-?$/.test(text)) return this.#block(text, indent);
    const value = text.startsWith('[') || text.startsWith('{') ? readFlow(text) : readScalar(text);
    // Words may go on below.
    if (value === undefined || this.#indent() > indent) throw new NotPlain();
    return value;
  }

  /** A block of text: lines as they stand after `|`, put together to paragraphs after `>`. */
  #block(header: string, parent: number): string {
    const indent = this.#lines[this.#at]?.search(/[^ ]/) ?? -1;
    if (indent <= parent) throw new NotPlain();
    const isFolded = header.startsWith('>');
    const lines: string[] = [];
    for (; this.#at < this.#lines.length; this.#at += 1) {
      const line = this.#lines[this.#at] ?? '';
      const own = line.search(/[^ ]/);
      if (own === -1 ? line !== '' : isFolded && (own > indent || line.endsWith(' '))) throw new NotPlain();
      if (own !== -1 && own < indent) break;
      lines.push(line.slice(indent));
    }
    if (this.#indent() > parent) throw new NotPlain();
    while (lines.at(-1) === '') lines.pop();
    const text = lines.join('\n');
    // One line break is a space, and each one more is a line break.
    const folded = isFolded ? text.replaceAll(/\n+/g, (breaks) => breaks.slice(1) || ' ') : text;
    return header.endsWith('-') ? folded : `${folded}\n`;
  }
}
