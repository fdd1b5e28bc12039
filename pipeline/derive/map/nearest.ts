import { distanceBetween, earthRadiusKm, type Place } from '#schemas/rules/distanceBetween.ts';

/** An item with its place, and its index in the list, by which items as far away are ordered. */
interface Placed<T> {
  item: T;
  place: Place;
  index: number;
}

/**
 * Returns a finder of the `count` nearest items to a place, the nearest first. The items are sorted from south to
 * north once: two places are at least as far apart as their latitudes, so a search that walks away from a place in
 * both directions is over as soon as the latitude alone is further off than the last that still counts.
 */
export function nearestFinder<T>(
  items: readonly T[],
  placeOf: (item: T) => Place,
): (from: Place, count: number, isWanted: (item: T) => boolean) => T[] {
  const byLatitude = items
    .map((item, index): Placed<T> => ({ item, place: placeOf(item), index }))
    .sort((a, b) => a.place.lat - b.place.lat);

  return (from, count, isWanted) => {
    if (count < 1) return [];
    const found: { km: number; placed: Placed<T> }[] = [];
    const isBeyond = ({ place }: Placed<T>): boolean => {
      const last = found[count - 1];
      return last !== undefined && leastKm(from, place) > last.km;
    };
    const consider = (placed: Placed<T>): void => {
      if (!isWanted(placed.item)) return;
      const km = distanceBetween(from, placed.place);
      const before = found.findLastIndex(
        (other) => other.km < km || (other.km === km && other.placed.index < placed.index),
      );
      found.splice(before + 1, 0, { km, placed });
      if (found.length > count) found.pop();
    };
    const walk = (first: number, step: number): void => {
      let n = first;
      let placed = byLatitude[n];
      while (placed && !isBeyond(placed)) {
        consider(placed);
        n += step;
        placed = byLatitude[n];
      }
    };
    const start = firstFromLatitude(byLatitude, from.lat);
    walk(start, 1);
    walk(start - 1, -1);
    return found.map(({ placed }) => placed.item);
  };
}

/** Less than any rounding of the distance to a place of that latitude. */
function leastKm(from: Place, { lat }: Place): number {
  return ((Math.abs(lat - from.lat) * Math.PI) / 180) * earthRadiusKm * (1 - 1e-9) - 1e-6;
}

/** Returns the index of the first item at a latitude or north of it. */
function firstFromLatitude(sorted: readonly Placed<unknown>[], lat: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const placed = sorted[middle];
    if (placed && placed.place.lat < lat) low = middle + 1;
    else high = middle;
  }
  return low;
}
