import type { QueryCombination } from 'minisearch';
import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import type { SearchEntry, SearchIndex } from '#schemas/types/published.ts';
import { isBestMonth, monthOf } from '../../../calendar/seasons.ts';
import { mostHits } from '../searchPath.ts';
import { buildIndex, fieldWeights, indexedWords } from './buildIndex.ts';
import { type ListLink, listLinks, type SearchSite } from './listLinks.ts';
import { queryReader, type ReadQuery } from './readQuery.ts';
import { stemOfIng } from './searchWords.ts';

/** An entry that was found. */
export interface SearchHit {
  entry: SearchEntry;
  season: EntrySeason;
  /** Words of the entry that were found. */
  terms: ReadonlySet<string>;
}

export interface SearchAnswer {
  /** Lists with the filters on that the query names. */
  lists: ListLink[];
  /** Entries that hold what was typed, the best first. */
  hits: SearchHit[];
  /** True if no entry holds most of what was typed. */
  isNear: boolean;
  /** The names that are most like what was typed; empty if entries were found. */
  likely: string[];
  /** Says that the guide does not hold what was typed; null if it may. */
  unlisted: string | null;
}

export interface GuideSearch {
  /** Searches the guide for what was typed. The order depends on the calendar date. */
  search: (typed: string, day: string) => SearchAnswer;
}

/** Entries that hold something, by their number. */
type Matches = ReadonlyMap<number, { score: number; terms: readonly string[] }>;

/** Something of a query that entries hold: a word, two words as one, or a meaning. */
interface Part {
  /** A bit for each word that it covers. */
  mask: number;
  matches: Matches;
}

/** Score of an entry that content names as the answer to a meaning; that of a word in a name is about half of it. */
const answerScore = 70;

/** Weights of words that are only like the typed ones. */
const likenessWeights = { prefix: 0.2, fuzzy: 0.1 };

/** Letters of the shortest known word that may be misspelled. */
const shortestLike = 5;

/** Most queries whose matches are kept. */
const mostKept = 200;

/** Weight of an entry by its season: closed ones and those out of season come later. */
const seasonWeight: Record<EntrySeason, number> = { in: 1, off: 0.97, closed: 0.92, over: 0 };

const nothing: SearchAnswer = { lists: [], hits: [], isNear: false, likely: [], unlisted: null };

/** Makes the search of the guide. */
export async function createSearch(
  { entries, meanings }: SearchIndex,
  site: SearchSite,
): Promise<GuideSearch> {
  const { mini, vocabulary } = await buildIndex(entries);
  const read = queryReader(meanings);
  const linksOf = listLinks(site);
  const numbers = new Map(entries.map(({ id }, number) => [id, number]));
  const names = entries.map(({ name }) => indexedWords(name));

  /** Matches by their query: while a visitor types the next word, those before stay the same. */
  const kept = new Map<string, Matches>();

  function matchesOf(query: QueryCombination): Matches {
    const key = JSON.stringify(query);
    const known = kept.get(key);
    if (known) return known;
    if (kept.size === mostKept) kept.clear();
    const found = new Map(mini.search(query).map(({ id, score, terms }) => [Number(id), { score, terms }]));
    kept.set(key, found);
    return found;
  }

  const isKnown = (word: string) => vocabulary.has(word) || vocabulary.has(stemOfIng(word) ?? '');

  /** Returns the parts of a query; with `isLoose`, words that the guide knows may be misspelled as well. */
  function partsOf({ words, meanings: said }: ReadQuery, isLoose: boolean): Part[] {
    const isSaid = (index: number) => said.some(({ mask }) => mask & (1 << index));
    return [
      ...words.flatMap((word, index) => {
        const mask = 1 << index;
        if (!isKnown(word) && !isSaid(index)) return { mask, matches: matchesOf(nearly(word)) };
        const exact = { mask, matches: matchesOf(exactly(word)) };
        const isLike = isLoose && !isSaid(index) && word.length >= shortestLike;
        return isLike ? [exact, { mask, matches: matchesOf(like(word)) }] : exact;
      }),
      ...words.slice(1).flatMap((word, index) => {
        const joined = `${words[index]}${word}`;
        return vocabulary.has(joined) ? { mask: 3 << index, matches: matchesOf(exactly(joined)) } : [];
      }),
      ...said.flatMap(({ group: { means = [], answers = [] }, mask, words: own }) => [
        ...means.map((text) => ({ mask, matches: matchesOf(phrase(text)) })),
        {
          mask,
          matches: new Map(
            answers.map((id, rank) => {
              const score = answerScore * (1 + own.length / 2) * 0.95 ** rank;
              return [numbers.get(id) ?? -1, { score, terms: [] }];
            }),
          ),
        },
      ]),
    ];
  }

  /** Returns the entries that hold most of a query, by their number, the best first. */
  function rank(query: ReadQuery, parts: readonly Part[]) {
    const scores = new Float64Array(entries.length);
    const masks = new Uint8Array(entries.length);
    for (const { mask, matches } of parts) {
      for (const [number, { score }] of matches) {
        scores[number] = (scores[number] ?? 0) + score;
        masks[number] = (masks[number] ?? 0) | mask;
      }
    }
    // A rare word says more than one that many entries hold.
    const weights = query.words.map((_, index) => {
      const sizes = parts.flatMap(({ mask, matches }) =>
        mask & (1 << index) && matches.size > 0 ? matches.size : [],
      );
      return sizes.length > 0 ? Math.log(1 + entries.length / Math.min(...sizes)) : 0;
    });
    const sumOf = (mask: number) =>
      weights.reduce((sum, weight, index) => (mask & (1 << index) ? sum + weight : sum), 0);
    const coverages = Array.from(
      { length: 2 ** weights.length },
      (_, mask) => sumOf(mask) / (sumOf(-1) || 1),
    );
    const coverageOf = (number: number) => coverages[masks[number] ?? 0] ?? 0;
    const named = query.meanings.flatMap(({ group }) => group.list ?? []);
    const found = [...scores.keys()].filter((number) => scores[number]);
    const most = found.reduce((sum, number) => Math.max(sum, coverageOf(number)), 0);
    for (const number of found) {
      const kind = entries[number]?.kind;
      const kindWeight = named.some((list) => list === kind) ? 2.5 : kind === 'notice' ? 0.85 : 1;
      scores[number] = (scores[number] ?? 0) * coverageOf(number) ** 2 * kindWeight;
    }
    const best = found
      .filter((number) => coverageOf(number) >= most / 2)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
      .slice(0, mostHits);
    return { best, scores, most };
  }

  function find(query: ReadQuery, day: string) {
    let parts = partsOf(query, false);
    let ranked = rank(query, parts);
    const isNamed = ranked.best.some((number) => query.words.every((word) => names[number]?.includes(word)));
    if (!isNamed && query.words.length > 1) {
      parts = partsOf(query, true);
      ranked = rank(query, parts);
    }
    const { best, scores, most } = ranked;
    const typed = query.words.join(' ');
    const hits = best.flatMap((number) => {
      const entry = entries[number];
      const season = entry && entrySeason(entry, day);
      if (!season || season === 'over') return [];
      const terms = new Set(parts.flatMap(({ matches }) => matches.get(number)?.terms ?? []));
      const weight =
        (scores[number] ?? 0) * nameWeight(names[number] ?? [], typed, terms) * seasonWeight[season];
      return [{ entry, season, terms, weight }];
    });
    return { hits: onePerAddress(hits.sort((a, b) => b.weight - a.weight)), most };
  }

  return {
    search: (typed, day) => {
      const query = read(typed);
      if (query.words.length === 0) return nothing;
      const { hits, most } = find(query, day);
      const unlisted = query.meanings.find(
        ({ group, words }) => group.unlisted && matchesOf(phrase(words.join(' '))).size === 0,
      );
      return {
        lists: linksOf(query, typed, day),
        hits,
        isNear: hits.length > 0 && most < 0.5,
        likely: hits.length > 0 ? [] : likelyNames(query.words),
        unlisted: unlisted?.group.unlisted ?? null,
      };
    },
  };

  /** Returns up to three names that are like what was typed, at most a third of its letters apart. */
  function likelyNames(words: readonly string[]): string[] {
    const near = mini.search({ ...like(words.join('')), fields: ['name', 'joined'], fuzzy: 0.34 });
    return near.slice(0, 3).flatMap(({ id }) => entries[Number(id)]?.name ?? []);
  }
}

