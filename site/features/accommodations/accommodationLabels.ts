import type { AccommodationType, MinimumRating } from './accommodationFilters.ts';

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
