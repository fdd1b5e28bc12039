import { expect, test } from 'vitest';
import { checkAfter } from '../fixtures/rulesAfter.ts';
import { allEntries, type CheckedContent, eventsOf } from './checkedContent.ts';

const fixture = (): CheckedContent => checkAfter([]).content!;
const kindsOf = (entries: readonly { kind: string }[]) => [...new Set(entries.map(({ kind }) => kind))];
const records = ['attraction', 'activity', 'accommodation', 'trail', 'event'];

test('entries are records, then texts, the map and the single files', () => {
  const singles = [
    'passes',
    'climate',
    'rates',
    'planner',
    'emergency',
    'transit',
    'roads',
    'site',
    'heights',
  ];
  expect(kindsOf(allEntries(fixture()))).toEqual([
    ...records,
    'notice',
    'trip',
    'guide',
    'page',
    'basemap',
    ...singles,
  ]);
});

test('events are those written by hand, then those of feeds', () => {
  const content = fixture();
  const event = content.events[0]!;
  const dates = { startDate: '2027-01-20', endDate: '2027-01-31', eventStatus: 'scheduled' as const };
  const data = { ...event.data, ...dates, imported: { feed: 'town', key: 'fair' } };
  const imported = { ...event, kind: 'imported-event' as const, slug: 'fair', data };
  const slugs = eventsOf({ ...content, events: [event], importedEvents: [imported] }).map(({ slug }) => slug);
  expect(slugs).toEqual([event.slug, 'fair']);
});
