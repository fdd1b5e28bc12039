import type { ParkEvent } from '#schemas/types/published.ts';
import { useEvents } from '../data/lists.ts';
import { EventList } from '../features/events/EventList.tsx';
import { eventListStructuredData } from '../features/events/eventStructuredData.ts';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { ListLoading } from './frames/ListLoading.tsx';
import { ListFrame } from './frames/ListFrame.tsx';
import type { PageProps } from './frames/PageProps.ts';

const saveButton = ({ slug, name }: ParkEvent) => (
  <SaveButton place={{ kind: 'event', slug, name }} variant="quiet" small />
);

/** /events */
export default function EventsPage({ site }: PageProps) {
  return (
    <ListFrame
      words="events"
      what="events"
      answer={useEvents()}
      structuredData={import.meta.env.SSR ? (events) => eventListStructuredData(events, site) : undefined}
    >
      {(page, events) =>
        events ? (
          <EventList site={site} page={page} events={events} actionsOf={saveButton} />
        ) : (
          <ListLoading page={page} label="Loading..." of="two" />
        )
      }
    </ListFrame>
  );
}
