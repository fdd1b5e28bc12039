import type { CheckedContent, Entry } from '../../../content/checkedContent.ts';

export type TripPlace = Entry<'attraction'> | Entry<'activity'> | Entry<'trail'>;

/** A stop of a ready trip with its record and its path in the file. */
export interface PlacedStop {
  day: number;
  path: (string | number)[];
  entry: TripPlace;
}

/** Returns the stops of a trip whose records could be read. */
export function stopsOf(content: CheckedContent, { data: { days } }: Entry<'trip'>): PlacedStop[] {
  const places = new Map<string, TripPlace>(
    [...content.attractions, ...content.activities, ...content.trails].map((entry) => [
      `${entry.kind}/${entry.slug}`,
      entry,
    ]),
  );
  return days.flatMap(({ stops }, day) =>
    stops.flatMap(({ place }, index): PlacedStop[] => {
      const entry = places.get(place);
      return entry ? [{ day, path: ['days', day, 'stops', index, 'place'], entry }] : [];
    }),
  );
}

/** A bed of a ready trip with its record and its path in the file. */
export interface PlacedBed {
  path: (string | number)[];
  entry: Entry<'accommodation'>;
}

/** Returns the beds of a trip whose records could be read. */
export function bedsOf(content: CheckedContent, { data: { days } }: Entry<'trip'>): PlacedBed[] {
  return days.flatMap(({ bed }, day): PlacedBed[] => {
    const entry = content.accommodations.find(({ slug }) => slug === bed);
    return entry ? [{ path: ['days', day, 'bed'], entry }] : [];
  });
}
