import { useMemo } from 'react';
import type { Activity } from '#schemas/types/published.ts';
import { CheckboxGroup } from '../../ui/Field/CheckboxGroup.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import {
  type ActivityFilters,
  activityCategories,
  type Difficulty,
  type Duration,
  difficulties,
  durations,
  type PriceRange,
  priceRanges,
} from './activityFilters.ts';
import { categoryLabels, difficultyLabels, durationLabels, priceLabels } from './activityLabels.ts';
import { matchesCategory } from './filterActivities.ts';

interface ActivityFilterFieldsProps {
  filters: ActivityFilters;
  onChange: (change: Partial<ActivityFilters>) => void;
  activities: Activity[];
}

/** Category, price, difficulty and duration of activities. */
export function ActivityFilterFields({ filters, onChange, activities }: ActivityFilterFieldsProps) {
  const categoryOptions = useMemo(
    () =>
      activityCategories.map((value) => ({
        value,
        label: categoryLabels[value],
        count: activities.filter((activity) => matchesCategory(activity, value)).length,
      })),
    [activities],
  );
  return (
    <>
      <CheckboxGroup
        legend="Category"
        chosen={filters.categories}
        onChange={(categories) => onChange({ categories })}
        options={categoryOptions}
      />
      <SelectField<PriceRange | 'all'>
        label="Price"
        value={filters.price}
        onChange={(price) => onChange({ price })}
        options={[
          { value: 'all', label: 'All prices' },
          ...priceRanges.map((value) => ({ value, label: priceLabels[value] })),
        ]}
      />
      <SelectField<Difficulty | 'all'>
        label="Difficulty"
        value={filters.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
        options={[
          { value: 'all', label: 'All difficulties' },
          ...difficulties.map((value) => ({ value, label: difficultyLabels[value] })),
        ]}
      />
      <SelectField<Duration | 'all'>
        label="Duration"
        hint="Read from the words of each duration, so one may come under two."
        value={filters.duration}
        onChange={(duration) => onChange({ duration })}
        options={[
          { value: 'all', label: 'All durations' },
          ...durations.map((value) => ({ value, label: durationLabels[value] })),
        ]}
      />
    </>
  );
}
