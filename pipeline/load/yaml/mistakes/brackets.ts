import { closingMark, openingIn } from '../openings.ts';
import { atValue, withValue, write } from '../yamlLine.ts';
import type { Explain } from './mistake.ts';

/** Opened and not closed before a line that is a key again: whatever the parser made of the lines below. */
export const unclosed: Explain = ({ lines, syntaxError }) => {
  for (const [index, line] of lines.entries()) {
    if (line.number > syntaxError.line) return null;
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

/** `{ lat: 51.2 lng: -115.5 }`. */
export const missingComma: Explain = ({ at }) => {
  const entry = /([{,]\s*[\w-]+: (?:'[^']*'|"[^"]*"|[^,{}[\]'"]*?)) +([\w-]+: )/.exec(at.value);
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
export const extraComma: Explain = ({ at }) => {
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