/** Returns the query for a word as it was typed, or without its -ing. */
function exactly(word: string, weight = 1): QueryCombination {
  const stem = stemOfIng(word);
  return {
    combineWith: 'OR',
    queries: stem === null ? [word] : [word, stem],
    fields: Object.keys(fieldWeights),
    boost: Object.fromEntries(Object.entries(fieldWeights).map(([field, own]) => [field, own * weight])),
    prefix: false,
    fuzzy: false,
  };
}

/** Returns the query for a known word that may mean another in a name, which weighs a tenth. */
function like(word: string): QueryCombination {
  return { ...exactly(word), fields: ['name'], fuzzy: 1, weights: likenessWeights };
}

/** Returns the query for an unknown word: the beginning of another, or misspelled. */
function nearly(word: string): QueryCombination {
  const fuzzy = word.length < 4 ? false : 0.25;
  return {
    combineWith: 'OR',
    queries: [
      {
        ...exactly(word),
        fields: word.length < 3 ? ['name'] : ['name', 'words'],
        prefix: true,
        fuzzy,
        weights: likenessWeights,
      },
      { ...exactly(word), fields: ['joined'], fuzzy, weights: likenessWeights },
    ],
  };
}

/** Returns the query for words that mean the same as what was typed: all of them, of half the weight. */
function phrase(text: string): QueryCombination {
  return { combineWith: 'AND', queries: indexedWords(text).map((word) => exactly(word, 0.5)) };
}

/** Returns the hits without those whose address a better one has: parts of one section. */
function onePerAddress<H extends SearchHit>(hits: readonly H[]): H[] {
  const seen = new Set<string>();
  return hits.filter(({ entry: { href } }) => !seen.has(href) && seen.add(href));
}

/**
 * Returns the weight of a name for what was typed: the most if they are the same, more if it begins so, and more the
 * less there is besides, because "moraine" means the lake before its lodge and its shore.
 */
function nameWeight(words: readonly string[], typed: string, terms: ReadonlySet<string>): number {
  const name = words.join(' ');
  if (name === typed) return 3;
  const found = words.filter((word) => terms.has(word)).join(' ');
  return (
    (name.startsWith(typed) ? 1.5 : 1) +
    (found.length / name.length) * Math.min(1, found.length / typed.length)
  );
}

/** State of an entry on a day: in season, outside of its best months, closed, or over. */
export type EntrySeason = 'in' | 'off' | 'closed' | 'over';

/** Returns the state of an entry on a calendar date, YYYY-MM-DD. */
export function entrySeason(
  { open, days, bestMonths }: Pick<SearchEntry, 'open' | 'days' | 'bestMonths'>,
  day: string,
): EntrySeason {
  if (days && days.to < day) return 'over';
  if (open && !isInSeason(day.slice(5), open)) return 'closed';
  return bestMonths.length === 0 || isBestMonth(bestMonths, monthOf(day)) ? 'in' : 'off';
}
