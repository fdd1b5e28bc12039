import { recordsOf } from '../../../content/checkedContent.ts';
import { mistypedWords } from '../../../spelling/closest.ts';
import { orList } from '../../describeError.ts';
import { findingIn, type Rule } from '../../findingIn.ts';

export const names: Rule = {
  name: 'names',
  description:
    'The name of a record and the title of a notice or trip are neither in capitals nor without one, and have no emoji, ' +
    'tab or double space; the category of an event is one, and no slip of that of others (warnings): lists sort by them, search ' +
    'finds them and screen readers speak them.',
  canBeExcused: true,
  check(content) {
    const named = [...recordsOf(content), ...content.notices, ...content.trips].flatMap(({ file, data }) => {
      const [key, name] = 'title' in data ? ['title', data.title] : ['name', data.name];
      const fault = faultOf(name);
      if (fault === null) return [];
      const message = `the ${key} "${name.replaceAll('\t', '⇥')}" ${fault}`;
      const suggestion = `Write ${plainName(name)}`;
      return [findingIn(file, [key], { message, suggestion, severity: 'warning' })];
    });
    const categories = content.events.map(({ file, data: { category } }) => ({ file, value: category }));
    const mistyped = mistypedWords(categories).map(({ file, value, fix }) => {
      const message = `no other event has the category "${value}"`;
      const suggestion = `Did you mean "${fix}"?`;
      return findingIn(file, ['category'], { message, suggestion, severity: 'warning' });
    });
    const joined = categories.flatMap(({ file, value }) => {
      const words = value.split(/\s*[,;/]\s*/).filter(Boolean);
      if (words.length < 2) return [];
      const message = `the category "${value}" is several, and visitors filter by one`;
      const suggestion = `Write one of them: ${orList(words)}`;
      return [findingIn(file, ['category'], { message, suggestion, severity: 'warning' })];
    });
    return [...named, ...mistyped, ...joined];
  },
};

const emoji = /[\p{Emoji_Presentation}\p{Regional_Indicator}]|\p{Extended_Pictographic}\uFE0F/u;
/** More letters than an abbreviation has. */
const shortest = 6;

function faultOf(name: string): string | null {
  if (emoji.test(name)) return 'has an emoji';
  if (/\t/.test(name)) return 'has a tab';
  if (/\s{2,}|^\s|\s$/.test(name)) return 'has spaces too many';
  return caseFault(name);
}

function caseFault(name: string): string | null {
  const letters = name.replaceAll(/\P{L}/gu, '');
  const [small, capital] = [letters.toLowerCase(), letters.toUpperCase()];
  if (small === capital) return null;
  if (letters === small) return 'has no capital letter';
  return letters === capital && letters.length >= shortest ? 'is in capitals' : null;
}

const small = new Set(['a', 'an', 'and', 'at', 'by', 'in', 'of', 'on', 'or', 'the', 'to']);

/** Returns the name as a guide would show it. */
function plainName(name: string): string {
  const words = name
    .replaceAll(/[\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F\u200D]/gu, '')
    .trim()
    .split(/\s+/);
  if (caseFault(name) === null) return words.join(' ');
  return words
    .map((word, index) => {
      const lower = word.toLowerCase();
      return index > 0 && small.has(lower)
        ? lower
        : lower.replace(/\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join(' ');
}
