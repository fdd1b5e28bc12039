export const attractionTypes = ['lake', 'mountain', 'forest', 'historic', 'viewpoint'] as const;
export type AttractionType = (typeof attractionTypes)[number];

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
  return types.length + (location === 'all' ? 0 : 1);
}

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  values.some((candidate) => candidate === value);

/** Reads filters from a query of any kind; what makes no sense, such as a location not among `locations`, is left out. */
export function readAttractionFilters(params: URLSearchParams, locations: string[]): AttractionFilters {
  const chosen = params.get('type')?.split(',') ?? [];
  const location = params.get('location');
  const season = params.get('season');
  return {
    search: params.get('q') ?? '',
    types: attractionTypes.filter((type) => chosen.includes(type)),
    location: isOneOf(locations, location) ? location : 'all',
    season: isOneOf(seasons, season) ? season : 'all',
  };
}

/** The query of some filters; defaults are left out. */
export function writeAttractionFilters({
  search,
  types,
  location,
  season,
}: AttractionFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (types.length > 0) params.set('type', types.join(','));
  if (location !== 'all') params.set('location', location);
  if (season !== 'all') params.set('season', season);
  return params;
}
