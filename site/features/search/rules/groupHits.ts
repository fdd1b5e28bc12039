import type { SearchEntry } from '#schemas/types/published.ts';
import type { SearchHit } from './createSearch.ts';

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
