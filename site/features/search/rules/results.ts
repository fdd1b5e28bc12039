import type { SearchEntry } from '#schemas/types/published.ts';
import type { SearchAnswer, SearchHit } from './createSearch.ts';
import { listLabels, type ListLink } from './listLinks.ts';
import { indexedWords } from './searchWords.ts';

/** Most entries of an answer. */
export const mostHits = 60;

/** Returns the number of results in words; empty while nothing is typed. */
export function resultCount(
  typed: string,
  { answer, error }: { answer: SearchAnswer | null; error: Error | null },
): string {
  if (typed.trim() === '') return '';
  if (error) return "Search didn't load.";
  if (!answer) return 'Searching…';
  const found = answer.hits.length + answer.lists.length;
  if (found === 0) return 'No results';
  if (answer.isNear) return `No exact matches. Close to it: ${found}`;
  if (answer.hits.length === mostHits) return `The best ${mostHits} results`;
  return found === 1 ? '1 result' : `${found} results`;
}

type HitKind = SearchEntry['kind'] | 'top';

/** Headings of the groups. */
const labels: Record<HitKind, string> = {
  ...listLabels,
  top: 'Top results',
  notice: 'Closures and notices',
  guide: 'Guides',
};

export interface HitGroup {
  kind: HitKind;
  label: string;
  lists: ListLink[];
  hits: SearchHit[];
}

/** Most hits of the first group. */
const best = 3;

/** Returns lists and the best hits of any kind, then the others by their kind, in the order of the best of each. */
export function resultGroups({ lists, hits }: Pick<SearchAnswer, 'lists' | 'hits'>): HitGroup[] {
  if (lists.length + hits.length === 0) return [];
  const top: HitGroup = { kind: 'top', label: labels.top, lists, hits: hits.slice(0, best) };
  const others = Map.groupBy(hits.slice(best), ({ entry }) => entry.kind);
  return [top, ...[...others].map(([kind, own]) => ({ kind, label: labels[kind], lists: [], hits: own }))];
}

/**
 * Returns the sentence of an entry that holds most of what was found, in pieces. Without one it is the features that
 * hold it, then the first sentence.
 */
export function reasonOf({ entry, terms }: Pick<SearchHit, 'entry' | 'terms'>) {
  const isFound = (word: string) => {
    const [indexed = ''] = indexedWords(word);
    return terms.has(indexed);
  };
  const foundIn = (text: string) => new Set(indexedWords(text).filter(isFound)).size;
  const sentences = entry.text.split(/\n|(?<=[.!?])\s+(?=[\p{Lu}\d"“])/u);
  const most = Math.max(...sentences.map(foundIn));
  const features = entry.words.split(', ').filter(foundIn).join(', ');
  const reason = most === 0 && features ? features : (sentences.find((text) => foundIn(text) === most) ?? '');
  return reason
    .split(/([\p{L}\p{N}'’]+)/u)
    .map((text, index) => ({ text, isMarked: index % 2 === 1 && isFound(text) }))
    .filter(({ text }) => text !== '');
}
