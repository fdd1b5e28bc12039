import type { QueryCombination, SearchResult } from 'minisearch';
import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import type { SearchEntry, SearchIndex } from '#schemas/types/published.ts';
import { isBestMonth, monthOf } from '../../../calendar/seasons.ts';
import { buildIndex, fieldWeights } from './buildIndex.ts';
import { type ListLink, listLinks, type SearchSite } from './listLinks.ts';
import { type Limit, queryReader, type ReadQuery } from './readQuery.ts';
import { mostHits } from './results.ts';
import { indexedWords } from './searchWords.ts';

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

/** A word of a query, two words as one, or a meaning: a bit for each word that it covers, and the entries that hold it. */
type Part = readonly [mask: number, matches: Matches];

/** Score of an entry that content names as the answer to a meaning; that of a word in a name is about half of it. */
const answerScore = 70;

/** Weights of words that are only like the typed ones. */
const weights = { prefix: 0.2, fuzzy: 0.1 };

/** Most queries whose matches are kept. */
const mostKept = 200;

/** Weight of an entry by its season: closed ones and those out of season come later. */
const seasonWeight: Record<EntrySeason, number> = { in: 1, off: 0.97, closed: 0.92, over: 0 };

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
    const found = new Map<number, { score: number; terms: string[] }>();
    // What is kept from its list need not be sorted.
    const filter = ({ id, score, terms }: SearchResult) => !found.set(Number(id), { score, terms });
    mini.search(query, { filter });
    kept.set(key, found);
    return found;
  }

  function partsOf({ words, meanings: said }: ReadQuery): Part[] {
    const wordParts = words.flatMap((word, index): Part[] => {
      const mask = 1 << index;
      const joined = `${words[index - 1] ?? ''}${word}`;
      const pair: Part[] =
        index > 0 && vocabulary.has(joined) ? [[mask | (mask >> 1), matchesOf(exactly(joined))]] : [];
      const isSaid = said.some((meaning) => meaning.mask & mask);
      const isUnknown = !isSaid && !vocabulary.has(word);
      return [[mask, matchesOf(isUnknown ? nearly(word) : exactly(word))], ...pair];
    });
    const meaningParts = said.flatMap(({ group: { means = [], answers = [] }, mask, words: own }): Part[] => {
      const best = answerScore * (1 + own.length / 2);
      const answered = answers.flatMap((id, rank) => {
        const number = numbers.get(id);
        return number === undefined ? [] : [[number, { score: best * 0.95 ** rank, terms: [] }] as const];
      });
      return [...means.map((text): Part => [mask, matchesOf(phrase(text))]), [mask, new Map(answered)]];
    });
    return [...wordParts, ...meaningParts];
  }

  /** Returns the entries that hold most of a query, the best first, and the share that the best of them holds. */
  function rank({ words, meanings: said }: ReadQuery, parts: readonly Part[], day: string) {
    const found: number[] = [];
    const scores = new Float64Array(entries.length);
    const masks = new Uint8Array(entries.length);
    for (const [mask, matches] of parts)
      for (const [number, { score }] of matches) {
        if (!scores[number]) found.push(number);
        scores[number] = (scores[number] ?? 0) + score;
        masks[number] = (masks[number] ?? 0) | mask;
      }
    const shares = Array.from(
      { length: 2 ** words.length },
      (_, mask) => words.filter((_, index) => mask & (1 << index)).length / words.length,
    );
    const shareOf = (number: number) => shares[masks[number] ?? 0] ?? 0;
    const most = found.reduce((share, number) => Math.max(share, shareOf(number)), 0);
    const named = new Set<string>(said.flatMap(({ group }) => group.list ?? []));
    for (const number of found) {
      const kindWeight = named.has(entries[number]?.kind ?? '') ? 2.5 : 1;
      const share = shareOf(number);
      scores[number] = share < most / 2 ? 0 : (scores[number] ?? 0) * share ** 2 * kindWeight;
    }
    // Numbers are sorted many times faster than entries.
    const least =
      Float64Array.from(found, (number) => scores[number] ?? 0)
        .sort()
        .at(-2 * mostHits) ?? 0;
    const typed = words.join(' ');
    const hits = found
      .flatMap((number) => {
        const score = scores[number] ?? 0;
        const entry = score > 0 && score >= least ? entries[number] : undefined;
        const season = entry && entrySeason(entry, day);
        if (!season || season === 'over') return [];
        const terms = new Set(parts.flatMap(([, matches]) => matches.get(number)?.terms ?? []));
        const weight = score * nameWeight(names[number] ?? [], typed, terms) * seasonWeight[season];
        return [{ entry, season, terms, weight }];
      })
      .sort((a, b) => b.weight - a.weight);
    // Parts of one section have one address: the best is shown.
    const seen = new Set<string>();
    const best = hits.filter(({ entry: { href } }) => !seen.has(href) && seen.add(href));
    return { hits: best.slice(0, mostHits), most };
  }

  return {
    search: (typed, day) => {
      const query = read(typed);
      const { words } = query;
      if (words.length === 0) return { lists: [], hits: [], isNear: false, likely: [], unlisted: null };
      const { hits, most } = rank(query, partsOf(query), day);
      const within = hits.filter(({ entry }) => isWithin(entry.facts, query.limit));
      const isUnlisted = (own: readonly string[]) => matchesOf(phrase(own.join(' '))).size === 0;
      const unlisted = query.meanings.find(({ group, words: own }) => group.unlisted && isUnlisted(own));
      const near = hits.length > 0 ? [] : mini.search(like(words.join(''), ['name', 'joined'], 0.34));
      return {
        lists: linksOf(query, day),
        hits: within.length > 0 ? within : hits,
        isNear: hits.length > 0 && most < 0.5,
        likely: near.slice(0, 3).flatMap(({ id }) => entries[Number(id)]?.name ?? []),
        unlisted: unlisted?.group.unlisted ?? null,
      };
    },
  };
}

