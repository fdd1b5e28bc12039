import type { Site } from '#schemas/types/published.ts';
import type { Chip } from '../../ui/Chips/Chips.tsx';
import type { AccommodationFilters } from './accommodationFilters.ts';
import { priceLabels } from './priceLabels.ts';
import { ratingLabels, typeLabels } from './accommodationLabels.ts';

/** One chip for each active filter of places to stay. */
export function accommodationChips(
  filters: AccommodationFilters,
  { locations, currency }: Pick<Site, 'locations' | 'currency'>,
  change: (change: Partial<AccommodationFilters>) => void,
): Chip[] {
  const { price, rating, type, amenities } = filters;
  const chips: Chip[] = [];
  if (price !== 'all')
    chips.push({ label: priceLabels(currency)[price], onRemove: () => change({ price: 'all' }) });
  if (rating !== 'all')
    chips.push({ label: ratingLabels[rating], onRemove: () => change({ rating: 'all' }) });
  const location = locations.find(({ id }) => id === filters.location);
  if (location) chips.push({ label: location.label, onRemove: () => change({ location: 'all' }) });
  if (type !== 'all') chips.push({ label: typeLabels[type], onRemove: () => change({ type: 'all' }) });
  for (const amenity of amenities) {
    chips.push({
      label: amenity,
      onRemove: () => change({ amenities: amenities.filter((other) => other !== amenity) }),
    });
  }
  return chips;
}
