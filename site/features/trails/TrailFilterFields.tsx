import { type TrailDuration, trailDurations } from '#schemas/rules/trailDuration.ts';
import { CheckboxGroup } from '../../ui/Field/CheckboxGroup.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { DifficultySign } from '../../ui/Sign/DifficultySign.tsx';
import { durationLabels } from './durationLabels.ts';
import { difficulties, type TrailFilters } from './trailFilters.ts';

interface TrailFilterFieldsProps {
  filters: TrailFilters;
  onChange: (filters: TrailFilters) => void;
}

const difficultyOptions = difficulties.map((value) => ({
  value,
  label: <DifficultySign difficulty={value} />,
}));

/** Difficulty, duration and season of trails. */
export default function TrailFilterFields({ filters, onChange }: TrailFilterFieldsProps) {
  return (
    <>
      <CheckboxGroup
        legend="Difficulty"
        chosen={filters.difficulties}
        onChange={(chosen) => onChange({ ...filters, difficulties: chosen })}
        options={difficultyOptions}
      />
      <SelectField<TrailDuration | 'all'>
        label="Duration"
        value={filters.duration}
        onChange={(duration) => onChange({ ...filters, duration })}
        options={[
          { value: 'all', label: 'Any duration' },
          ...trailDurations.map((value) => ({
            value,
            label: durationLabels[value],
          })),
        ]}
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
