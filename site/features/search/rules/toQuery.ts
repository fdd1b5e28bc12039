import type { QueryCombination } from 'minisearch';
import type { SearchMeaning } from '#schemas/types/published.ts';
import { indexedWords, type SearchField, searchFields } from './buildIndex.ts';
import { searchWords, stemOfIng } from './searchWords.ts';

/** Words that say nothing of what is wanted. */
const fillers = new Set(
  'a an and are at by can do for from how i in is it me my near of on or the there to what when where which with'.split(
    ' ',
  ),
);

/** Most words of a query that are searched. */
const mostWords = 8;

/** Weight of words that mean the same as the typed ones. */
const meaningWeight = 0.5;

/** Weights of the fields: the name before all, the text last. */
const weights: Record<SearchField, number> = { name: 6, joined: 3, words: 2, where: 2, text: 1 };

/** All fields but the text. */
const shortFields = searchFields.filter((field) => field !== 'text');

type Meanings = ReadonlyMap<string, readonly string[]>;

/** Returns what each typed word, or pair of words, means by the published meanings. */
export function readMeanings(meanings: readonly SearchMeaning[]): Meanings {
  return new Map(meanings.map(({ typed, means }) => [indexedWords(typed).join(' '), means]));
}

/** Returns the words of a query that are searched: without fillers, unless there are no others. */
export function wantedWords(typed: string): string[] {
  const all = indexedWords(typed);
  const wanted = all.filter((_, index) => !fillers.has(searchWords(typed)[index] ?? ''));
  return (wanted.length > 0 ? wanted : all).slice(0, mostWords);
}

/**
 * Returns the query for words. Each entry must hold all of them (`AND`) or one (`OR`): as they are, as the beginning of
 * a word, misspelled, or in other words. Two neighbours also match as one word, if there is such a word.
 */
export function toQuery(
  words: readonly string[],
  { meanings, vocabulary }: { meanings: Meanings; vocabulary: ReadonlySet<string> },
  combineWith: 'AND' | 'OR',
): QueryCombination {
  const units = words.map((word) => wordQuery(word, meanings));
  const pairs = words.slice(1).flatMap((word, index): QueryCombination[] => {
    const first = words[index] ?? '';
    const joined = `${first}${word}`;
    const means = meanings.get(`${first} ${word}`) ?? [];
    if (!vocabulary.has(joined) && means.length === 0) return [];
    const pair = anyOf([...(vocabulary.has(joined) ? [one(joined)] : []), ...means.map(phrase)]);
    return [{ combineWith, queries: [...units.slice(0, index), pair, ...units.slice(index + 2)] }];
  });
  return anyOf([{ combineWith, queries: units }, ...pairs]);
}

function wordQuery(word: string, meanings: Meanings): QueryCombination {
  const stem = stemOfIng(word);
  const means = meanings.get(word) ?? [];
  return anyOf([one(word), ...(stem === null ? [] : [one(stem)]), ...means.map(phrase)]);
}

/**
 * Returns the query for one typed word. One letter begins a word of a name. Three letters are searched in all fields but
 * the text. Longer words are also taken for misspelled, except in the text, where too much is like them.
 */
function one(word: string): QueryCombination {
  const { length } = word;
  if (length === 1) return { ...only(word, ['name', 'where']), prefix: true };
  const short = { ...only(word, shortFields), prefix: true, fuzzy: length < 4 ? false : length < 7 ? 1 : 2 };
  return length < 3 ? short : anyOf([short, { ...only(word, ['text']), prefix: length > 3 }]);
}

function only(word: string, fields: SearchField[], weight = 1): QueryCombination {
  const boost = Object.fromEntries(fields.map((field) => [field, weights[field] * weight]));
  return { combineWith: 'OR', queries: [word], fields, boost, prefix: false, fuzzy: false };
}

/** Returns the query for words that mean the same as what was typed: exact words, of less weight. */
function phrase(text: string): QueryCombination {
  return {
    combineWith: 'AND',
    queries: indexedWords(text).map((word) => only(word, [...searchFields], meaningWeight)),
  };
}

function anyOf(queries: QueryCombination[]): QueryCombination {
  return { combineWith: 'OR', queries };
}
