import type { Accommodation } from '../../types/published.ts';

/** Labels of the types of place to stay. */
export const stayTypeLabels: Record<Accommodation['type'], string> = {
  resort: 'Resort',
  hotel: 'Hotel',
  hostel: 'Hostel',
  campground: 'Campground',
};
