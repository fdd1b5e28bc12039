import type { ParkEvent } from '#schemas/types/published.ts';
import { idOf } from '../content/idOf.ts';
import type { Entry } from '../validate/content.ts';
import { priceText } from './figures.ts';
import { originalOf, pictureOf } from './pictures.ts';
import { toProvenance } from './provenance.ts';

/** An event as listed. */
export function toEvent({ slug, data }: Entry<'event'>): ParkEvent {
  return {
    id: idOf('events', slug),
    slug,
    name: data.name,
    description: data.description,
    category: data.category,
    startDate: data.startDate,
    endDate: data.endDate,
    usualTime: data.usualTime ?? null,
    location: data.location,
    town: data.town,
    isFree: data.isFree,
    ...priceText(data.price),
    eventStatus: data.eventStatus,
    url: data.url ?? null,
    imageUrl: originalOf('event', slug, 1),
    picture: pictureOf('event', slug, data),
    provenance: toProvenance(data.provenance),
  };
}

/** Events that are not over on a day, the next one first; those without dates follow. */
export function upcomingEvents(events: readonly ParkEvent[], today: string): ParkEvent[] {
  const dated = events.filter(({ endDate }) => endDate !== null && endDate >= today);
  const undated = events.filter(({ endDate }) => endDate === null);
  const sorted = dated.sort((a, b) => ((a.startDate ?? '') < (b.startDate ?? '') ? -1 : 1));
  return [...sorted, ...undated];
}
