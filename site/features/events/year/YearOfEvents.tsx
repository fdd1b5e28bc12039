import { type ReactNode, useContext } from 'react';
import type { ParkEvent } from '#schemas/types/published.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { year } from './YearOfEvents.css.ts';
import { eventSeasons } from './eventSeasons.ts';

interface YearOfEventsProps {
  /** Events without announced dates. */
  events: ParkEvent[];
  today: string;
  /** Renders the row of an event. */
  children: (event: ParkEvent) => ReactNode;
}

/** Renders events without announced dates by seasons, with one note for all. */
export function YearOfEvents({ events, today, children }: YearOfEventsProps) {
  const { hemisphere = 'north' } = useContext(SiteContext);
  return (
    <section className={year} aria-labelledby="year-of-events">
      <Stack>
        <Heading id="year-of-events">The year of events</Heading>
        <p>
          Dates to be confirmed: the organisers have not announced them yet. Each event stands at its usual
          time of year.
        </p>
        {eventSeasons(events, today, hemisphere).map(({ heading, events: ofSeason }) => (
          <div key={heading}>
            <Heading level={3}>{heading}</Heading>
            {ofSeason.map(children)}
          </div>
        ))}
      </Stack>
    </section>
  );
}
