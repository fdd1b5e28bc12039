import { hyphenBeforeKeys, positionOnKeyLine } from './explainPosition.ts';
import { closingMark, endOfQuote, openingIn } from './openings.ts';
import {
  atStart,
  atValue,
  type Explanation,
  inQuotes,
  isBlank,
  readLines,
  withValue,
  write,
  type YamlLine,
} from './yamlLine.ts';

/** Error of the YAML parser. */
export interface YamlComplaint {
  code: string;
  message: string;
  line: number;
  column: number;
}

interface Case {
  complaint: YamlComplaint;
  lines: readonly YamlLine[];
  /** The line at which the parser stumbled, and those that say something before and after it. */
  at: YamlLine;
  before: YamlLine | undefined;
  after: YamlLine | undefined;
}

/**
 * Explains the mistake in a text that is no YAML: its line, and the line to write instead. The parser reports the
 * consequence of a mistake, often lines below it and in its own terms.
 */
export function explainYaml(text: string, complaint: YamlComplaint): Explanation {
  const lines = readLines(text);
  const saying = lines.filter((line) => !isBlank(line));
  const at = saying.findLast(({ number }) => number <= complaint.line) ?? saying[0];
  if (!at) return otherMistake(complaint);
  const index = saying.indexOf(at);
  const found: Case = { complaint, lines: saying, at, before: saying[index - 1], after: saying[index + 1] };
  for (const explain of explanations) {
    const explanation = explain(found);
    if (explanation) return explanation;
  }
  return otherMistake(complaint);
}

type Explain = (found: Case) => Explanation | null;

/** `****`, `~~~~`: a line of marks that somebody drew between parts. */
const ruleOfMarks: Explain = ({ lines, complaint }) => {
  const drawn = lines.find(
    ({ text, number }) =>
      number <= complaint.line && /^\s*([*=~_#+.-])\1{2,}\s*$/.test(text) && text.trim() !== '---',
  );
  if (!drawn) return null;
  return {
    ...atStart(drawn),
    message: 'this line is no key with a value',
    suggestion: 'Remove it, or put # before it.',
  };
};

/** Spaces that look like those of the keyboard, as web pages and word processors have them. */
const otherSpace: Explain = ({ lines, complaint }) => {
  const line = lines.find(
    ({ text, number }) =>
      number <= complaint.line + 1 && /^[ \t]*[\u00a0\u2000-\u200b\u202f\u205f\u3000]/.test(text),
  );
  if (!line) return null;
  const { length } = line.indent;
  return {
    line: line.number,
    column: 1,
    message: 'the line is indented by no-break spaces, which YAML takes for letters',
    suggestion: `Type ${spaces(length)} in their place, before ${line.text.trim().slice(0, 60)}`,
  };
};

const position: Explain = ({ lines, complaint }) => positionOnKeyLine(lines, complaint.line);

const hyphens: Explain = ({ lines, complaint }) => hyphenBeforeKeys(lines, complaint.line);

const tab: Explain = ({ complaint, at }) => {
  if (complaint.code !== 'TAB_AS_INDENT' && !at.indent.includes('\t')) return null;
  const spaces = at.indent.replaceAll('\t', '  ');
  return {
    line: at.number,
    column: 1,
    message: 'the line begins with a tab; YAML counts spaces',
    suggestion: `Replace the tab by ${spaces.length} spaces.`,
  };
};

/** Opened and not closed before a line that is a key again: whatever the parser made of the lines below. */
const unclosed: Explain = ({ lines, complaint }) => {
  for (const [index, line] of lines.entries()) {
    if (line.number > complaint.line) return null;
    const { value } = line;
    const opening = openingIn(value);
    const next = lines[index + 1];
    if (!opening || (next && !(next.key !== null || next.dashes !== ''))) continue;
    const isQuote = opening.mark === '"' || opening.mark === "'";
    const isClosedBelow =
      !isQuote && lines.slice(index + 1).some(({ text }) => text.trim().startsWith(closingMark(opening)));
    if (isClosedBelow) continue;
    const name = isQuote ? `the quote ${opening.mark}` : `the bracket ${opening.mark}`;
    return {
      line: line.number,
      column: atValue(line).column + opening.column,
      message: `${name} is opened here and never closed`,
      suggestion: write(
        withValue(line, isQuote ? closedQuote(value, opening.column) : value + closingOf(value)),
      ),
    };
  }
  return null;
};

function closedQuote(value: string, start: number): string {
  const quote = value[start] ?? '';
  const outer = openingIn(value.slice(0, start));
  // Inside brackets the text most likely ends where the next entry begins.
  const end = outer === null ? -1 : value.slice(start).search(/, [\w-]+: | ?[\]}]$/);
  return end === -1 ? value + quote : `${value.slice(0, start + end)}${quote}${value.slice(start + end)}`;
}

/** Returns the brackets that are missing at the end of a value. */
function closingOf(value: string): string {
  let missing = '';
  for (let opening = openingIn(value); opening && missing.length < 5; opening = openingIn(value + missing))
    missing += (opening.mark === '{' ? ' ' : '') + closingMark(opening);
  return missing;
}

