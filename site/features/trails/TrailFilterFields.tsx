import { isTrailDuration, type TrailDuration } from '#schemas/rules/trailDuration.ts';
import type { Trail } from '#schemas/types/published.ts';
import { offeredOptions } from '../../query/offeredOptions.ts';
import { CheckboxGroup } from '../../ui/Field/CheckboxGroup.tsx';
import { filterOptions, SelectField } from '../../ui/Field/SelectField.tsx';
import { DifficultySign } from '../../ui/Sign/DifficultySign.tsx';
import { durationLabels } from './durationLabels.ts';
import { difficulties, type TrailFilters } from './trailFilters.ts';

interface TrailFilterFieldsProps {
  filters: TrailFilters;
  onChange: (filters: TrailFilters) => void;
  /** Undefined while loading. */
  trails: Trail[] | undefined;
}

const difficultyOptions = difficulties.map((value) => ({
  value,
  label: <DifficultySign difficulty={value} />,
}));

/** Difficulty, duration and season of trails. */
export default function TrailFilterFields({ filters, onChange, trails }: TrailFilterFieldsProps) {
  return (
    <>
      <CheckboxGroup
        legend="Difficulty"
        chosen={filters.difficulties}
        onChange={(chosen) => onChange({ ...filters, difficulties: chosen })}
        options={offeredOptions(
          difficultyOptions,
          trails,
          filters.difficulties,
          ({ difficulty }, level: Trail['difficulty']) => difficulty === level,
        )}
      />
      <SelectField<TrailDuration | 'all'>
        label="Duration"
        value={filters.duration}
        onChange={(duration) => onChange({ ...filters, duration })}
        options={offeredOptions(
          filterOptions('Any duration', durationLabels),
          trails,
          [filters.duration],
          ({ duration }, length: TrailDuration) => isTrailDuration(duration, length),
        )}
      />
      <SelectField<TrailFilters['season']>
        label="Season access"
        hint="By the calendar. Nobody has checked the trails today."
        value={filters.season}
        onChange={(season) => onChange({ ...filters, season })}
        options={[
          { value: 'all', label: 'All year' },
          { value: 'current', label: 'Not ruled out now' },
        ]}
      />
    </>
  );
}
