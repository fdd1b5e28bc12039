import schema from '#schemas/authored/trip.schema.json' with { type: 'json' };
import type { ReadyTrip } from '#schemas/types/published.ts';
import type { Content } from '../content/checkedContent.ts';
import { asWritten, sortRecords } from './records/fields.ts';

/** Returns the ready trips of the trip planner, with the names of their places and beds. */
export function toReadyTrips(content: Content): ReadyTrip[] {
  const places = [...content.attractions, ...content.activities, ...content.trails];
  const names = new Map([
    ...places.map(({ kind, slug, data }) => [`${kind}/${slug}`, data.name] as const),
    ...content.accommodations.map(({ slug, data }) => [slug, data.name] as const),
  ]);
  // A rule reports a record that does not exist.
  const nameOf = (key: string) => names.get(key) ?? key;
  return sortRecords(content.trips).map(({ slug, data }) => ({
    slug,
    ...asWritten(schema.$defs.onPage, data),
    days: data.days.map(({ title, stops, bed }) => ({
      title,
      stops: stops.map(({ part, place }) => ({ part, place, name: nameOf(place) })),
      bed: bed === undefined ? null : { slug: bed, name: nameOf(bed) },
    })),
  }));
}