const keyTwice: Explain = ({ complaint, at, lines }) => {
  if (complaint.code !== 'DUPLICATE_KEY') return null;
  const [key = ''] = /^[\p{L}\p{N}_-]+/u.exec(at.text.slice(complaint.column - 1)) ?? [];
  const first = lines.find(
    ({ number, text }) => number <= at.number && new RegExp(`(^|[\\s{,-])${key}:`).test(text),
  );
  const where = first && first.number !== at.number ? `, first on line ${first.number}` : '';
  return {
    line: at.number,
    column: complaint.column,
    message: `${key} is here twice${where}`,
    suggestion: 'Remove one of the two, or name the second one as you meant it.',
  };
};

const secondDocument: Explain = ({ complaint, at }) => {
  if (complaint.code !== 'MULTIPLE_DOCS') return null;
  return {
    ...atStart(at),
    message: 'the line --- begins a second document; a file holds one record',
    suggestion:
      'Move what follows it into a file of its own; remove the line only if both parts are one record.',
  };
};

const missingSpace: Explain = ({ at }) => {
  const [, start = '', rest = ''] = /^(\s*(?:- +)*[A-Za-z][\w-]*:)([^\s:/].*)$/.exec(at.text) ?? [];
  if (rest === '') return null;
  return {
    line: at.number,
    column: start.length,
    message: 'a space is missing after the colon',
    suggestion: write(`${start} ${rest}`),
  };
};

const missingSpaceAfterHyphen: Explain = ({ at, before, after }) => {
  const line = [at, before, after].find(
    (candidate) =>
      candidate !== undefined && /^\s*-[^\s-]/.test(candidate.text) && !/^\s*-\d/.test(candidate.text),
  );
  if (!line) return null;
  return {
    ...atStart(line),
    message: 'a space is missing after the hyphen',
    suggestion: write(line.text.replace('-', '- ')),
  };
};

const listOnLineOfKey: Explain = ({ at }) => {
  const { key, value, indent } = at;
  if (key === null || !value.startsWith('- ')) return null;
  return {
    ...atValue(at),
    message: `the list of ${key} begins on the line of its key`,
    suggestion: `Write ${key}: on a line of its own, and ${indent}  ${value} below it.`,
  };
};

const otherBullet: Explain = ({ at }) => {
  const bullet = /^\s*([*•–—])\s+/.exec(at.text)?.[1];
  if (bullet === undefined) return null;
  return {
    ...atStart(at),
    message: `a list item begins with a hyphen, not with ${bullet}`,
    suggestion: write(at.text.replace(bullet, '-')),
  };
};

