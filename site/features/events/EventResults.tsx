import { type ReactNode, useContext } from 'react';
import type { ParkEvent } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { SiteContext } from '../../ui/SiteContext.ts';
import { EventCard } from './EventCard.tsx';
import { classNames } from '../../ui/classNames.ts';
import { folded, season, seasonHeading } from './EventList.css.ts';
import { eventSeasons } from './eventSeasons.ts';

interface EventResultsProps {
  today: string;
  events: ParkEvent[];
  /** Number of events that show; the others are read without scripts alone. */
  visible: number;
  filtered: boolean;
  onClear: () => void;
  actionsOf: (event: ParkEvent) => ReactNode;
  /** Returns the tag of an event on the chosen dates or the trip dates, or null. */
  markOf: (event: ParkEvent) => string | null;
}

/** Renders the results by seasons as rows, the next event first. */
export function EventResults(props: EventResultsProps) {
  const { today, events, visible, filtered, onClear, actionsOf, markOf } = props;
  const { hemisphere = 'north' } = useContext(SiteContext);
  if (events.length > 0) {
    const seasons = eventSeasons(events, today, hemisphere);
    const shown = new Set(seasons.flatMap(({ events: ofSeason }) => ofSeason).slice(0, visible));
    const foldOf = (some: ParkEvent[]) => (some.some((event) => shown.has(event)) ? undefined : folded);
    return seasons.map(({ heading, events: ofSeason }) => (
      <section key={heading} aria-label={heading} className={classNames(season, foldOf(ofSeason))}>
        <h2 className={seasonHeading}>{heading}</h2>
        {ofSeason.map((event) => (
          <div key={event.id} className={foldOf([event])}>
            <EventCard event={event} today={today} mark={markOf(event)} save={actionsOf(event)} />
          </div>
        ))}
      </section>
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
