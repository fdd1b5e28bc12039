import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import type { TransitLink, TransitStop } from '#schemas/types/published.ts';
import type { Content } from '../content/checkedContent.ts';
import type { PlacedEntry } from './map/nearby.ts';
import { toProvenance } from './records/provenance.ts';

/** Straight-line metres to a stop from which a place counts as served by it. */
const servedM = 600;

/**
 * Returns a finder of the buses and shuttles that serve a record: the nearest stop of each line within 600 m of its
 * position (a trail's is its start), the nearest first. A record without coordinates has none.
 */
export function transitFinder({
  transit,
}: Pick<Content, 'transit'>): (entry: Pick<PlacedEntry, 'data'>) => TransitStop[] {
  if (!transit) return () => [];
  const { lines, stops } = transit.data;
  return ({ data: { coordinates } }) => {
    if (!coordinates) return [];
    const near = stops
      .map((stop) => ({ ...stop, walkM: Math.round(distanceBetween(coordinates, stop.coordinates) * 1000) }))
      .filter(({ walkM }) => walkM <= servedM)
      .toSorted((a, b) => a.walkM - b.walkM);
    return lines
      .flatMap(({ id, name, kind, url, season = null, mustBook, ...fact }): TransitStop[] => {
        const stop = near.find((one) => one.lines.includes(id));
        if (!stop) return [];
        const { walkM } = stop;
        const provenance = toProvenance(fact);
        return [{ line: name, kind, url, stop: stop.name, walkM, season, mustBook, provenance }];
      })
      .toSorted((a, b) => a.walkM - b.walkM);
  };
}

/** Returns the part of a stop that the rules of the trip planner read. */
export function toTransitLink({ line, stop, walkM, season, mustBook }: TransitStop): TransitLink {
  return { line, stop, walkM, season, mustBook };
}
