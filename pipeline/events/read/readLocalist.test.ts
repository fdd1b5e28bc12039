import { expect, test } from 'vitest';
import { feedContext, feedNames, silentEvent, wordsOfFeed } from '../../fixtures/feedWords.ts';
import { UnreadableFeed } from './feedEvent.ts';
import { readLocalist } from './readLocalist.ts';

/** Expected events of each page of Localist in the fixtures, in the time of Berlin. */
const expected: Record<string, string[]> = {
  'localist-empty.json': [],
  'localist.json': [
    '2026-12-10 19:00 2026-12-10 21:00 Lantern walk free',
    '2026-12-11 2026-12-11 Lantern walk free',
    '2027-01-21 04:00 2027-01-21 Talk from afar (cancelled) 12 EUR',
    'not understood: Undated: it does not say when it takes place',
    'not understood: Nameless: it has no id',
    'not understood: event 8: it has no id',
    'left out: Webinar: it takes place online only',
    'left out: Staff only: it is not public',
    'left out: Over: it is over, or more than a year away',
  ],
};

test('every page of the fixtures is expected to be something', () => {
  expect(feedNames(/^localist/)).toEqual(Object.keys(expected).sort());
});

test.each(Object.entries(expected))('%s', (file, words) => {
  expect(wordsOfFeed(file)).toEqual(words);
});

const event = {
  id: 7,
  title: 'A',
  event_instances: [{ event_instance: { id: 9, start: '2026-12-10T00:00:00+01:00', all_day: true } }],
};
const read = (over: object, page?: object) =>
  readLocalist({ events: [{ event: { ...event, ...over } }], page }, feedContext);

test('an event says all that there is to say', () => {
  const { events } = read({
    description_text: 'Loud',
    location_name: 'Hall',
    room_number: '2',
    address: 'Market 1',
    tags: ['Tea'],
    filters: { event_types: [{ name: 'Talk' }] },
    localist_url: 'https://a.example/event/7',
    photo_url: 'https://a.example/7.png',
    ticket_cost: '$25 (ages 13+)',
  });
  expect(events).toEqual([
    {
      ...silentEvent,
      key: 'localist 7#9',
      description: 'Loud',
      location: 'Hall, 2, Market 1',
      categories: ['Talk', 'Tea'],
      url: 'https://a.example/event/7',
      image: 'https://a.example/7.png',
      price: { isFree: false, amount: 25, currency: '$' },
    },
  ]);
});

test.each([
  [{ current: 1, total: 3 }, '?page=2'],
  [{ current: 3, total: 3 }, null],
  [{ current: '1', total: 3 }, null],
  [undefined, null],
])('after the page %j comes %s', (page, next) => {
  expect(read({}, page).next).toBe(next);
});

test('an offset that is not that of the park is remarked', () => {
  const start = '2027-01-20T20:00:00-07:00';
  expect(read({ event_instances: [{ start }] }).remarks).toEqual([
    {
      what: 'A',
      reason:
        'it says 2027-01-20 20:00 at -07:00 from UTC, which is 2027-01-21 04:00 by the clock of the park',
    },
  ]);
});

test('a body without a list of events is none', () => {
  expect(() => readLocalist({ events: {} }, feedContext)).toThrow(UnreadableFeed);
});