/** `'It's'`, `"Early" is the word`. */
const textAfterQuote: Explain = ({ at }) => {
  const { value } = at;
  const quote = value[0];
  if (quote !== "'" && quote !== '"') return null;
  const end = endOfQuote(value, 0);
  if (end === null || value.slice(end + 1).trim() === '' || value[end + 1] === ':') return null;
  const apostrophe =
    quote === "'" && /\p{L}/u.test(value[end - 1] ?? '') && /\p{L}/u.test(value[end + 1] ?? '');
  const whole = value.at(-1) === quote ? value.slice(1, -1) : value;
  return {
    line: at.number,
    column: atValue(at).column + end,
    message: apostrophe
      ? 'the apostrophe ends the text, which began with the same mark'
      : 'the text goes on after its closing quote',
    suggestion: write(withValue(at, inQuotes(apostrophe ? whole.replace(/^'/, '') : value))),
  };
};

const colonInText: Explain = ({ at }) => {
  const { value, key, dashes } = at;
  if ((key === null && dashes === '') || !/^[^\s"'[{|>].*?:( |$)/.test(value)) return null;
  return {
    line: at.number,
    column: atValue(at).column + value.search(/:( |$)/),
    message: 'a text with a colon needs quotes',
    suggestion: write(withValue(at, inQuotes(value))),
  };
};

const marks: Record<string, string> = {
  '@': 'is reserved',
  '`': 'is reserved',
  '%': 'is reserved',
  '*': 'names another value',
  '&': 'gives a value a name',
  '!': 'gives a value a type',
  '|': 'begins a block of text',
  '>': 'begins a block of text',
  '?': 'begins a key',
  '[': 'begins a list',
  '{': 'begins a group of keys',
};

const missingComma: Explain = ({ at }) => {
  const entry = /([{,]\s*[\w-]+: [^,{}[\]'"]*?) ([\w-]+: )/.exec(at.value);
  if (!entry || !at.value.startsWith('{')) return null;
  const place = entry.index + (entry[1]?.length ?? 0);
  return {
    line: at.number,
    column: atValue(at).column + place + 1,
    message: `a comma is missing before ${entry[2]?.trim()}`,
    suggestion: write(withValue(at, `${at.value.slice(0, place)},${at.value.slice(place)}`)),
  };
};

/** `[june, , july]`. */
const commaTooMany: Explain = ({ at }) => {
  const { value } = at;
  if (!/^\[[^"']*\]$/.test(value)) return null;
  const place = value.search(/(?<=[,[]\s*),/);
  if (place === -1) return null;
  return {
    line: at.number,
    column: atValue(at).column + place,
    message: 'a comma is too many: nothing stands before it',
    suggestion: write(withValue(at, value.replaceAll(/(?<=[,[]\s*),\s*/g, ''))),
  };
};

/** `name: *star*`, `name: [Mirror] Tarn`: a mark that means something in YAML. */
const markInFront: Explain = ({ at, complaint }) => {
  const [mark = ''] = at.value;
  const meaning = marks[mark];
  if (meaning === undefined || (at.key === null && at.dashes === '')) return null;
  if ((mark === '[' || mark === '{') && complaint.code !== 'UNEXPECTED_TOKEN') return null;
  return {
    ...atValue(at),
    message: `a text that begins with ${mark} needs quotes: in YAML the mark ${meaning}`,
    suggestion: write(withValue(at, inQuotes(at.value))),
  };
};

const wrongEscape: Explain = ({ at, complaint }) => {
  if (complaint.code !== 'BAD_DQ_ESCAPE') return null;
  return {
    line: at.number,
    column: complaint.column,
    message: 'a backslash means something else in double quotes',
    suggestion: write(withValue(at, inQuotes(at.value.replace(/^"|"$/g, '')))),
  };
};

/** A line that is neither a key nor an item nor part of a text. */
const noKey: Explain = ({ at, before, lines }) => {
  if (at.key !== null || at.dashes !== '') return null;
  const text = at.text.trim();
  const block = lines.findLast(({ number }) => number < at.number);
  const place = atStart(at);
  if (block && /^[|>][-+]?$/.test(block.value)) {
    return {
      ...place,
      message: `the text of ${block.key ?? 'the item'} is not indented`,
      suggestion: `Put ${block.indent.length + 2} spaces before each of its lines.`,
    };
  }
  if (text.startsWith('//') || text.startsWith('/*')) {
    return {
      ...place,
      message: 'a note begins with #',
      suggestion: write(`# ${text.replace(/^\/[/*] ?/, '')}`),
    };
  }
  const [, key = '', sign = '', value = ''] =
    /^([A-Za-z][\w-]*)(?:\s*(=|-|–|->|;)\s*(.*))?$/.exec(text) ?? [];
  if (key !== '') {
    return {
      ...place,
      message:
        sign === '' ? `a colon is missing after ${key}` : `a key is followed by a colon, not by ${sign}`,
      suggestion: write(`${key}: ${value}`),
    };
  }
  return {
    ...place,
    message: 'this line is neither a key with its value nor part of a list',
    suggestion: before
      ? `Indent it below the key to which it belongs, or put # before it if it is a note.`
      : 'Put # before it if it is a note.',
  };
};

/** Lines that belong together begin at the same column. */
const indentation: Explain = ({ at, after, lines, complaint }) => {
  const isDeeperBelow =
    after !== undefined && after.indent.length > at.indent.length + at.dashes.length && at.value !== '';
  const line = complaint.code === 'BLOCK_AS_IMPLICIT_KEY' && isDeeperBelow ? after : at;
  const above = lines.filter(({ number }) => number < line.number);
  const isItem = line.dashes !== '';
  // The columns at which a line may begin here, from the nearest line above outwards.
  const columns = new Set<number>();
  let limit = Number.POSITIVE_INFINITY;
  for (const other of above.reverse()) {
    const own = other.indent.length;
    if (own > limit) continue;
    limit = own;
    if (isItem ? other.dashes !== '' : other.key !== null) {
      if (isItem || other.dashes === '') columns.add(own);
      if (!isItem && other.dashes !== '') columns.add(own + other.dashes.length);
    }
    if (own === 0) break;
  }
  const wrong = line.indent.length;
  const nearest = [...columns].sort((a, b) => Math.abs(a - wrong) - Math.abs(b - wrong))[0];
  if (nearest === undefined || nearest === wrong) return null;
  return {
    ...atStart(line),
    message: `the line is indented by ${spaces(wrong)}, those to which it belongs by ${spaces(nearest)}`,
    suggestion: `Put ${nearest === 0 ? 'no space' : spaces(nearest)} before ${line.text.trim().slice(0, 60)}`,
  };
};

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

/** Explanations in order of certainty. Each relies on the lines more than on the parser's error. */
const explanations: readonly Explain[] = [
  ruleOfMarks,
  otherSpace,
  tab,
  position,
  hyphens,
  unclosed,
  keyTwice,
  secondDocument,
  missingSpace,
  missingSpaceAfterHyphen,
  otherBullet,
  wrongEscape,
  textAfterQuote,
  listOnLineOfKey,
  missingComma,
  commaTooMany,
  markInFront,
  colonInText,
  noKey,
  indentation,
];

function otherMistake({ message, line, column }: YamlComplaint): Explanation {
  return {
    line,
    column,
    message: `this line cannot be read as YAML: ${message}`,
    suggestion: 'Compare it with the same line of another record, or put its text in quotes.',
  };
}
