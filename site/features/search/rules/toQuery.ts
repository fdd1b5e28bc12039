import type { QueryCombination } from 'minisearch';
import type { SearchMeaning } from '#schemas/types/published.ts';
import { indexedWords, type SearchField, searchFields } from './buildIndex.ts';
import { searchWords, stemOfIng } from './searchWords.ts';

/** Words without meaning for a search. */
const fillers = new Set(
  'a an and are at by can do for from how i in is it me my near of on or the there to what when where which with'.split(
    ' ',
  ),
);

/** Matches one or two letters. */
const isBeginning = /^[a-z]{1,2}$/;

/** Most words of a query that are searched. */
const mostWords = 8;

/** Weight of words that mean the same as the typed ones. */
const meaningWeight = 0.5;

/** Weights of the fields: the name before all, the text last. */
const weights: Record<SearchField, number> = { name: 6, joined: 3, words: 2, where: 2, text: 1 };

/** The fields of the name. */
const nameFields: readonly SearchField[] = ['name', 'joined'];

/** All fields but the text. */
const shortFields = searchFields.filter((field) => field !== 'text');

/**
 * How far a search goes: `names` finds words of names and their beginnings, `short` those of all fields but the text;
 * `all` finds misspelled words as well, and searches the text.
 */
export type Reach = 'names' | 'short' | 'all';

type Meanings = ReadonlyMap<string, readonly string[]>;

/** Words that the guide knows. */
export interface KnownWords {
  meanings: Meanings;
  vocabulary: ReadonlySet<string>;
}

/** Returns what each typed word, or pair of words, means by the published meanings. */
export function readMeanings(meanings: readonly SearchMeaning[]): Meanings {
  return new Map(meanings.map(({ typed, means }) => [indexedWords(typed).join(' '), means]));
}

/**
 * Returns the words of a query that are searched: without fillers, and without a last word of one or two letters, which
 * a visitor is still typing. If there are no others, the last word is searched, which may begin one.
 */
export function wantedWords(typed: string): string[] {
  const all = searchWords(typed);
  const contentWords = all.filter((word) => !fillers.has(word));
  const whole = isBeginning.test(contentWords.at(-1) ?? '') ? contentWords.slice(0, -1) : contentWords;
  const wanted = [whole, contentWords, all.slice(-1)].find((words) => words.length > 0) ?? [];
  return indexedWords(wanted.slice(0, mostWords).join(' '));
}

/**
 * Returns the ways to read words: each word by itself, and two neighbours as one where there is such a word or meaning.
 * An entry must match every query of one way.
 */
export function toQueries(words: readonly string[], known: KnownWords, reach: Reach): QueryCombination[][] {
  const units = words.map((word) => wordQuery(word, known, reach));
  const pairs = words.slice(1).flatMap((word, index) => {
    const first = words[index] ?? '';
    const joined = `${first}${word}`;
    const means = known.meanings.get(`${first} ${word}`) ?? [];
    const isWord = known.vocabulary.has(joined);
    if (!isWord && means.length === 0) return [];
    const pair = anyOf([
      ...(isWord ? [one(joined, reach)] : []),
      ...means.map((text) => phrase(text, reach)),
    ]);
    return [[...units.slice(0, index), pair, ...units.slice(index + 2)]];
  });
  return [units, ...pairs];
}

function wordQuery(word: string, { meanings }: KnownWords, reach: Reach): QueryCombination {
  const stem = stemOfIng(word);
  const means = meanings.get(word) ?? [];
  return anyOf([
    one(word, reach),
    ...(stem === null ? [] : [one(stem, reach)]),
    ...means.map((text) => phrase(text, reach)),
  ]);
}

/**
 * Returns the query for one typed word. One or two letters begin a word of a name. Words of four letters and more may
 * be misspelled, except in the text, where too much is like them.
 */
function one(word: string, reach: Reach): QueryCombination {
  const { length } = word;
  if (isBeginning.test(word)) return { ...only(word, ['name']), prefix: true };
  if (reach === 'names') return { ...only(word, nameFields), prefix: true };
  const short = { ...only(word, shortFields), prefix: true };
  if (reach === 'short' || length < 3) return short;
  return anyOf([
    { ...short, fuzzy: length < 4 ? false : length < 7 ? 1 : 2 },
    { ...only(word, ['text']), prefix: length > 3 },
  ]);
}

function only(word: string, fields: readonly SearchField[], weight = 1): QueryCombination {
  const boost = Object.fromEntries(fields.map((field) => [field, weights[field] * weight]));
  return { combineWith: 'OR', queries: [word], fields: [...fields], boost, prefix: false, fuzzy: false };
}

/** Returns the query for words that mean the same as what was typed: exact words, of less weight. */
function phrase(text: string, reach: Reach): QueryCombination {
  const fields = { names: nameFields, short: shortFields, all: searchFields }[reach];
  return {
    combineWith: 'AND',
    queries: indexedWords(text).map((word) => only(word, fields, meaningWeight)),
  };
}

function anyOf(queries: QueryCombination[]): QueryCombination {
  return { combineWith: 'OR', queries };
}
