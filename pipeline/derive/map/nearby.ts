import { distanceBetween, type Place } from '#schemas/rules/distanceBetween.ts';
import { type Content, type Entry, recordsOf } from '../../content/checkedContent.ts';
import { nearestFinder } from './nearest.ts';

export type PlacedEntry = Entry<'attraction'> | Entry<'activity'> | Entry<'accommodation'> | Entry<'trail'>;

/** A record whose place is known by its town at least. */
type Located = { data: Pick<PlacedEntry['data'], 'town' | 'coordinates'> };

/** Kilometres beyond which nothing is near. */
const nearKm = 40;

/** A record next to another one. */
export interface Near<T> {
  entry: T;
  /** Distance in a straight line, to a tenth; null if the position of either place is known by its town alone. */
  awayKm: number | null;
}

/** Finds the records next to another one. */
export type Nearby<T extends PlacedEntry> = (
  from: Located,
  pinned: readonly string[] | undefined,
  count: number,
) => Near<T>[];

/**
 * Returns a finder among candidates of the `count` to show beside a record: pinned ones in their order, then the
 * nearest by great-circle distance, and none of them farther than 40.0 km. A record without coordinates counts as
 * being in the middle of the records of its town.
 */
export function createNearby(
  content: Content,
): <T extends PlacedEntry>(candidates: readonly T[]) => Nearby<T> {
  const placeOf = placeFinder(content);
  return (candidates) => {
    const bySlug = new Map(candidates.map((candidate) => [candidate.slug, candidate]));
    const nearest = nearestFinder(candidates, placeOf);
    return (from, pinned = [], count) => {
      const here = placeOf(from);
      const near = (entry: (typeof candidates)[number]) => {
        const km = Math.round(distanceBetween(here, placeOf(entry)) * 10) / 10;
        const isMeasured = from.data.coordinates && entry.data.coordinates;
        return km <= nearKm ? [{ entry, awayKm: isMeasured ? km : null }] : [];
      };
      const first = pinned
        .flatMap((slug) => bySlug.get(slug) ?? [])
        .flatMap(near)
        .slice(0, count);
      const rest = nearest(here, count - first.length, ({ slug }) => !pinned.includes(slug));
      return [...first, ...rest.flatMap(near)];
    };
  };
}

/** Tells where a record lies: at its coordinates, else in the middle of the records of its town, else of the map. */
export function placeFinder(content: Content): (entry: Located) => Place {
  const middles = townMiddles(content);
  const { lat, lng } = content.site.data.map;
  return ({ data }) => data.coordinates ?? middles.get(data.town) ?? { lat, lng };
}

function townMiddles(content: Content): Map<string, Place> {
  const placed = recordsOf(content).flatMap((entry) =>
    entry.kind !== 'event' && entry.data.coordinates
      ? [{ town: entry.data.town, ...entry.data.coordinates }]
      : [],
  );
  return new Map(
    [...Map.groupBy(placed, ({ town }) => town)].map(([town, points]) => [
      town,
      { lng: mean(points.map(({ lng }) => lng)), lat: mean(points.map(({ lat }) => lat)) },
    ]),
  );
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
