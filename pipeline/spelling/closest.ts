import { editDistance } from './editDistance.ts';

/**
 * Returns the candidate that differs least from a misspelt word, or null when none is near: at most a third of the
 * letters may differ, and at least one always may.
 */
export function closest(word: string, candidates: readonly string[]): string | null {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    // A much longer or shorter word cannot be near, and most of many candidates are such.
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const letters = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (letters < bestDistance) {
      best = candidate;
      bestDistance = letters;
    }
  }
  return best;
}

/** `Did you mean "x"?` for the closest candidate, or null. */
export function didYouMean(word: unknown, candidates: readonly string[]): string | null {
  const candidate = typeof word === 'string' ? closest(word, candidates) : null;
  return candidate === null ? null : `Did you mean "${candidate}"?`;
}

/** Returns the words that one of some alone has, and that are one letter or a capital away from a word of several. */
export function mistypedWords<T extends { value: string }>(words: readonly T[]): (T & { fix: string })[] {
  const counts = Map.groupBy(words, ({ value }) => value);
  const common = [...counts].flatMap(([word, { length }]) => (length > 1 ? [word] : []));
  return words.flatMap((word) => {
    const { value } = word;
    if (counts.get(value)?.length !== 1) return [];
    const fix = common.find((other) => editDistance(other.toLowerCase(), value.toLowerCase()) <= 1);
    return fix === undefined ? [] : [{ ...word, fix }];
  });
}
