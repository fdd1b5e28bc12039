/** A line of YAML as a person wrote it. */
export interface YamlLine {
  /** Counted from 1. */
  number: number;
  /** Everything before the first word or hyphen. */
  indent: string;
  /** Hyphens of list items before the key or value, with their spaces. */
  dashes: string;
  /** The word before a colon; null when the line has none. */
  key: string | null;
  /** Text after the colon or the hyphens, trimmed. */
  value: string;
  /** The whole line, without space at its end. */
  text: string;
}

/** Explanation of a mistake, with the text to write instead. */
export interface Explanation {
  line: number;
  column: number;
  message: string;
  suggestion: string;
}

const shape = /^(\s*)((?:- +)*)(?:([\p{L}_][\p{L}\p{N}_-]*):(?= |$) *)?(.*)$/u;

export function readLine(text: string, number: number): YamlLine {
  const trimmed = text.trimEnd();
  const [, indent = '', dashes = '', key = null, value = ''] = shape.exec(trimmed) ?? [];
  return { number, indent, dashes, key: key ?? null, value, text: trimmed };
}

export function readLines(text: string): YamlLine[] {
  return text.split(/\r?\n/).map((line, index) => readLine(line, index + 1));
}

export function isBlank({ text }: YamlLine): boolean {
  return text.trim() === '' || text.trimStart().startsWith('#');
}

/** Returns the line with another value. */
export function withValue({ indent, dashes, key, value, text }: YamlLine, changed: string): string {
  if (key === null && dashes === '') return indent + changed;
  const start = text.slice(0, text.length - value.length).trimEnd();
  return `${start} ${changed}`;
}

/** Returns a text in the quotes that need the least care: double ones when it has an apostrophe. */
export function inQuotes(text: string): string {
  return text.includes("'") && !/["\\]/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "''")}'`;
}

/** Returns the place of a line's value, or of its first word when there is none. */
export function atValue(line: YamlLine): { line: number; column: number } {
  const { number, text, value } = line;
  return { line: number, column: value === '' ? firstColumn(line) : text.length - value.length + 1 };
}

/** Returns the place of a line's first word or hyphen. */
export function atStart(line: YamlLine): { line: number; column: number } {
  return { line: line.number, column: firstColumn(line) };
}

function firstColumn({ indent }: YamlLine): number {
  return indent.length + 1;
}

/** `Write: key: value`, on a line of its own, as everything is that a maintainer may copy. */
export function write(...lines: string[]): string {
  const text = lines.map((line) => line.trim()).join(' / ');
  return `Write: ${text.length > 160 ? `${text.slice(0, 157)}...` : text}`;
}
