import { atStart, atValue } from '../yamlLine.ts';
import type { Explain } from './mistake.ts';

/** Spaces that look like those of the keyboard, as web pages and word processors have them. */
export const otherSpace: Explain = ({ lines, syntaxError }) => {
  const line = lines.find(
    ({ text, number }) =>
      number <= syntaxError.line + 1 && /^[ \t]*[\u00a0\u2000-\u200b\u202f\u205f\u3000]/.test(text),
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

/** A tab before a key. */
export const tab: Explain = ({ syntaxError, at }) => {
  if (syntaxError.code !== 'TAB_AS_INDENT' && !at.indent.includes('\t')) return null;
  const spaces = at.indent.replaceAll('\t', '  ');
  return {
    line: at.number,
    column: 1,
    message: 'the line begins with a tab; YAML counts spaces',
    suggestion: `Replace the tab by ${spaces.length} spaces.`,
  };
};

/** Lines that belong together begin at the same column. */
export const indentation: Explain = ({ at, after, lines, syntaxError }) => {
  const isDeeperBelow =
    after !== undefined && after.indent.length > at.indent.length + at.dashes.length && at.value !== '';
  const line = syntaxError.code === 'BLOCK_AS_IMPLICIT_KEY' && isDeeperBelow ? after : at;
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
  const [parent, next] = [-1, 1].map((step) => lines.find(({ number }) => number === line.number + step));
  const isBlock = next?.indent === line.indent && wrong > (parent?.indent.length ?? wrong);
  if (parent?.key && isBlock && /^(?:true|false|null|yes|no|\$?[\d.,]+|.*\d°.*)$/i.test(parent.value))
    return {
      ...atValue(parent),
      message: `${parent.key} has the value ${parent.value} on its line, and keys below it`,
      suggestion: `Remove ${parent.value} if they belong to ${parent.key}; otherwise put ${parent.indent === '' ? 'no space' : spaces(parent.indent.length)} before ${line.text.trim().slice(0, 60)}`,
    };
  const nearest = [...columns].sort((a, b) => Math.abs(a - wrong) - Math.abs(b - wrong))[0];
  if (nearest === undefined || nearest === wrong) return null;
  return {
    ...atStart(line),
    message: `the line is indented by ${spaces(wrong)}, those to which it belongs by ${spaces(nearest)}`,
    suggestion: `Put ${nearest === 0 ? 'no space' : spaces(nearest)} before ${line.text.trim().slice(0, 60)}`,
  };
};

/** `1 space`, `2 spaces`. */
export function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}
