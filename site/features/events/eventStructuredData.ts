import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { offers, postalAddress } from '../../ui/head/structuredData.ts';

type EventSite = Pick<Site, 'url' | 'currency'>;

const statuses = { scheduled: 'EventScheduled', cancelled: 'EventCancelled' } as const;

/**
 * Event whose dates its organiser has announced; nothing for others, since schema.org has no word for "probably". A
 * date that follows from a rule says so on the page, and a search engine would leave that out.
 */
function eventNode(event: ParkEvent, { url, currency }: EventSite): { item?: object } {
  const { startDate, endDate, eventStatus } = event;
  if (startDate === null || eventStatus === 'unconfirmed') return {};
  const item = {
    '@type': 'Event',
    name: event.name,
    description: event.description,
    startDate,
    ...(endDate !== null && { endDate }),
    eventStatus: `https://schema.org/${statuses[eventStatus]}`,
    location: { '@type': 'Place', name: event.location, address: postalAddress(event.location) },
    image: url + event.imageUrl,
    ...(event.url !== null && { url: event.url }),
    isAccessibleForFree: event.isFree,
    ...offers(event, currency),
  };
  return { item };
}

/** ItemList of the events, each with an Event as far as its record allows. */
export function eventListStructuredData(events: ParkEvent[], site: EventSite): object {
  return {
    '@type': 'ItemList',
    itemListElement: events.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: event.name,
      ...eventNode(event, site),
    })),
  };
}
