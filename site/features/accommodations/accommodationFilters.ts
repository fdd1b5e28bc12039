import type { Accommodation } from '#schemas/types/published.ts';

export const priceRanges = ['budget', 'mid-range', 'luxury'] as const;
export type PriceRange = (typeof priceRanges)[number];

/** Lowest ratings to choose from, on the scale to 5. */
export const minimumRatings = ['3', '4', '4.5'] as const;
export type MinimumRating = (typeof minimumRatings)[number];

export const accommodationTypes = ['resort', 'hotel', 'hostel'] as const satisfies Accommodation['type'][];
export type AccommodationType = Accommodation['type'];

export const amenities = [
  'Pool',
  'Hot tub',
  'Spa',
  'Restaurant',
  'Breakfast included',
  'VIP Access',
  'Fully refundable',
  'Kitchen',
  'Mountain views',
  'Rooftop pool',
] as const;
export type Amenity = (typeof amenities)[number];

export interface AccommodationFilters {
  search: string;
  price: PriceRange | 'all';
  rating: MinimumRating | 'all';
  /** Id of a location, or "all". */
  location: string;
  type: AccommodationType | 'all';
  amenities: Amenity[];
}

export const noAccommodationFilters: AccommodationFilters = {
  search: '',
  price: 'all',
  rating: 'all',
  location: 'all',
  type: 'all',
  amenities: [],
};

/** What the badge of the Filters button says: chosen amenities plus 1 for each other filter but the search. */
export function activeFilterCount({
  price,
  rating,
  location,
  type,
  amenities,
}: AccommodationFilters): number {
  return amenities.length + [price, rating, location, type].filter((choice) => choice !== 'all').length;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | 'all' =>
  values.find((candidate) => candidate === value) ?? 'all';

/** Reads filters from a query of any kind; what makes no sense, such as a location not among `locations`, is left out. */
export function readAccommodationFilters(params: URLSearchParams, locations: string[]): AccommodationFilters {
  const chosen = params.get('amenities')?.split(',') ?? [];
  return {
    search: params.get('q') ?? '',
    price: oneOf(priceRanges, params.get('price')),
    rating: oneOf(minimumRatings, params.get('rating')),
    location: oneOf(locations, params.get('location')),
    type: oneOf(accommodationTypes, params.get('type')),
    amenities: amenities.filter((amenity) => chosen.includes(amenity)),
  };
}

/** The query of some filters; defaults are left out. */
export function writeAccommodationFilters(filters: AccommodationFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('q', filters.search);
  for (const name of ['price', 'rating', 'location', 'type'] as const) {
    if (filters[name] !== 'all') params.set(name, filters[name]);
  }
  if (filters.amenities.length > 0) params.set('amenities', filters.amenities.join(','));
  return params;
}
