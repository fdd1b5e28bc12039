import { useMemo } from 'react';
import { activityCategories, matchesCategory } from '#schemas/rules/activityCategory.ts';
import { type ActivityDuration, isActivityDuration } from '#schemas/rules/activityDuration.ts';
import { matchesPrice, type PriceRange } from '#schemas/rules/activityPrice.ts';
import type { Activity } from '#schemas/types/published.ts';
import { offeredOptions } from '../../query/offeredOptions.ts';
import { CheckboxGroup } from '../../ui/Field/CheckboxGroup.tsx';
import { filterOptions, SelectField } from '../../ui/Field/SelectField.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { type ActivityFilters } from './activityFilters.ts';
import { categoryLabels, difficultyLabels, durationLabels } from './activityLabels.ts';
import { priceLabels } from './priceLabels.ts';

interface ActivityFilterFieldsProps {
  filters: ActivityFilters;
  onChange: (change: Partial<ActivityFilters>) => void;
  /** Undefined while loading. */
  activities: Activity[] | undefined;
}

/** Category, price, difficulty and duration of activities. */
export function ActivityFilterFields({ filters, onChange, activities }: ActivityFilterFieldsProps) {
  const currency = useCurrency();
  const categoryOptions = useMemo(
    () =>
      offeredOptions(
        activityCategories.map((value) => ({
          value,
          label: categoryLabels[value],
          count: activities?.filter((activity) => matchesCategory(activity, value)).length,
        })),
        activities,
        filters.categories,
        matchesCategory,
      ),
    [activities, filters.categories],
  );
  return (
    <>
      <CheckboxGroup
        legend="Category"
        chosen={filters.categories}
        onChange={(categories) => onChange({ categories })}
        options={categoryOptions}
      />
      <SelectField
        label="Price"
        value={filters.price}
        onChange={(price) => onChange({ price })}
        options={offeredOptions(
          filterOptions('All prices', priceLabels(currency)),
          activities,
          [filters.price],
          ({ price }, range: PriceRange) => matchesPrice(price, range),
        )}
      />
      <SelectField
        label="Difficulty"
        value={filters.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
        options={offeredOptions(
          filterOptions('All difficulties', difficultyLabels),
          activities,
          [filters.difficulty],
          ({ difficulty }, level) => difficulty === level,
        )}
      />
      <SelectField
        label="Duration"
        hint="Read from the words of each duration, so one may come under two."
        value={filters.duration}
        onChange={(duration) => onChange({ duration })}
        options={offeredOptions(
          filterOptions('All durations', durationLabels),
          activities,
          [filters.duration],
          ({ duration }, length: ActivityDuration) => isActivityDuration(duration, length),
        )}
      />
    </>
  );
}
