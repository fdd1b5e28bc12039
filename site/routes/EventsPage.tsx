import { useRef } from 'react';
import type { ParkEvent } from '#schemas/types/published.ts';
import { useEvents } from '../data/usePublished.ts';
import { SaveButton } from '../features/saved/SaveButton.tsx';
import { itemList } from '../ui/head/structuredData.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { ListLoading, type PageProps } from './frames/LoadingPage.tsx';
import { ListFrame } from './frames/ListFrame.tsx';

const load = () => import('../features/events/EventList.tsx');
const EventList = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) })(
  (regions) => regions.EventList,
);

const saveButton = ({ slug, name }: ParkEvent) => (
  <SaveButton place={{ kind: 'event', slug, name }} variant="quiet" small />
);

/** /events */
export default function EventsPage({ site }: PageProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <ListFrame
      words="events"
      what="events"
      answer={useEvents()}
      structuredData={import.meta.env.SSR ? (events) => itemList(site.url, '/events', events) : undefined}
    >
      {(page, events) =>
        events ? (
          <>
            <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} slim beside={null} />
            <div ref={frame} data-hydrated="false">
              <EventList frame={frame} site={site} events={events} actionsOf={saveButton} />
            </div>
          </>
        ) : (
          <ListLoading page={page} label="Loading..." of="two" />
        )
      }
    </ListFrame>
  );
}
