import { useMemo } from 'react';
import { type Amenity, amenities, hasAmenities } from '#schemas/rules/amenities.ts';
import { matchesPrice, type PriceRange } from '#schemas/rules/stayPrice.ts';
import type { Accommodation, Site } from '#schemas/types/published.ts';
import { offeredOptions } from '../../query/offeredOptions.ts';
import { CheckboxGroup } from '../../ui/Field/CheckboxGroup.tsx';
import { filterOptions, SelectField } from '../../ui/Field/SelectField.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { type AccommodationFilters } from './accommodationFilters.ts';
import { ratingLabels, typeLabels } from './accommodationLabels.ts';
import { priceLabels } from './priceLabels.ts';
import { isRated, matchesRating } from './filterAccommodations.ts';

interface AccommodationFilterFieldsProps {
  filters: AccommodationFilters;
  onChange: (change: Partial<AccommodationFilters>) => void;
  /** Undefined while loading. */
  accommodations: Accommodation[] | undefined;
  /** Those in which there is a place to stay. */
  locations: Site['locations'];
}

/** Price, location, type and amenities of places to stay, and the rating where any of them has one. */
export function AccommodationFilterFields({
  filters,
  onChange,
  accommodations,
  locations,
}: AccommodationFilterFieldsProps) {
  const currency = useCurrency();
  const amenityOptions = useMemo(
    () =>
      offeredOptions(
        amenities.map((value) => ({
          value,
          label: value,
          count: accommodations?.filter((stay) => hasAmenities(stay.amenities, [value])).length,
        })),
        accommodations,
        filters.amenities,
        (stay, value: Amenity) => hasAmenities(stay.amenities, [value]),
      ),
    [accommodations, filters.amenities],
  );
  return (
    <>
      <SelectField
        label="Price per night"
        value={filters.price}
        onChange={(price) => onChange({ price })}
        options={offeredOptions(
          filterOptions('All prices', priceLabels(currency)),
          accommodations,
          [filters.price],
          ({ price }, range: PriceRange) => matchesPrice(price, range),
        )}
      />
      {accommodations?.some(isRated) && (
        <SelectField
          label="Minimum rating"
          value={filters.rating}
          onChange={(rating) => onChange({ rating })}
          options={offeredOptions(
            filterOptions('All ratings', ratingLabels),
            accommodations,
            [filters.rating],
            matchesRating,
          )}
        />
      )}
      <SelectField
        label="Location"
        value={filters.location}
        onChange={(location) => onChange({ location })}
        options={[
          { value: 'all', label: 'All locations' },
          ...locations.map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <SelectField
        label="Type"
        value={filters.type}
        onChange={(type) => onChange({ type })}
        options={offeredOptions(
          filterOptions('All types', typeLabels),
          accommodations,
          [filters.type],
          ({ type }, wanted) => type === wanted,
        )}
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
