import { distance } from '@turf/turf';
import { type Content, type Entry, recordsOf } from '../validate/content.ts';

/** A place on the map: longitude and latitude in degrees. */
type Position = [lng: number, lat: number];

type PlacedEntry = Entry<'attraction'> | Entry<'activity'> | Entry<'accommodation'> | Entry<'trail'>;

/** Finds the records next to another one. */
export type Nearby = <T extends PlacedEntry>(
  from: PlacedEntry,
  pinned: readonly string[] | undefined,
  candidates: readonly T[],
  count: number,
) => T[];

/**
 * The `count` candidates to show beside a record: pinned ones in their order, then the nearest by great-circle
 * distance. A record without coordinates counts as standing in the middle of the records of its town.
 */
export function createNearby(content: Content): Nearby {
  const middles = townMiddles(content);
  const { lat, lng } = content.site.data.map;
  const positionOf = ({ data }: PlacedEntry): Position =>
    data.coordinates ? [data.coordinates.lng, data.coordinates.lat] : (middles.get(data.town) ?? [lng, lat]);

  return (from, pinned = [], candidates, count) => {
    const first = pinned.flatMap((slug) => candidates.filter((candidate) => candidate.slug === slug));
    const position = positionOf(from);
    const rest = candidates
      .filter((candidate) => !pinned.includes(candidate.slug))
      .map((candidate) => ({ candidate, km: distance(position, positionOf(candidate)) }))
      .sort((a, b) => a.km - b.km)
      .map(({ candidate }) => candidate);
    return [...first, ...rest].slice(0, count);
  };
}

function townMiddles(content: Content): Map<string, Position> {
  const placed = recordsOf(content).flatMap((entry) =>
    entry.kind !== 'event' && entry.data.coordinates
      ? [{ town: entry.data.town, ...entry.data.coordinates }]
      : [],
  );
  return new Map(
    [...Map.groupBy(placed, ({ town }) => town)].map(([town, points]) => [
      town,
      [mean(points.map(({ lng }) => lng)), mean(points.map(({ lat }) => lat))],
    ]),
  );
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
