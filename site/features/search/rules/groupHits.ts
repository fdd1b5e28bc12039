import type { SearchEntry } from '#schemas/types/published.ts';
import type { SearchHit } from './createSearch.ts';

type Kind = SearchEntry['kind'];

/** Headings of the groups. */
const labels: Record<Kind, string> = {
  trail: 'Walks',
  attraction: 'Places',
  activity: 'Things to do',
  accommodation: 'Stays',
  event: 'Events',
  guide: 'Guides',
  notice: 'Closures and notices',
};

export interface HitGroup {
  kind: Kind;
  label: string;
  hits: SearchHit[];
}

/** Groups what was found by its kind. The group of the best hit is first, and each keeps its order. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = Map.groupBy(hits, ({ entry }) => entry.kind);
  return [...groups].map(([kind, own]) => ({ kind, label: labels[kind], hits: own }));
}