/** Returns the query for a word as it was typed. */
function exactly(word: string, weight = 1): QueryCombination {
  return {
    queries: [word],
    fields: Object.keys(fieldWeights),
    boost: Object.fromEntries(Object.entries(fieldWeights).map(([field, own]) => [field, own * weight])),
    prefix: false,
    fuzzy: false,
  };
}

/** Returns the query for a word that may be misspelled in some fields, which weighs a tenth. */
function like(word: string, fields: string[], fuzzy: number | false): QueryCombination {
  return { ...exactly(word), fields, fuzzy, weights };
}

/** Returns the query for an unknown word: the beginning of another, or misspelled. */
function nearly(word: string): QueryCombination {
  const fuzzy = word.length < 4 ? false : 0.25;
  const fields = word.length < 3 ? ['name'] : ['name', 'words'];
  return {
    combineWith: 'OR',
    queries: [{ ...like(word, fields, fuzzy), prefix: true }, like(word, ['joined'], fuzzy)],
  };
}

/** Returns the query for words that mean the same as what was typed: all of them, of half the weight. */
function phrase(text: string): QueryCombination {
  return { combineWith: 'AND', queries: indexedWords(text).map((word) => exactly(word, 0.5)) };
}

/**
 * Returns the weight of a name for what was typed: the most if they are the same, more if it begins so, and more the
 * less there is besides, because "moraine" means the lake before its lodge and its shore.
 */
function nameWeight(words: readonly string[], typed: string, terms: ReadonlySet<string>): number {
  const name = words.join(' ');
  if (name === typed) return 3;
  const found = words.filter((word) => terms.has(word)).join(' ').length;
  return (name.startsWith(typed) ? 1.5 : 1) + (found / name.length) * Math.min(1, found / typed.length);
}

/** Returns false if facts name a higher price or a greater length, or none. */
function isWithin(facts: readonly string[], limit: Limit | null): boolean {
  if (!limit) return true;
  const [, figure] = (limit.unit === 'km' ? /([\d.]+) km/ : /\p{Sc}([\d,.]+)/u).exec(facts.join(' ')) ?? [];
  return figure !== undefined && Number(figure.replaceAll(',', '')) <= limit.most;
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
