import { useEvents } from '../data/lists.ts';
import type { ParkEvent } from '#schemas/types/published.ts';
import { useScreen } from '../data/useScreen.ts';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { EventList } from '../features/events/EventList.tsx';
import { eventListStructuredData } from '../features/events/eventStructuredData.ts';
import { LoadFailed } from '../ui/ErrorState/LoadFailed.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { LoadingState } from '../ui/LoadingState/LoadingState.tsx';
import { Awaited } from './Awaited.tsx';

const saveButton = ({ slug, name }: ParkEvent) => (
  <SaveButton place={{ kind: 'event', slug, name }} variant="quiet" small />
);

/** /events */
export default function EventsPage() {
  const { site, page, answers } = useScreen('events');
  const { data: events, error, mutate } = useEvents();
  if (!page || !site) return <Awaited answers={answers} />;
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        path={page.path}
        image={page.socialImage}
        imageAlt={page.picture?.alt}
        jsonLd={import.meta.env.SSR ? events && [eventListStructuredData(events, site)] : undefined}
      />
      {error && !events && <LoadFailed what="events" onRetry={() => void mutate()} />}
      {!error && !events && <LoadingState label="Loading..." />}
      {events && <EventList site={site} page={page} events={events} actionsOf={saveButton} />}
    </>
  );
}
