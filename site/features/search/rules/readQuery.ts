import type { Meaning } from '#schemas/types/published.ts';
import { indexedWords } from './searchWords.ts';

/** Words that ask or join. They are searched only where nothing else was typed. */
const fillers: ReadonlySet<string> = new Set(
  (
    'a an and any are at be best by can do does find for friendly from get go good great have how i in is it long many me much my near ' +
    'need of on open or our should some take that the there this to top up visit way we what when where which who with you your ' +
    'au aux comment dans de des du en est et la le les ou pour quand sur un une a l d'
  ).split(' '),
);

/** Matches one or two letters. */
const isBeginning = /^[a-z]{1,2}$/;

/** Most words of a query that are searched. */
const mostWords = 8;

/** A meaning that was typed, and a bit for each word that says it. */
export interface TypedMeaning {
  group: Meaning;
  /** The words that say it. */
  words: readonly string[];
  mask: number;
}

/** The greatest price or length that a visitor wants. */
export interface Limit {
  most: number;
  unit: 'money' | 'km';
}

/** A query as it was understood. */
export interface ReadQuery {
  /** The words that say something, in the singular. */
  words: string[];
  meanings: TypedMeaning[];
  limit: Limit | null;
}

/** Matches a price or a length after a word for "at most". */
const atMost =
  /(?:below|under|less than|at most|up to|max|cheaper than|shorter than|<)\s*\p{Sc}?\s*(\d+)\s*(km|k|kilomet(?:re|er)s?)?\b(?!\s*(?:h|hours?|min|minutes?|m|days?|years?|people)\b)/iu;

/** Returns a reader of queries, which knows the groups of meanings. */
export function queryReader(groups: readonly Meaning[]): (typed: string) => ReadQuery {
  const phrases = groups.flatMap((group) =>
    group.typed.map((text) => ({ words: distinctWords(text), group })),
  );
  const byFirst = Map.groupBy(phrases, ({ words }) => words[0]);
  return (typed) => {
    const [said = '', most, unit = ''] = atMost.exec(typed) ?? [];
    const limit: Limit | null =
      most === undefined ? null : { most: Number(most), unit: /^k/i.test(unit) ? 'km' : 'money' };
    const spoken = distinctWords(typed.replace(said, ' '));
    // The last one or two letters may begin a word that is still being typed.
    const all = spoken.length > 1 && isBeginning.test(spoken.at(-1) ?? '') ? spoken.slice(0, -1) : spoken;
    const phrasesSaid = all
      .flatMap((word) => byFirst.get(word) ?? [])
      .filter(({ words }) => words.every((word) => all.includes(word)));
    const inPhrases = phrasesSaid.flatMap(({ words }) => words);
    const kept = [
      all.filter((word) => !fillers.has(word)),
      all.filter((word) => inPhrases.includes(word)),
      all.slice(-1),
    ];
    const words = (kept.find((some) => some.length > 0) ?? []).slice(0, mostWords);
    const bitOf = (word: string) => (words.includes(word) ? 1 << words.indexOf(word) : 0);
    const meanings: TypedMeaning[] = [];
    for (const phrase of phrasesSaid.sort((a, b) => contentOf(b).length - contentOf(a).length)) {
      const mask = phrase.words.reduce((bits, word) => bits | bitOf(word), 0);
      // "hot tub" is no tub that is hot: a phrase takes its words from shorter ones.
      const isPart = meanings.some(
        ({ group, mask: taken }) => group === phrase.group || (mask !== 0 && (taken & mask) === mask),
      );
      if (!isPart) meanings.push({ ...phrase, mask });
    }
    return { words, meanings, limit };
  };
}

/** Returns the words of a phrase that say something; of one that has none, all. */
function contentOf({ words }: { words: readonly string[] }): readonly string[] {
  const content = words.filter((word) => !fillers.has(word));
  return content.length > 0 ? content : words;
}

const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Returns the words of a text, each once; small numbers as names write them. */
function distinctWords(text: string): string[] {
  return [...new Set(indexedWords(text).map((word) => numbers[Number(word)] ?? word))];
}
