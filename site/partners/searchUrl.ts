import type { Partner, Site } from '#schemas/types/published.ts';

/** A place as a partner can be asked for it. */
export interface SoughtPlace {
  name: string;
  town: string;
}

/** Returns the address of the partner's search for one place, or of its default page if it has no such search. */
export function searchUrl({ search, url }: Pick<Partner, 'search' | 'url'>, place: SoughtPlace): string {
  if (!search) return url;
  return search
    .replaceAll('{name}', () => encodeURIComponent(place.name))
    .replaceAll('{town}', () => encodeURIComponent(place.town));
}

/** Returns the town of a record as people write it. */
export function townLabel({ town }: { town: string }, locations: Site['locations']): string {
  return locations.find(({ id }) => id === town)?.label ?? town;
}
