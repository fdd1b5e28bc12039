import type { RecordKind } from './recordKinds.ts';

/** Plural and singular of each kind, for readers of the API and of reports. The site does not load them. */
export const recordKindWords: Record<RecordKind, { plural: string; singular: string }> = {
  attraction: { plural: 'attractions', singular: 'attraction' },
  activity: { plural: 'activities', singular: 'activity' },
  accommodation: { plural: 'places to stay', singular: 'place to stay' },
  trail: { plural: 'trails', singular: 'trail' },
  event: { plural: 'events', singular: 'event' },
};
