import { distanceBetween, type Place } from '#schemas/rules/distanceBetween.ts';
import type { AuthoredTransit } from '#schemas/types/authored.ts';
import type { CheckedContent } from './checkedContent.ts';

/** Straight-line metres to a stop from which a place counts as served by it. */
const servedM = 600;

/** A line with its stop that is nearest to a record. */
export interface NearLine {
  line: AuthoredTransit['lines'][number];
  stop: string;
  /** Position of the stop. */
  at: Place;
  walkM: number;
}

/**
 * Returns a finder of the buses and shuttles that serve a position: the nearest stop of each line within 600 m, the
 * nearest first. Without a position there is none.
 */
export function transitFinder({
  transit,
}: Pick<CheckedContent, 'transit'>): (at: Place | undefined) => NearLine[] {
  if (!transit) return () => [];
  const { lines, stops } = transit.data;
  return (at) => {
    if (!at) return [];
    const near = stops
      .map((stop) => ({ ...stop, walkM: Math.round(distanceBetween(at, stop.coordinates) * 1000) }))
      .filter(({ walkM }) => walkM <= servedM)
      .toSorted((a, b) => a.walkM - b.walkM);
    return lines
      .flatMap((line): NearLine[] => {
        const stop = near.find((one) => one.lines.includes(line.id));
        return stop ? [{ line, stop: stop.name, at: stop.coordinates, walkM: stop.walkM }] : [];
      })
      .toSorted((a, b) => a.walkM - b.walkM);
  };
}
