import type { ReactNode } from 'react';
import type { ParkEvent } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { EventCard } from './EventCard.tsx';

interface EventResultsProps {
  events: ParkEvent[];
  filtered: boolean;
  onClear: () => void;
  actionsOf: (event: ParkEvent) => ReactNode;
}

/** The events that were found, as rows. */
export function EventResults({ events, filtered, onClear, actionsOf }: EventResultsProps) {
  if (events.length > 0) {
    return events.map((event) => (
      <EventCard key={event.id} event={event} level={2} actions={actionsOf(event)} />
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
