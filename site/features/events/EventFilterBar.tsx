import { useId } from 'react';
import type { ParkEvent } from '#schemas/types/published.ts';
import { offeredOptions } from '../../query/offeredOptions.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { DateField } from '../../ui/Field/DateField.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { bar, fault, note, whole } from './EventFilterBar.css.ts';
import { type EventFilters, noEventFilters, visitDatesFault, withVisitStart } from './eventFilters.ts';
import { categoryLabel } from './eventChips.ts';
import { eventCategories } from './filterEvents.ts';

interface EventFilterBarProps {
  filters: EventFilters;
  onChange: (filters: EventFilters) => void;
  /** Events to choose from, whatever the filters say. */
  events: ParkEvent[];
}

/** When a visit is, and what kind of event it should meet. */
export function EventFilterBar({ filters, onChange, events }: EventFilterBarProps) {
  const noteId = useId();
  const visitNote = visitDatesFault(filters);
  // One date alone is a visitor who is not done yet.
  const invalid = visitNote !== null && filters.from !== '' && filters.until !== '';
  const firstIsMissing = visitNote !== null && filters.from === '';
  return (
    <form className={bar} role="search" aria-label="Events" onSubmit={(event) => event.preventDefault()}>
      <DateField
        label="Visit from"
        value={filters.from}
        noteId={firstIsMissing ? noteId : undefined}
        onChange={(from) => onChange(withVisitStart(filters, from))}
      />
      <DateField
        label="Visit until"
        value={filters.until}
        min={filters.from}
        noteId={visitNote && !firstIsMissing ? noteId : undefined}
        invalid={invalid}
        onChange={(until) => onChange({ ...filters, until })}
      />
      <div className={whole}>
        <SelectField
          label="Category"
          value={filters.category}
          onChange={(category) => onChange({ ...filters, category })}
          options={offeredOptions(
            [
              { value: 'all', label: 'All Categories' },
              ...eventCategories(events).map((value) => ({ value, label: categoryLabel(value) })),
            ],
            events,
            [filters.category],
            ({ category }, wanted: string) => category === wanted,
          )}
        />
      </div>
      <div className={whole}>
        <Button variant="outline" onClick={() => onChange(noEventFilters)}>
          Clear
        </Button>
      </div>
      <p id={noteId} role="status" className={invalid ? fault : note}>
        {visitNote}
      </p>
    </form>
  );
}
