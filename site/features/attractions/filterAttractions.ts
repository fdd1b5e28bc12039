import { isAtLocation } from '#schemas/rules/isAtLocation.ts';
import type { Attraction } from '#schemas/types/published.ts';
import { searchIn } from '../../query/searchIn.ts';
import type { AttractionFilters, AttractionType } from './attractionFilters.ts';

/** Words in a category that count as a type, beside its own name. */
const categoryWords: Record<AttractionType, string[]> = {
  lake: ['water'],
  mountain: ['peak'],
  forest: ['wildlife', 'trail'],
  historic: ['heritage'],
  viewpoint: ['scenic', 'lookout'],
};

/** True when a category contains the type or one of its other words. */
export function matchesType(category: string, type: AttractionType): boolean {
  const text = category.toLowerCase();
  return [type, ...categoryWords[type]].some((word) => text.includes(word));
}

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
