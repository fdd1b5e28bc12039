import type { SearchEntry } from '#schemas/types/published.ts';
import type { SearchHit } from './createSearch.ts';

type HitKind = SearchEntry['kind'] | 'top';

/** Headings of the groups. */
const labels: Record<HitKind, string> = {
  top: 'Top results',
  attraction: 'Places',
  trail: 'Walks',
  activity: 'Things to do',
  accommodation: 'Stays',
  notice: 'Closures and notices',
  guide: 'Guides',
  event: 'Events',
};

export interface HitGroup {
  kind: HitKind;
  label: string;
  hits: SearchHit[];
}

/** Most hits of the first group. */
const best = 3;

/** Returns the best hits of any kind, then the others by their kind, in the order of the best of each. */
export function resultGroups(hits: readonly SearchHit[]): HitGroup[] {
  const others = Map.groupBy(hits.slice(best), ({ entry }) => entry.kind);
  return [['top' as const, hits.slice(0, best)] as const, ...others].map(([kind, own]) => ({
    kind,
    label: labels[kind],
    hits: own,
  }));
}
