import type { ReactNode } from 'react';
import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { EventCard } from './EventCard.tsx';
import { EventDisclosure } from './EventDisclosure.tsx';

interface EventResultsProps {
  site: Site;
  events: ParkEvent[];
  filtered: boolean;
  onClear: () => void;
  /** Slug of the open event, or empty. */
  open: string;
  onOpen: (slug: string) => void;
  /** Returns the URL that opens an event within the results. */
  addressOf: (slug: string) => string;
  actionsOf: (event: ParkEvent) => ReactNode;
}

/** Renders the results as rows with collapsible details. */
export function EventResults(props: EventResultsProps) {
  const { site, events, filtered, onClear, open, onOpen, addressOf, actionsOf } = props;
  if (events.length > 0) {
    return events.map((event) => (
      <EventCard
        key={event.id}
        event={event}
        level={2}
        href={addressOf(event.slug)}
        actions={actionsOf(event)}
        details={
          <EventDisclosure
            event={event}
            site={site}
            isOpen={event.slug === open}
            onToggle={(isOpen) => onOpen(isOpen ? event.slug : '')}
          />
        }
      />
    ));
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
