import type { SearchEntry, SearchIndex } from '#schemas/types/published.ts';
import { buildIndex } from './buildIndex.ts';
import { entrySeason, type EntrySeason } from './entrySeason.ts';
import { nearestNames } from './nearestNames.ts';
import { searchWords, singular } from './searchWords.ts';
import { readMeanings, toQuery, wantedWords } from './toQuery.ts';

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

/** Most entries of an answer. */
const mostHits = 60;

/** Weight of an entry by its season: closed ones and those out of season come later. */
const seasonWeight: Record<EntrySeason, number> = { in: 1, off: 0.97, closed: 0.92, over: 0 };

/** Makes the search of the guide. */
export async function createSearch({ entries, meanings }: SearchIndex): Promise<GuideSearch> {
  const { mini, vocabulary } = await buildIndex(entries);
  const names = entries.map(({ name }) => searchWords(name).map(singular).join(' '));
  const known = { meanings: readMeanings(meanings), vocabulary };

  function find(words: string[], day: string, combineWith: 'AND' | 'OR'): SearchHit[] {
    const typed = words.join(' ');
    return mini
      .search(toQuery(words, known, combineWith))
      .flatMap(({ id, score }) => {
        const index = Number(id);
        const entry = entries[index];
        if (!entry) return [];
        const season = entrySeason(entry, day);
        return [
          { entry, season, weight: score * nameWeight(names[index] ?? '', typed) * seasonWeight[season] },
        ];
      })
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, mostHits)
      .map(({ entry, season }) => ({ entry, season }));
  }

  return {
    search: (typed, day) => {
      const words = wantedWords(typed);
      if (words.length === 0) return { hits: [], isNear: false, likely: [] };
      const hits = find(words, day, 'AND');
      if (hits.length > 0) return { hits, isNear: false, likely: [] };
      return { hits: find(words, day, 'OR'), isNear: true, likely: nearestNames(typed, entries) };
    },
  };
}

/** Returns the weight of a name that is what was typed, or begins with it. */
function nameWeight(name: string, typed: string): number {
  if (name === typed) return 3;
  return name.startsWith(typed) ? 1.5 : 1;
}
