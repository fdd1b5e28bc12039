import { extraComma, missingComma, unclosed } from './mistakes/brackets.ts';
import { indentation, otherSpace, tab } from './mistakes/indents.ts';
import { keyTwice, noKey, ruleOfMarks, secondDocument } from './mistakes/keys.ts';
import {
  listOnLineOfKey,
  missingSpace,
  missingSpaceAfterHyphen,
  otherBullet,
} from './mistakes/missingSpaces.ts';
import type { Explain, Mistake, YamlSyntaxError } from './mistakes/mistake.ts';
import { colonInText, markInFront, textAfterQuote, wrongEscape } from './mistakes/quotes.ts';
import {
  isBlank,
  readLines,
  atValue,
  inQuotes,
  withValue,
  write,
  atStart,
  type Explanation,
} from './yamlLine.ts';

/**
 * Explains the mistake in a text that is no YAML: its line, and the line to write instead. The parser reports the
 * consequence of a mistake, often lines below it and in its own terms.
 */
export function explainYaml(text: string, syntaxError: YamlSyntaxError): Explanation {
  const lines = readLines(text);
  const filled = lines.filter((line) => !isBlank(line));
  const at = filled.findLast(({ number }) => number <= syntaxError.line) ?? filled[0];
  if (!at) return otherMistake(syntaxError);
  const index = filled.indexOf(at);
  const found: Mistake = {
    syntaxError,
    lines: filled,
    at,
    before: filled[index - 1],
    after: filled[index + 1],
  };
  for (const explain of explanations) {
    const explanation = explain(found);
    if (explanation) return explanation;
  }
  return otherMistake(syntaxError);
}

/** Explanations in order of certainty. Each relies on the lines more than on the parser's error. */
const explanations: readonly Explain[] = [
  ruleOfMarks,
  otherSpace,
  tab,
  positionOnKeyLine,
  hyphenBeforeKeys,
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
  extraComma,
  markInFront,
  colonInText,
  noKey,
  indentation,
];

function otherMistake({ message, line, column }: YamlSyntaxError): Explanation {
  return {
    line,
    column,
    message: `this line cannot be read as YAML: ${message}`,
    suggestion: 'Compare it with the same line of another record, or put its text in quotes.',
  };
}

/** Explains `name: *star`, which YAML reads as the value that another line has named "star". */
export function unknownAlias(text: string, syntaxError: string): Explanation | null {
  const [, name] = /Unresolved alias[^:]*: (\S+)/.exec(syntaxError) ?? [];
  if (name === undefined) return null;
  const line = readLines(text).find(({ value }) => value.startsWith(`*${name}`));
  if (!line) return null;
  return {
    ...atValue(line),
    message: `*${name} names another value, and no value has that name`,
    suggestion: write(withValue(line, inQuotes(line.value))),
  };
}

const pair =
  /^[[(]?\s*([-−–]?\d+(?:\.\d+)?)\s*(?:[;/ ]|,(?=[\s−–-])|(?<=\.\d+),)\s*([-−–]?\d+(?:\.\d+)?)\s*[\])]?$/;

/** Returns latitude and longitude of a text such as "51.18415, -115.58266"; null for any other text. */
export function positionIn(text: string): { lat: string; lng: string } | null {
  const [, lat, lng] = pair.exec(text.trim()) ?? [];
  if (lat === undefined || lng === undefined) return null;
  const withHyphen = (number: string) => number.replace(/^[−–]/, '-');
  return { lat: withHyphen(lat), lng: withHyphen(lng) };
}

/** Explains `coordinates: 51.18415, -115.58266` above indented keys. */
function positionOnKeyLine({ lines, syntaxError }: Mistake): Explanation | null {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (line.number > syntaxError.line) return null;
    if (line.key === null || !next || next.indent.length <= line.indent.length) continue;
    const position = positionIn(line.value);
    if (!position) continue;
    return {
      ...atValue(line),
      message: `${line.key} has its numbers on the line of the key, and more keys below it`,
      suggestion: `Write lat: ${position.lat} and lng: ${position.lng} on lines of their own below ${line.key}:`,
    };
  }
  return null;
}

/** Explains hyphens before keys that belong together: `- lat: …`, `- lng: …`, `source: …`. */
function hyphenBeforeKeys({ lines, syntaxError }: Mistake): Explanation | null {
  const keys = ['lat', 'lng'];
  const index = lines.findIndex(
    ({ key, dashes, number }) => dashes !== '' && key === keys[0] && number <= syntaxError.line,
  );
  const [first, second] = [lines[index], lines[index + 1]];
  if (!first || !second || second.key !== keys[1] || second.dashes === '') return null;
  const above = lines[index - 1];
  const name = above?.key ?? 'the key';
  return {
    ...atStart(first),
    message: `no hyphens below ${name}: ${keys.join(' and ')} are keys, not entries of a list`,
    suggestion: `Write ${first.key}: ${first.value} and ${second.key}: ${second.value}, without hyphens.`,
  };
}
