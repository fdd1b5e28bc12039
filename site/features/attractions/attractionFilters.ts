import { type AttractionType, attractionTypes } from '#schemas/rules/attractionType.ts';
import type { Site } from '#schemas/types/published.ts';
import { countChoices, readChoice, readChoices, writeChoices } from '../../query/queryChoices.ts';

export const seasons = ['summer', 'winter', 'spring', 'fall'] as const;
export type Season = (typeof seasons)[number];

export interface AttractionFilters {
  search: string;
  types: AttractionType[];
  /** Id of a location, or "all". */
  location: string;
  /** Highlights; hides nothing. */
  season: Season | 'all';
}

export const noAttractionFilters: AttractionFilters = {
  search: '',
  types: [],
  location: 'all',
  season: 'all',
};

/** What the badge of the Filters button says: chosen types plus 1 when a location is chosen. */
export function activeFilterCount({ types, location }: AttractionFilters): number {
  return countChoices([types, location]);
}

/** Reads filters from a query of any kind; what makes no sense, such as a location not among `locations`, is left out. */
export function readAttractionFilters(
  params: URLSearchParams,
  locations: Site['locations'],
): AttractionFilters {
  const ids = locations.map(({ id }) => id);
  return {
    search: params.get('q') ?? '',
    types: readChoices(params, 'type', attractionTypes),
    location: readChoice(params, 'location', ids),
    season: readChoice(params, 'season', seasons),
  };
}

/** The query of some filters; defaults are left out. */
export function writeAttractionFilters(filters: AttractionFilters): URLSearchParams {
  const { search, types, location, season } = filters;
  return writeChoices(search, { type: types, location, season });
}
