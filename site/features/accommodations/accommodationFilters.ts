import { amenities, type Amenity } from '#schemas/rules/amenities.ts';
import { type PriceRange, priceRanges } from '#schemas/rules/stayPrice.ts';
import type { Accommodation, Site } from '#schemas/types/published.ts';
import { countChoices, readChoice, readChoices, writeChoices } from '../../query/queryChoices.ts';

/** Lowest ratings to choose from, on the scale to 5. */
export const minimumRatings = ['3', '4', '4.5'] as const;
export type MinimumRating = (typeof minimumRatings)[number];

export const accommodationTypes = ['resort', 'hotel', 'hostel'] as const satisfies Accommodation['type'][];
export type AccommodationType = Accommodation['type'];

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
export function activeFilterCount(filters: AccommodationFilters): number {
  const { price, rating, location, type, amenities } = filters;
  return countChoices([price, rating, location, type, amenities]);
}

/** Reads filters from a query of any kind; what makes no sense, such as a location not among `locations`, is left out. */
export function readAccommodationFilters(
  params: URLSearchParams,
  locations: Site['locations'],
): AccommodationFilters {
  const ids = locations.map(({ id }) => id);
  return {
    search: params.get('q') ?? '',
    price: readChoice(params, 'price', priceRanges),
    rating: readChoice(params, 'rating', minimumRatings),
    location: readChoice(params, 'location', ids),
    type: readChoice(params, 'type', accommodationTypes),
    amenities: readChoices(params, 'amenities', amenities),
  };
}

/** The query of some filters; defaults are left out. */
export function writeAccommodationFilters(filters: AccommodationFilters): URLSearchParams {
  const { search, ...choices } = filters;
  return writeChoices(search, choices);
}
