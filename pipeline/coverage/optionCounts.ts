import { countOptions } from '#schemas/filters/countOptions.ts';
import { accommodationFilters } from '#schemas/filters/accommodationFilters.ts';
import { activityFilters } from '#schemas/filters/activityFilters.ts';
import { attractionFilters } from '#schemas/filters/attractionFilters.ts';
import { eventFilters } from '#schemas/filters/eventFilters.ts';
import { trailFilters } from '#schemas/filters/trailFilters.ts';
import type { RecordKind, recordKinds } from '#schemas/recordKinds.ts';
import { recordKindWords } from '#schemas/documents.ts';
import type { Published } from '../derive/published.ts';

/** The published lists whose records the options find. */
export type Lists = Pick<Published, (typeof recordKinds)[RecordKind]['folder'] | 'site'>;

type Counts = Record<string, Record<string, number>>;

/** Counts the records that each option of each filter finds, by the name of the filter: "trails, difficulty". */
export function optionCounts(lists: Lists): Counts {
  const { attractions, activities, accommodations, trails, events, site } = lists;
  return {
    ...named('attraction', countOptions(attractionFilters, attractions, site)),
    ...named('activity', countOptions(activityFilters, activities, site)),
    ...named('accommodation', countOptions(accommodationFilters, accommodations, site)),
    // The season depends on the day of a visit and is not counted.
    ...named('trail', countOptions(trailFilters, trails, { isAccessible: () => true })),
    ...named('event', countOptions(eventFilters, events, null)),
  };
}

function named(kind: RecordKind, counts: Counts): Counts {
  const { plural } = recordKindWords[kind];
  return Object.fromEntries(
    Object.entries(counts).map(([filter, options]) => [`${plural}, ${filter}`, options]),
  );
}
