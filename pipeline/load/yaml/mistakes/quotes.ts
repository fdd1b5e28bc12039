import { endOfQuote } from '../openings.ts';
import { atValue, inQuotes, withValue, write } from '../yamlLine.ts';
import type { Explain } from './mistake.ts';

/** `'It's'`, `"Early" is the word`. */
export const textAfterQuote: Explain = ({ at }) => {
  const { value } = at;
  const quote = value[0];
  if (quote !== "'" && quote !== '"') return null;
  const end = endOfQuote(value, 0);
  if (end === null || value.slice(end + 1).trim() === '' || value[end + 1] === ':') return null;
  const apostrophe =
    quote === "'" && /\p{L}/u.test(value[end - 1] ?? '') && /\p{L}/u.test(value[end + 1] ?? '');
  const [, , inner] = /^(['"])\1*([^'"]*)['"]*,?$/.exec(value) ?? [];
  const whole = value.at(-1) === quote ? value.slice(1, -1) : value;
  return {
    line: at.number,
    column: atValue(at).column + end,
    message: apostrophe
      ? 'the apostrophe ends the text, which began with the same mark'
      : 'the text goes on after its closing quote',
    suggestion: write(withValue(at, inQuotes(inner ?? (apostrophe ? whole.replace(/^'/, '') : value)))),
  };
};

/** `name: Tarn: the mirror`. */
export const colonInText: Explain = ({ at }) => {
  const { value, key, dashes } = at;
  const inBraces = value.replaceAll(
    /(?<=[{,] *[\w-]+: )([^\s,{}[\]'"][^,{}[\]'"]*: [^,{}[\]'"]*?)(?= *[,}])/g,
    "'$1'",
  );
  const message = 'a text with a colon needs quotes';
  if (value.startsWith('{') && inBraces !== value)
    return { ...atValue(at), message, suggestion: write(withValue(at, inBraces)) };
  if ((key === null && dashes === '') || !/^[^\s"'[{|>].*?:( |$)/.test(value)) return null;
  const [, number, next] = /^(-?\d[\d.]*),? ([a-z]\w*: .*)$/i.exec(value) ?? [];
  if (number !== undefined && next !== undefined)
    return {
      ...atValue(at),
      message: 'two keys are on one line',
      suggestion: write(withValue(at, number), next),
    };
  return {
    line: at.number,
    column: atValue(at).column + value.search(/:( |$)/),
    message,
    // A quote at its end alone has lost the one at its beginning.
    suggestion: write(withValue(at, inQuotes(value.replace(/^([^'"]*)['"]$/, '$1')))),
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

/** `name: *star*`, `name: [Mirror] Tarn`: a mark that means something in YAML. */
export const markInFront: Explain = ({ at, syntaxError }) => {
  const [mark = ''] = at.value;
  const meaning = marks[mark];
  if (meaning === undefined || (at.key === null && at.dashes === '')) return null;
  const [, address] = /^\[[^\]]*\]\((https?:[^\s)]+)\)$/.exec(at.value) ?? [];
  if (address !== undefined)
    return {
      ...atValue(at),
      message: 'a link of Markdown begins a list in YAML',
      suggestion: write(withValue(at, address)),
    };
  if (/^[|>][-+]? \S/.test(at.value))
    return {
      ...atValue(at),
      message: `the text begins on the line of its mark ${mark}`,
      suggestion: `Write ${at.key}: ${at.value.split(' ', 1)[0]} and the text on the lines below it, indented.`,
    };
  if ((mark === '[' || mark === '{') && syntaxError.code !== 'UNEXPECTED_TOKEN') return null;
  const [, whole, extra] = /^(\[[^[\]]*\]|\{[^{}]*\})([\]}]+)$/.exec(at.value) ?? [];
  if (whole !== undefined)
    return {
      ...atValue(at),
      message: `one bracket ${extra} too many`,
      suggestion: write(withValue(at, whole)),
    };
  return {
    ...atValue(at),
    message: `a text that begins with ${mark} needs quotes: in YAML the mark ${meaning}`,
    suggestion: write(withValue(at, inQuotes(at.value))),
  };
};

/** `"C:\tracks"`. */
export const wrongEscape: Explain = ({ at, syntaxError }) => {
  if (syntaxError.code !== 'BAD_DQ_ESCAPE') return null;
  return {
    line: at.number,
    column: syntaxError.column,
    message: 'a backslash means something else in double quotes',
    suggestion: write(withValue(at, inQuotes(at.value.replace(/^"|"$/g, '')))),
  };
};
