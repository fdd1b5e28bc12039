import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { offers, postalAddress } from '../../ui/head/structuredData.ts';

type EventSite = Pick<Site, 'url' | 'currency'>;

const statuses = { scheduled: 'EventScheduled', cancelled: 'EventCancelled' } as const;

/**
 * Returns the Event of an event with announced dates. Nothing for others, because schema.org cannot express that a date
 * is only likely.
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

/** Returns the ItemList of the events, with an Event for each that has announced dates. */
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
