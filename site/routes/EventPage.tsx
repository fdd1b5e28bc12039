import type { EventDetail } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { usePublishedRecord } from '../data/usePublished.ts';
import { EventDetailView } from '../features/events/EventDetailView.tsx';
import { eventStructuredData } from '../features/events/eventStructuredData.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import type { PageProps } from './frames/LoadingPage.tsx';
import { RecordPage, recordRegions } from './frames/RecordPage.tsx';

const load = () => import('./near/NearEvent.tsx');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const regions = recordRegions<EventDetail>(region);

/** /events/:slug */
export default function EventPage({ slug, site }: PageProps) {
  return (
    <RecordPage
      kind="event"
      slug={slug}
      answer={usePublishedRecord(published.event(slug), 'event')}
      site={site}
      list={{ name: 'Events', path: '/events' }}
      failure={{
        heading: 'Event Not Found',
        message: 'This event has ended or is no longer listed.',
        wayOn: 'Browse all events',
      }}
      structuredData={import.meta.env.SSR ? (event) => eventStructuredData(event, site) : undefined}
      regions={regions}
    >
      {(event, slots) => <EventDetailView event={event} site={site} {...slots} />}
    </RecordPage>
  );
}
