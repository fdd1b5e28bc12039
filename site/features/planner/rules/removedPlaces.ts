import { keyOf, type TripCatalog, type TripChoices } from './trip.ts';

/** Returns the names of planned places that are no longer published. */
export function removedPlaces({ stays, days }: TripChoices, catalog: TripCatalog): string[] {
  const known = new Set<string>(catalog.places.map(keyOf));
  const names = days.flat().flatMap(({ place, name }) => (known.has(place) ? [] : [name]));
  const beds = new Set(catalog.stays.map(({ slug }) => slug));
  const bedNames = stays.flatMap((bed) => (bed && !beds.has(bed.slug) ? [bed.name] : []));
  return [...new Set([...names, ...bedNames])];
}
