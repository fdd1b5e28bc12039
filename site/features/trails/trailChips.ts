import { capitalize } from '../../ui/text/capitalize.ts';
import type { Chip } from '../../ui/Chips/Chips.tsx';
import { durationLabels } from './durationLabels.ts';
import type { TrailFilters } from './trailFilters.ts';

/** One chip for each active filter of trails. */
export function trailChips(filters: TrailFilters, change: (filters: TrailFilters) => void): Chip[] {
  const { difficulties, duration, season } = filters;
  return [
    ...difficulties.map((difficulty) => ({
      label: capitalize(difficulty),
      onRemove: () =>
        change({ ...filters, difficulties: difficulties.filter((other) => other !== difficulty) }),
    })),
    ...(duration === 'all'
      ? []
      : [{ label: durationLabels[duration], onRemove: () => change({ ...filters, duration: 'all' }) }]),
    ...(season === 'all'
      ? []
      : [{ label: 'Not ruled out now', onRemove: () => change({ ...filters, season: 'all' }) }]),
  ];
}
