import type { Chip } from '../../ui/Chips/Chips.tsx';
import type { ActivityFilters } from './activityFilters.ts';
import { priceLabels } from './priceLabels.ts';
import { categoryLabels, difficultyLabels, durationLabels } from './activityLabels.ts';

/** One chip for each active filter of activities. */
export function activityChips(
  filters: ActivityFilters,
  currency: string,
  change: (change: Partial<ActivityFilters>) => void,
): Chip[] {
  const { categories, price, difficulty, duration } = filters;
  const chips: Chip[] = categories.map((category) => ({
    label: categoryLabels[category],
    onRemove: () => change({ categories: categories.filter((other) => other !== category) }),
  }));
  if (price !== 'all')
    chips.push({ label: priceLabels(currency)[price], onRemove: () => change({ price: 'all' }) });
  if (difficulty !== 'all') {
    chips.push({ label: difficultyLabels[difficulty], onRemove: () => change({ difficulty: 'all' }) });
  }
  if (duration !== 'all')
    chips.push({ label: durationLabels[duration], onRemove: () => change({ duration: 'all' }) });
  return chips;
}
