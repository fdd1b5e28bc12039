import { useMemo } from 'react';
import type { Accommodation, Site } from '#schemas/types/published.ts';
import { CheckboxGroup } from '../../ui/Field/CheckboxGroup.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import {
  type AccommodationFilters,
  type AccommodationType,
  accommodationTypes,
  amenities,
  type MinimumRating,
  minimumRatings,
  type PriceRange,
  priceRanges,
} from './accommodationFilters.ts';
import { priceLabels, ratingLabels, typeLabels } from './accommodationLabels.ts';
import { hasAmenities } from './filterAccommodations.ts';

interface AccommodationFilterFieldsProps {
  filters: AccommodationFilters;
  onChange: (change: Partial<AccommodationFilters>) => void;
  accommodations: Accommodation[];
  /** Those in which there is a place to stay. */
  locations: Site['locations'];
}

/** Price, rating, location, type and amenities of places to stay. */
export function AccommodationFilterFields({
  filters,
  onChange,
  accommodations,
  locations,
}: AccommodationFilterFieldsProps) {
  const amenityOptions = useMemo(
    () =>
      amenities.map((value) => ({
        value,
        label: value,
        count: accommodations.filter((accommodation) => hasAmenities(accommodation.amenities, [value]))
          .length,
      })),
    [accommodations],
  );
  return (
    <>
      <SelectField<PriceRange | 'all'>
        label="Price per night"
        value={filters.price}
        onChange={(price) => onChange({ price })}
        options={[
          { value: 'all', label: 'All prices' },
          ...priceRanges.map((value) => ({ value, label: priceLabels[value] })),
        ]}
      />
      <SelectField<MinimumRating | 'all'>
        label="Minimum rating"
        value={filters.rating}
        onChange={(rating) => onChange({ rating })}
        options={[
          { value: 'all', label: 'All ratings' },
          ...minimumRatings.map((value) => ({ value, label: ratingLabels[value] })),
        ]}
      />
      <SelectField
        label="Location"
        value={filters.location}
        onChange={(location) => onChange({ location })}
        options={[
          { value: 'all', label: 'All locations' },
          ...locations.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <SelectField<AccommodationType | 'all'>
        label="Type"
        value={filters.type}
        onChange={(type) => onChange({ type })}
        options={[
          { value: 'all', label: 'All types' },
          ...accommodationTypes.map((value) => ({ value, label: typeLabels[value] })),
        ]}
      />
      <CheckboxGroup
        legend="Amenities"
        chosen={filters.amenities}
        onChange={(chosen) => onChange({ amenities: chosen })}
        options={amenityOptions}
      />
    </>
  );
}
