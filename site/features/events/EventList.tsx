import { type ReactNode, useCallback } from 'react';
import type { Page, ParkEvent, Site } from '#schemas/types/published.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import { useToday } from '../../calendar/useToday.ts';
import { Chips } from '../../ui/Chips/Chips.tsx';
import { count, summary } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import { EventFilterBar } from './EventFilterBar.tsx';
import { results, undated } from './EventList.css.ts';
import { EventResults } from './EventResults.tsx';
import { EventSubscription } from './EventSubscription.tsx';
import { eventAnchor } from '#schemas/rules/eventAddress.ts';
import { eventChips } from './eventChips.ts';
import { dateRangeText } from '#schemas/rules/dateRangeText.ts';
import { byStartDate, isUpcoming } from './eventDates.ts';
import {
  hasVisitDates,
  isFiltered,
  noEventSearch,
  readEventSearch,
  writeEventSearch,
} from './eventSearch.ts';
import { filterEvents } from './filterEvents.ts';

interface EventListProps {
  site: Site;
  page: Page;
  events: ParkEvent[];
  /** Buttons of an event, for example the save button. */
  actionsOf: (event: ParkEvent) => ReactNode;
}

/** Filters and rows of all upcoming events. */
export function EventList({ site, page, events, actionsOf }: EventListProps) {
  const today = useToday(site);
  const read = useCallback((params: URLSearchParams) => readEventSearch(params, events), [events]);
  const [filters, setFilters] = useQueryState(read, writeEventSearch);
  const upcoming = byStartDate(events.filter((event) => isUpcoming(event, today)));
  const found = filterEvents(upcoming, filters);
  const hidden = filterEvents(upcoming, { ...filters, from: '', until: '' }).filter(
    (event) => !event.startDate,
  );
  const missing = filters.event !== '' && !upcoming.some(({ slug }) => slug === filters.event);
  const addressOf = (slug: string) =>
    `/events?${writeEventSearch({ ...filters, event: slug }).toString()}#${eventAnchor(slug)}`;
  return (
    <>
      <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} />
      <Wrap>
        <EventFilterBar filters={filters} onChange={setFilters} events={upcoming} />
        <div className={results}>
          <div className={summary}>
            <p role="status" className={count}>
              {found.length} {found.length === 1 ? 'event' : 'events'} found
            </p>
            <Chips chips={eventChips(filters, events, setFilters)} />
          </div>
          {missing && <p role="status">This event is over or no longer announced.</p>}
          {hasVisitDates(filters) && hidden.length > 0 && (
            <p className={undated}>
              {hidden.length} more have no announced dates. Clear the dates to see when they usually are.
            </p>
          )}
          <EventResults
            events={found}
            filtered={isFiltered(filters)}
            onClear={() => setFilters(noEventSearch)}
            site={site}
            open={filters.event}
            onOpen={(event) => setFilters({ event })}
            addressOf={addressOf}
            actionsOf={actionsOf}
          />
          {events.some(({ calendarUrl }) => calendarUrl !== null) && <EventSubscription site={site} />}
          {site.eventsAsOf && (
            <p className={undated}>Organisers’ calendars as of {dateRangeText(site.eventsAsOf, null)}.</p>
          )}
        </div>
      </Wrap>
    </>
  );
}
