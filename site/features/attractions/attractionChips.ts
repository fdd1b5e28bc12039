import { capitalize } from '../../ui/text/capitalize.ts';
import type { Site } from '#schemas/types/published.ts';
import type { Chip } from '../../ui/Chips/Chips.tsx';
import type { AttractionFilters } from './attractionFilters.ts';
import { seasonLabels } from './seasonLabels.ts';

/** One chip for each active filter of attractions. */
export function attractionChips(
  filters: AttractionFilters,
  locations: Site['locations'],
  change: (change: Partial<AttractionFilters>) => void,
): Chip[] {
  const chips: Chip[] = filters.types.map((type) => ({
    label: capitalize(type),
    onRemove: () => change({ types: filters.types.filter((other) => other !== type) }),
  }));
  const location = locations.find(({ id }) => id === filters.location);
  if (location) chips.push({ label: location.label, onRemove: () => change({ location: 'all' }) });
  if (filters.season !== 'all') {
    chips.push({
      label: seasonLabels[filters.season],
      onRemove: () => change({ season: 'all' }),
    });
  }
  return chips;
}
