import { dayOfYearText } from '#schemas/rules/dayOfYear.ts';
import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import type { AuthoredTransit } from '#schemas/types/authored.ts';
import type { TransitLink, TransitStop } from '#schemas/types/published.ts';
import type { Content } from '../content/checkedContent.ts';
import type { PlacedEntry } from './map/nearby.ts';
import { toProvenance } from './records/provenance.ts';

/** Straight-line metres to a stop from which a place counts as served by it. */
const servedM = 600;

/** A line with its stop that is nearest to a record. */
export interface NearLine {
  line: AuthoredTransit['lines'][number];
  stop: string;
  walkM: number;
}

/**
 * Returns a finder of the buses and shuttles that serve a record: the nearest stop of each line within 600 m of its
 * position (a trail's is its start), the nearest first. A record without coordinates has none.
 */
export function transitFinder({
  transit,
}: Pick<Content, 'transit'>): (entry: Pick<PlacedEntry, 'data'>) => NearLine[] {
  if (!transit) return () => [];
  const { lines, stops } = transit.data;
  return ({ data: { coordinates } }) => {
    if (!coordinates) return [];
    const near = stops
      .map((stop) => ({ ...stop, walkM: Math.round(distanceBetween(coordinates, stop.coordinates) * 1000) }))
      .filter(({ walkM }) => walkM <= servedM)
      .toSorted((a, b) => a.walkM - b.walkM);
    return lines
      .flatMap((line): NearLine[] => {
        const stop = near.find((one) => one.lines.includes(line.id));
        return stop ? [{ line, stop: stop.name, walkM: stop.walkM }] : [];
      })
      .toSorted((a, b) => a.walkM - b.walkM);
  };
}

/** Returns the part of a line and its stop that the rules of the trip planner read. */
export function toTransitLink({ line, stop, walkM }: NearLine): TransitLink {
  return { line: line.name, stop, walkM, season: line.season ?? null, mustBook: line.mustBook };
}

/** Returns the stops near a record in words. Lines that stop at one place on the same terms share a line of text. */
export function toTransitStops(lines: readonly NearLine[]): TransitStop[] {
  const groups = Map.groupBy(lines, ({ line, stop, walkM }) => {
    const { source, status, verifiedOn, url } = line;
    return JSON.stringify([stop, walkM, termsOf(line), source, status, verifiedOn, url]);
  });
  return [...groups.values()].flatMap((group): TransitStop[] => {
    const [first] = group;
    if (!first) return [];
    const names = group.map(({ line }) => line.name).join(', ');
    const text = `${names}: stop ${first.stop}, ${first.walkM} m, ${termsOf(first.line)}`;
    return [{ text, url: first.line.url, provenance: toProvenance(first.line) }];
  });
}

function termsOf({ season, mustBook }: NearLine['line']): string {
  const days = season ? `${dayOfYearText(season.from)} to ${dayOfYearText(season.to)}` : 'all year';
  return mustBook ? `${days}, seat to be booked` : days;
}
