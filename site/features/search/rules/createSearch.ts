import type { QueryCombination } from 'minisearch';
import { isInSeason } from '#schemas/rules/dayOfYear.ts';
import type { SearchEntry, SearchIndex } from '#schemas/types/published.ts';
import { isBestMonth, monthOf } from '../../../calendar/seasons.ts';
import { buildIndex } from './buildIndex.ts';
import { nearestNames } from './nearestNames.ts';
import { searchWords, singular } from './searchWords.ts';
import { readMeanings, toQueries, wantedWords, type Reach } from './toQuery.ts';
import { mostHits } from '../searchPath.ts';

/** An entry that was found. */
export interface SearchHit {
  entry: SearchEntry;
  season: EntrySeason;
}

export interface SearchAnswer {
  /** Entries that hold all that was typed; if there are none, those that hold a part of it. The best first. */
  hits: SearchHit[];
  /** True if no entry holds all that was typed. */
  isNear: boolean;
  /** The names that are most like what was typed; empty if entries were found. */
  likely: string[];
}

export interface GuideSearch {
  /** Searches the guide for what was typed. The order depends on the calendar date. */
  search: (typed: string, day: string) => SearchAnswer;
}

/** Scores of entries by their number. */
type Scores = Map<number, number>;

/** From this many entries on, texts and misspelled words are not searched: what was found first is enough. */
const enough = 40;

/** Matches of a longest word that are kept. */
const keptMatches = 20;

/** Weight of an entry by its season: closed ones and those out of season come later. */
const seasonWeight: Record<EntrySeason, number> = { in: 1, off: 0.97, closed: 0.92, over: 0 };

/** Makes the search of the guide. */
export async function createSearch({ entries, meanings }: SearchIndex): Promise<GuideSearch> {
  const { mini, vocabulary } = await buildIndex(entries);
  const names = entries.map(({ name }) => searchWords(name).map(singular).join(' '));
  const nearest = nearestNames(entries);
  const known = { meanings: readMeanings(meanings), vocabulary };

  /** Matches of the longest word by its query: while a visitor types the next word, it stays the same. */
  const longest = new Map<string, Scores>();

  function matchLongest(query: QueryCombination): Scores {
    const key = JSON.stringify(query);
    const known = longest.get(key);
    if (known) return known;
    if (longest.size === keptMatches) longest.clear();
    const scores = new Map(mini.search(query).map(({ id, score }) => [Number(id), score]));
    longest.set(key, scores);
    return scores;
  }

  /** Returns the entries that match every query. Each query looks at those alone that matched the ones before. */
  function matchAll(queries: readonly QueryCombination[]): Scores {
    let scores: Scores = new Map();
    // A longer word is rarer, so that the words after it look at fewer entries.
    for (const [index, query] of queries.toSorted((a, b) => lengthOf(b) - lengthOf(a)).entries()) {
      if (index === 0) {
        scores = matchLongest(query);
        continue;
      }
      const before = scores;
      const boostDocument = (id: unknown) => (before.has(Number(id)) ? 1 : 0);
      const found = mini.search({ ...query, boostDocument });
      scores = new Map(found.map(({ id, score }) => [Number(id), score + (before.get(Number(id)) ?? 0)]));
      if (scores.size === 0) break;
    }
    return scores;
  }

  /** Returns the best score of each entry over all ways to read the words. */
  function matchAny(ways: readonly QueryCombination[][]): Scores {
    const [first = [], ...others] = ways;
    const scores = matchAll(first);
    for (const way of others) {
      for (const [id, score] of matchAll(way)) scores.set(id, Math.max(score, scores.get(id) ?? 0));
    }
    return scores;
  }

  function toHits(scores: Scores, typed: string, day: string): SearchHit[] {
    return [...scores]
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostHits)
      .flatMap(([id, score]) => {
        const entry = entries[id];
        if (!entry) return [];
        const season = entrySeason(entry, day);
        if (season === 'over') return [];
        return [{ entry, season, weight: score * nameWeight(names[id] ?? '', typed) * seasonWeight[season] }];
      })
      .sort((a, b) => b.weight - a.weight);
  }

  return {
    search: (typed, day) => {
      const words = wantedWords(typed);
      if (words.length === 0) return { hits: [], isNear: false, likely: [] };
      const find = (reach: Reach) => toHits(matchAny(toQueries(words, known, reach)), words.join(' '), day);
      // One word matches many entries, so that the other fields would take long.
      const first = find(words.length === 1 ? 'names' : 'short');
      const hits = first.length >= enough ? first : find('all');
      if (hits.length > 0) return { hits, isNear: false, likely: [] };
      const near = matchAny(
        toQueries(words, known, 'all')
          .flat()
          .map((query) => [query]),
      );
      return { hits: toHits(near, words.join(' '), day), isNear: true, likely: nearest(typed) };
    },
  };
}

/**
 * Returns the weight of a name for what was typed: the most if they are the same, more if it begins so, and more the
 * less there is besides, because "moraine" means the lake before its lodge and its shore.
 */
function nameWeight(name: string, typed: string): number {
  if (name === typed) return 3;
  const share = Math.min(1, typed.length / name.length);
  return (name.startsWith(typed) ? 1.3 : 1) + share / 2;
}

/** Returns the length of the first word of a query. */
function lengthOf(query: QueryCombination): number {
  const [first] = query.queries;
  if (typeof first === 'string') return first.length;
  return typeof first === 'object' ? lengthOf(first) : 0;
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

type Kind = SearchEntry['kind'];

/** Headings of the groups, in their order: where visitors go first, then what they look up. */
const labels: Record<Kind, string> = {
  attraction: 'Places',
  trail: 'Walks',
  activity: 'Things to do',
  accommodation: 'Stays',
  notice: 'Closures and notices',
  guide: 'Guides',
  event: 'Events',
};

export interface HitGroup {
  kind: Kind;
  label: string;
  hits: SearchHit[];
}

/** Groups what was found by its kind, always in the same order. Each group has its best hit first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = Map.groupBy(hits, ({ entry }) => entry.kind);
  return (Object.keys(labels) as Kind[]).flatMap((kind) => {
    const own = groups.get(kind);
    return own ? [{ kind, label: labels[kind], hits: own }] : [];
  });
}
