import type { AccommodationType, MinimumRating, PriceRange } from './accommodationFilters.ts';

export const priceLabels: Record<PriceRange, string> = {
  budget: 'Up to CA $300',
  'mid-range': 'CA $300 to under $700',
  luxury: 'CA $700 and above',
};

export const ratingLabels: Record<MinimumRating, string> = {
  '3': '3 of 5 or better',
  '4': '4 of 5 or better',
  '4.5': '4.5 of 5 or better',
};

export const typeLabels: Record<AccommodationType, string> = {
  resort: 'Resort',
  hotel: 'Hotel',
  hostel: 'Hostel',
};
