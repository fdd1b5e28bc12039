import { useEvents } from '../data/lists.ts';
import { usePage } from '../data/usePage.ts';
import { useSite } from '../data/useSite.ts';
import { EventList } from '../features/events/EventList.tsx';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { LoadingState } from '../ui/LoadingState/LoadingState.tsx';

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
