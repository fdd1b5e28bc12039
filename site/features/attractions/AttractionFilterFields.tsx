import { useMemo } from 'react';
import { type AttractionType, attractionTypes, matchesType } from '#schemas/rules/attractionType.ts';
import { isAtLocation } from '#schemas/rules/isAtLocation.ts';
import type { Attraction, Site } from '#schemas/types/published.ts';
import { offeredOptions } from '../../query/offeredOptions.ts';
import { CheckboxGroup } from '../../ui/Field/CheckboxGroup.tsx';
import { filterOptions, SelectField } from '../../ui/Field/SelectField.tsx';
import { CategorySign } from '../../ui/Sign/CategorySign.tsx';
import { seasonLabels } from './seasonLabels.ts';
import { type AttractionFilters } from './attractionFilters.ts';

interface AttractionFilterFieldsProps {
  filters: AttractionFilters;
  onChange: (change: Partial<AttractionFilters>) => void;
  /** Undefined while loading. */
  attractions: Attraction[] | undefined;
  locations: Site['locations'];
  /** The map has no season. */
  withSeason?: boolean;
}

/** Type, location and season of attractions. */
export function AttractionFilterFields({
  filters,
  onChange,
  attractions,
  locations,
  withSeason = true,
}: AttractionFilterFieldsProps) {
  const typeOptions = useMemo(
    () =>
      offeredOptions(
        attractionTypes.map((value) => ({
          value,
          label: <CategorySign category={value} />,
          count: attractions?.filter(({ category }) => matchesType(category, value)).length,
        })),
        attractions,
        filters.types,
        ({ category }, type: AttractionType) => matchesType(category, type),
      ),
    [attractions, filters.types],
  );
  return (
    <>
      <CheckboxGroup
        legend="Attraction type"
        chosen={filters.types}
        onChange={(types) => onChange({ types })}
        options={typeOptions}
      />
      <SelectField
        label="Location"
        value={filters.location}
        onChange={(location) => onChange({ location })}
        options={offeredOptions(
          [
            { value: 'all', label: 'All locations' },
            ...locations.map(({ id, label }) => ({ value: id, label })),
          ],
          attractions,
          [filters.location],
          (attraction, place: string) => isAtLocation(attraction.location, place),
        )}
      />
      {withSeason && (
        <SelectField
          label="Best season"
          hint="Highlights places at their best. It hides nothing."
          value={filters.season}
          onChange={(season) => onChange({ season })}
          options={filterOptions('All seasons', seasonLabels)}
        />
      )}
    </>
  );
}
