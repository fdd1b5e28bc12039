import { matchesType } from '#schemas/rules/attractionType.ts';
import { isAtLocation } from '#schemas/rules/isAtLocation.ts';
import type { Attraction } from '#schemas/types/published.ts';
import { searchIn } from '../../query/searchIn.ts';
import type { AttractionFilters } from './attractionFilters.ts';

const searchAttractions = searchIn<Attraction>(({ name, description, location }) => [
  name,
  description,
  location,
]);

/** Attractions that pass: the search in name, description or location, any of the types, the location as part of theirs. */
export function filterAttractions(attractions: Attraction[], filters: AttractionFilters): Attraction[] {
  const { search, types, location } = filters;
  return searchAttractions(attractions, search).filter(
    (attraction) =>
      (types.length === 0 || types.some((type) => matchesType(attraction.category, type))) &&
      (location === 'all' || isAtLocation(attraction.location, location)),
  );
}
