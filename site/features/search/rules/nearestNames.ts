import type { SearchEntry } from '#schemas/types/published.ts';
import { searchWords } from './searchWords.ts';

const mostNames = 3;

/** Returns the pairs of letters of a text without its spaces. */
function letterPairs(text: string): string[] {
  const letters = searchWords(text).join('');
  return Array.from({ length: Math.max(letters.length - 1, 0) }, (_, index) =>
    letters.slice(index, index + 2),
  );
}

/** Returns the share of pairs of letters that two texts have in common, 0 to 1. */
function likeness(first: readonly string[], second: readonly string[]): number {
  const rest = [...second];
  let common = 0;
  for (const pair of first) {
    const index = rest.indexOf(pair);
    if (index === -1) continue;
    rest.splice(index, 1);
    common += 1;
  }
  return first.length + second.length === 0 ? 0 : (2 * common) / (first.length + second.length);
}

/** Returns the three names of records that are most like what was typed, the most alike first. */
export function nearestNames(typed: string, entries: readonly SearchEntry[]): string[] {
  const pairs = letterPairs(typed);
  const names = [...new Set(entries.flatMap(({ kind, name }) => (kind === 'notice' ? [] : [name])))];
  return names
    .map((name) => ({ name, alike: likeness(pairs, letterPairs(name)) }))
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, mostNames)
    .map(({ name }) => name);
}
