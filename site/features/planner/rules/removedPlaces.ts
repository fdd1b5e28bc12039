import { keyOf, type TripCatalog, type TripChoices } from './trip.ts';

/** Returns the names of planned places that are no longer published. */
export function removedPlaces({ stay, days }: TripChoices, { places, stays }: TripCatalog): string[] {
  const known = new Set<string>(places.map(keyOf));
  const names = days.flat().flatMap(({ place, name }) => (known.has(place) ? [] : [name]));
  const isBedGone = stay !== null && !stays.some(({ slug }) => slug === stay.slug);
  return [...new Set([...names, ...(isBedGone ? [stay.name] : [])])];
}
