import { recordsOf } from '../../../content/checkedContent.ts';
import { findingIn, type Rule } from '../../findingIn.ts';

export const names: Rule = {
  name: 'names',
  description:
    'The name of a record is not in capitals, and has no emoji, tab or double space (warnings): lists sort by it, ' +
    'search finds it and screen readers speak it.',
  canBeExcused: true,
  check(content) {
    return recordsOf(content).flatMap(({ file, data: { name } }) => {
      const fault = faultOf(name);
      if (fault === null) return [];
      const message = `the name "${name.replaceAll('\t', '⇥')}" ${fault}`;
      const suggestion = `Write ${plainName(name)}`;
      return [findingIn(file, ['name'], { message, suggestion, severity: 'warning' })];
    });
  },
};

const emoji = /[\p{Emoji_Presentation}\p{Regional_Indicator}]|\p{Extended_Pictographic}\uFE0F/u;
/** More letters than an abbreviation has. */
const shortest = 6;

function faultOf(name: string): string | null {
  if (emoji.test(name)) return 'has an emoji';
  if (/\t/.test(name)) return 'has a tab';
  if (/\s{2,}|^\s|\s$/.test(name)) return 'has spaces too many';
  return isInCapitals(name) ? 'is in capitals' : null;
}

function isInCapitals(name: string): boolean {
  const letters = name.replaceAll(/\P{L}/gu, '');
  return letters.length >= shortest && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

const small = new Set(['a', 'an', 'and', 'at', 'by', 'in', 'of', 'on', 'or', 'the', 'to']);

/** Returns the name as a guide would show it. */
function plainName(name: string): string {
  const words = name
    .replaceAll(/[\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F\u200D]/gu, '')
    .trim()
    .split(/\s+/);
  if (!isInCapitals(name)) return words.join(' ');
  return words
    .map((word, index) => {
      const lower = word.toLowerCase();
      return index > 0 && small.has(lower)
        ? lower
        : lower.replace(/\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join(' ');
}
