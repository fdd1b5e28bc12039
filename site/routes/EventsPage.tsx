import type { ParkEvent, Page, Site } from '#schemas/types/published.ts';
import { useEvents } from '../data/lists.ts';
import { usePage } from '../data/usePage.ts';
import { useSite } from '../data/useSite.ts';
import { useToday } from '../data/useToday.ts';
import { EventCard } from '../features/events/EventCard.tsx';
import { isUpcoming } from '../features/events/eventDates.ts';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { LoadingState } from '../ui/LoadingState/LoadingState.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';

function EventList({ site, page, events }: { site: Site; page: Page; events: ParkEvent[] }) {
  const today = useToday(site);
  const shown = events.filter((event) => isUpcoming(event, today));
  return (
    <>
      <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} />
      <Section heading={`${shown.length} ${shown.length === 1 ? 'event' : 'events'} found`}>
        {shown.length === 0 && (
          <EmptyState heading="No events found" message="No events are currently available." />
        )}
        {shown.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </Section>
    </>
  );
}

/** /events */
export default function EventsPage() {
  const site = useSite();
  const page = usePage('events');
  const { data: events, error, mutate } = useEvents();
  if (!page || !site) return null;
  return (
    <>
      <PageHead title={page.title} description={page.description} path={page.path} image={page.socialImage} />
      {error && !events && <LoadFailed what="events" onRetry={() => void mutate()} />}
      {!error && !events && <LoadingState label="Loading..." />}
      {events && <EventList site={site} page={page} events={events} />}
    </>
  );
}
