import { type ReactNode, useContext } from 'react';
import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { SiteContext } from '../../ui/SiteContext.ts';
import { EventCard } from './EventCard.tsx';
import { EventDetails } from './EventDetails.tsx';
import { classNames } from '../../ui/classNames.ts';
import { folded, season, seasonHeading } from './EventList.css.ts';
import { eventSeasons } from './eventSeasons.ts';

interface EventResultsProps {
  site: Site;
  today: string;
  events: ParkEvent[];
  /** Number of events that show; the others are read without scripts alone. */
  visible: number;
  filtered: boolean;
  onClear: () => void;
  /** Slug of the open event, or empty. */
  open: string;
  onOpen: (slug: string) => void;
  /** Returns the URL that opens an event within the results. */
  addressOf: (slug: string) => string;
  actionsOf: (event: ParkEvent) => ReactNode;
  /** Returns the tag of an event on the chosen dates or the trip dates, or null. */
  markOf: (event: ParkEvent) => string | null;
}

/** Renders the results by seasons as rows with collapsible details, the next event first. */
export function EventResults(props: EventResultsProps) {
  const { site, today, events, visible, filtered, onClear, open, onOpen, addressOf, actionsOf, markOf } =
    props;
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
            <EventCard
              event={event}
              today={today}
              href={addressOf(event.slug)}
              mark={markOf(event)}
              controls={{
                save: actionsOf(event),
                details: (
                  <EventDetails
                    event={event}
                    site={site}
                    isOpen={event.slug === open}
                    onToggle={(isOpen) => onOpen(isOpen ? event.slug : '')}
                  />
                ),
              }}
            />
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
