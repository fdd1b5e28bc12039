import type { ReactNode } from 'react';
import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { EventCard } from './EventCard.tsx';
import { EventDisclosure } from './EventDisclosure.tsx';
import { UsualEventCard } from './year/UsualEventCard.tsx';
import { YearOfEvents } from './year/YearOfEvents.tsx';

interface EventResultsProps {
  site: Site;
  today: string;
  events: ParkEvent[];
  filtered: boolean;
  onClear: () => void;
  /** Slug of the open event, or empty. */
  open: string;
  onOpen: (slug: string) => void;
  /** Returns the URL that opens an event within the results. */
  addressOf: (slug: string) => string;
  actionsOf: (event: ParkEvent) => ReactNode;
  /** Returns the tag of an event on the chosen or the visitor's dates, or null. */
  markOf: (event: ParkEvent) => string | null;
}

/** Renders the results as rows with collapsible details: events with dates, then the year of the others. */
export function EventResults(props: EventResultsProps) {
  const { site, today, events, filtered, onClear, open, onOpen, addressOf, actionsOf, markOf } = props;
  const rowOf = (event: ParkEvent) => ({
    event,
    href: addressOf(event.slug),
    mark: markOf(event),
    actions: actionsOf(event),
    details: (
      <EventDisclosure
        event={event}
        site={site}
        isOpen={event.slug === open}
        onToggle={(isOpen) => onOpen(isOpen ? event.slug : '')}
      />
    ),
  });
  if (events.length > 0) {
    const undated = events.filter(({ startDate }) => startDate === null);
    return (
      <>
        {events
          .filter(({ startDate }) => startDate !== null)
          .map((event) => (
            <EventCard key={event.id} level={2} {...rowOf(event)} />
          ))}
        {undated.length > 0 && (
          <YearOfEvents events={undated} today={today}>
            {(event) => <UsualEventCard key={event.id} today={today} {...rowOf(event)} />}
          </YearOfEvents>
        )}
      </>
    );
  }
  const message = filtered
    ? 'No events match your current filters. Try adjusting your search criteria or dates.'
    : 'No events are currently available.';
  return (
    <EmptyState heading="No events found" message={message}>
      {filtered && <Button onClick={onClear}>Clear Filters</Button>}
    </EmptyState>
  );
}
