import { withBase } from '../../base/guideBase.ts';
import { useCallback, useEffect, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dateRangeText } from '#schemas/rules/dateText.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { useToday, useTripDates } from '../../tripDates/tripDates.ts';
import { isUpcoming, onNextDay } from './eventDates.ts';
import { EventFilterBar } from './EventFilterBar.tsx';
import { results, undated, subscription, title } from './EventList.css.ts';
import { EventResults } from './EventResults.tsx';
import {
  eventChips,
  keepSearchDates,
  hasTripDates,
  eventMark,
  eventStep,
  isFiltered,
  noEventSearch,
  readEventSearch,
  writeEventSearch,
  filterEvents,
  type EventSearch,
} from './eventSearch.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Chips } from '../../ui/Chips/Chips.tsx';
import { count, summary } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { useMarkHydrated } from '../../ui/hydration/lazyComponent.tsx';
import { Wrap } from '../../ui/Layout/Layout.tsx';

interface EventListProps {
  /** Element around the list, marked `data-hydrated="false"` until its code is loaded. */
  frame: RefObject<HTMLDivElement | null>;
  site: Site;
  events: ParkEvent[];
  /** Buttons of an event, for example the save button. */
  actionsOf: (event: ParkEvent) => ReactNode;
}

/** Filters and rows of all upcoming events. */
export function EventList({ frame, site, events, actionsOf }: EventListProps) {
  useMarkHydrated(frame);
  useFormerAddress();
  const today = useToday(site);
  const { trip } = useTripDates();
  const read = useCallback((params: URLSearchParams) => readEventSearch(params, events), [events]);
  const [filters, change] = useQueryState(read, writeEventSearch);
  const setFilters = (part: Partial<EventSearch>) => {
    change(part);
    keepSearchDates({ ...filters, ...part }, today);
  };
  const upcoming = events.map((event) => onNextDay(event, today)).filter((event) => isUpcoming(event, today));
  const found = filterEvents(upcoming, filters);
  const hidden = filterEvents(upcoming, { ...filters, from: '', until: '' }).filter(
    ({ startDate, usual }) => !startDate && !usual,
  );
  const remaining = found.length - filters.visible;
  const announced = events.filter(({ calendarUrl }) => calendarUrl !== null).length;
  return (
    <Wrap>
      <EventFilterBar filters={filters} onChange={setFilters} events={upcoming} />
      <div className={results}>
        <div className={summary}>
          <p role="status" className={count}>
            {`${found.length} ${found.length === 1 ? 'event' : 'events'} found`}
          </p>
          <Chips chips={eventChips(filters, events, setFilters)} />
          {trip && !hasTripDates(filters) && (
            <Button
              variant="quiet"
              small
              onClick={() => setFilters({ ...filters, from: trip.from, until: trip.to })}
            >
              Show only my dates, {dateRangeText(trip.from, trip.to)}
            </Button>
          )}
        </div>
        {hasTripDates(filters) && hidden.length > 0 && (
          <p className={undated}>{hidden.length} more have no dates yet. Clear your dates to see them.</p>
        )}
        <EventResults
          today={today}
          events={found}
          visible={filters.visible}
          filtered={isFiltered(filters)}
          onClear={() => setFilters(noEventSearch)}
          actionsOf={actionsOf}
          markOf={(event) => eventMark(event, trip, hasTripDates(filters))}
        />
        {remaining > 0 && (
          <Button variant="outline" onClick={() => change({ visible: filters.visible + eventStep })}>
            Show more events ({remaining} remaining)
          </Button>
        )}
        {found.some(({ startDate }) => !startDate) && (
          <p className={undated}>Where we give only a month, we have not confirmed the date.</p>
        )}
        {announced > 0 && <EventSubscription site={site} dates={announced} />}
        {site.eventsAsOf && (
          <p className={undated}>Organizers’ calendars checked {dateRangeText(site.eventsAsOf)}.</p>
        )}
      </div>
    </Wrap>
  );
}

/** Leads from the address that an event had in this list to its page. */
function useFormerAddress(): void {
  const former = new URLSearchParams(useLocation().search).get('event');
  const navigate = useNavigate();
  useEffect(() => {
    if (former) void navigate(recordPath('event', former), { replace: true });
  }, [former, navigate]);
}

interface EventSubscriptionProps {
  site: Pick<Site, 'url'>;
  /** Number of announced dates in the calendar. */
  dates: number;
}

/** Renders the links that subscribe to or download the calendar, with the number of its dates. */
export function EventSubscription({ site, dates }: EventSubscriptionProps) {
  return (
    <section className={subscription} aria-labelledby="event-subscription">
      <h2 id="event-subscription" className={title}>
        Add event dates to your calendar
      </h2>
      <p>
        <a href={`${site.url.replace(/^https?:/, 'webcal:')}/events.ics`}>
          Subscribe with your calendar app ({dates} {dates === 1 ? 'date' : 'dates'})
        </a>{' '}
        for Apple, Google, Outlook and others: new dates then appear there by themselves. Or{' '}
        <a href={withBase('/events.ics')} download>
          download {dates === 1 ? 'the one date' : `the ${dates} dates`} once
        </a>{' '}
        as an .ics file.
      </p>
    </section>
  );
}
