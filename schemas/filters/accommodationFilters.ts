import { amenities, hasAmenities } from '../rules/amenities.ts';
import { isAtLocation } from '../rules/isAtLocation.ts';
import { priceText, worldPriceText } from '../rules/money.ts';
import { convertRating } from '../rules/convertRating.ts';
import { matchesPrice } from '../rules/stays/stayPrice.ts';
import { stayTypeLabels } from '../rules/stays/stayTypeLabels.ts';
import type { Accommodation, Site } from '../types/published.ts';
import { filtersOf, labelled } from './defineFilters.ts';
import { suitedFor } from './suitedFor.ts';

const { define, many, one } = filtersOf<Accommodation, Pick<Site, 'locations' | 'currency'>>();

/** Returns true if a place has a rating with its scale. */
function isRated({ rating, ratingScale }: Pick<Accommodation, 'rating' | 'ratingScale'>): boolean {
  return rating !== null && ratingScale !== null;
}

/** Search and filters of places to stay. */
export const accommodationFilters = define(
  ({ name, description, location }) => [name, description, location],
  {
    price: one({
      label: 'Price per night',
      all: 'All prices',
      options: ({ currency }) =>
        labelled({
          budget: `Up to ${worldPriceText(300, currency)}`,
          'mid-range': `${worldPriceText(300, currency)} to under ${priceText(700, currency)}`,
          luxury: `${worldPriceText(700, currency)} and above`,
        }),
      matches: ({ price }, range) => matchesPrice(price, range),
    }),
    rating: one({
      label: 'Minimum rating',
      all: 'All ratings',
      options: () => [
        { value: '3', label: '3 of 5 or better' },
        { value: '4', label: '4 of 5 or better' },
        { value: '4.5', label: '4.5 of 5 or better' },
      ],
      matches: ({ rating, ratingScale }, minimum) =>
        rating !== null && ratingScale !== null && convertRating(rating, ratingScale, 5) >= Number(minimum),
      applies: (stays) => stays.some(isRated),
    }),
    location: one({
      label: 'Location',
      all: 'All locations',
      options: ({ locations }) => locations.map(({ id, label }) => ({ value: id, label })),
      matches: ({ location }, place) => isAtLocation(location, place),
      offers: 'found',
    }),
    type: one({
      label: 'Type',
      all: 'All types',
      options: () => labelled(stayTypeLabels),
      matches: ({ type }, wanted) => type === wanted,
    }),
    for: many({
      ...suitedFor,
      // Too few houses say anything of wheelchairs for a choice.
      options: () => labelled({ dogs: 'Dogs' }),
    }),
    amenities: many({
      label: 'Amenities',
      options: () => amenities.map((value) => ({ value, label: value })),
      matches: (stay, amenity) => hasAmenities(stay.amenities, [amenity]),
      needsAll: true,
    }),
  },
);

export type AccommodationFilterState = typeof accommodationFilters.none;
