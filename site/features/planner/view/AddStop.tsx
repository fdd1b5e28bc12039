import { useId, useRef, useState } from 'react';
import { searchIn } from '#schemas/filters/searchIn.ts';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { useEscape } from '../../../ui/MapView/MapPopup.tsx';
import { SearchField } from '../../../ui/Field/SearchField.tsx';
import * as styles from './Itinerary.css.ts';
import { plannedThings } from '../rules/planEdits.ts';
import { Tool } from './Tool.tsx';
import { useTripPlan } from './useTripPlan.ts';

const searchPlaces = searchIn<PlannerPlace>(({ name, location }) => [name, location]);

/** Most places that a search in a day shows. */
const mostFound = 6;

/** Renders a button that adds a stop to a day, 0 for the first: saved places first, or what a search finds. */
export function AddStop({ day }: { day: number }) {
  const { plan, context, edits } = useTripPlan();
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => {
    setIsOpen(false);
    setQuery('');
    button.current?.focus();
  };
  useEscape(panel, isOpen, close);
  const planned = isOpen ? plannedThings(context, plan.choices) : new Set<string>();
  const matches = new Set(isOpen ? searchPlaces([...context.catalog.places], query) : []);
  const found = isOpen
    ? context.places
        .filter(
          ({ place, thing, isSaved }) =>
            !planned.has(thing) && (query.trim() === '' ? isSaved : matches.has(place)),
        )
        .slice(0, mostFound)
    : [];
  return (
    <div ref={panel} className={styles.addStop}>
      <Tool
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={`Add a stop to day ${day + 1}`}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        Add a stop
      </Tool>
      {isOpen && (
        <div id={panelId} className={styles.alternatives}>
          <SearchField label="Search places to add" value={query} onChange={setQuery} />
          {found.map(({ place, key, isSaved }) => (
            <Tool
              key={key}
              onClick={() => {
                setIsOpen(false);
                setQuery('');
                edits.add(place, day);
              }}
            >
              {place.name}, {place.location}
              {isSaved && ' (saved)'}
            </Tool>
          ))}
          {found.length === 0 && (
            <p role="status">
              {query.trim() === '' ? 'Type the name of a place, a trail or an activity.' : 'Nothing found.'}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
