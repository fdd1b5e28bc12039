import type { SearchEntry } from '#schemas/types/published.ts';
import { searchWords } from './searchWords.ts';

const mostNames = 3;

/** Returns the pairs of letters of a text without its spaces. */
function letterPairs(text: string): Set<string> {
  const letters = searchWords(text).join('');
  const pairs = new Set<string>();
  for (let index = 1; index < letters.length; index += 1) pairs.add(letters.slice(index - 1, index + 1));
  return pairs;
}

/** Returns the share of pairs of letters that two texts have in common, 0 to 1. */
function similarity(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of first) if (second.has(pair)) common += 1;
  return common === 0 ? 0 : (2 * common) / (first.size + second.size);
}

/**
 * Returns a finder of the three names that are most like what was typed, the most alike first. Titles of notices are no
 * names. The pairs of letters of all names are counted when they are first needed.
 */
export function nearestNames(entries: readonly SearchEntry[]): (typed: string) => string[] {
  let known: { name: string; own: Set<string> }[] | undefined;
  return (typed) => {
    known ??= [...new Set(entries.flatMap(({ kind, name }) => (kind === 'notice' ? [] : [name])))].map(
      (name) => ({ name, own: letterPairs(name) }),
    );
    const pairs = letterPairs(typed);
    let best: { name: string; alike: number }[] = [];
    for (const { name, own } of known) {
      const alike = similarity(pairs, own);
      if (alike <= (best[mostNames - 1]?.alike ?? 0)) continue;
      best = [...best, { name, alike }].sort((a, b) => b.alike - a.alike).slice(0, mostNames);
    }
    return best.map(({ name }) => name);
  };
}
