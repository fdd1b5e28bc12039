import { useId, useState } from 'react';
import { eventFilters } from '#schemas/filters/eventFilters.ts';
import type { ParkEvent } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { DateField } from '../../ui/Field/DateField.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { bar, fault, fields, fold, note, whole } from './EventList.css.ts';
import { type EventSearch, noEventSearch, tripDatesFault, withFirstDay } from './eventSearch.ts';

interface EventFilterBarProps {
  filters: EventSearch;
  onChange: (filters: EventSearch) => void;
  /** All upcoming events, before filtering. */
  events: ParkEvent[];
}

/** Renders the trip dates and the category as a search form, folded on phones. */
export function EventFilterBar({ filters, onChange, events }: EventFilterBarProps) {
  const noteId = useId();
  const fieldsId = useId();
  const [isOpened, setIsOpened] = useState(false);
  const [clears, setClears] = useState(0);
  const visitNote = tripDatesFault(filters);
  // With one date only the visitor is still choosing, so that is no fault yet.
  const invalid = visitNote !== null && filters.from !== '' && filters.until !== '';
  const firstIsMissing = visitNote !== null && filters.from === '';
  const isOpen = isOpened || visitNote !== null;
  // An address with one date opens the panel, which must not fold below the hands of a visitor who adds the other.
  const change = (next: EventSearch) => {
    setIsOpened(true);
    onChange(next);
  };
  return (
    <form
      className={bar}
      role="search"
      aria-label="Events"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={fold}>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setIsOpened(!isOpen)}
        >
          Filter by date or category
        </Button>
      </div>
      <div id={fieldsId} className={fields} data-open={isOpen}>
        <DateField
          key={`from ${clears}`}
          label="Arriving"
          value={filters.from}
          noteId={firstIsMissing ? noteId : undefined}
          onChange={(from) => change(withFirstDay(filters, from))}
        />
        <DateField
          key={`until ${clears}`}
          label="Leaving"
          value={filters.until}
          min={filters.from}
          noteId={visitNote && !firstIsMissing ? noteId : undefined}
          invalid={invalid}
          onChange={(until) => change({ ...filters, until })}
        />
        {eventFilters.fields(events, filters, null).map(({ name, label, options }) => (
          <div key={name} className={whole}>
            <SelectField
              label={label}
              value={filters.category}
              onChange={(category) => change({ ...filters, category })}
              options={options}
            />
          </div>
        ))}
        <div className={whole}>
          <Button
            variant="outline"
            onClick={() => {
              // New fields: what is wrong in them is no value of the search.
              setClears(clears + 1);
              change(noEventSearch);
            }}
          >
            Clear
          </Button>
        </div>
        <p id={noteId} role="status" className={invalid ? fault : note}>
          {visitNote}
        </p>
      </div>
    </form>
  );
}
