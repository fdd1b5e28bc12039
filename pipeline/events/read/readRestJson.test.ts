import { expect, test } from 'vitest';
import { feedContext, feedNames, feedWords, wordsOfFeed, silentEvent } from '../../fixtures/feedWords.ts';
import { UnreadableFeed } from './feedEvent.ts';
import { readRestJson } from './readRestJson.ts';

/** Expected events of each page of the REST interface in the fixtures, in the time of Berlin. */
const expected: Record<string, string[]> = {
  'tec-all-day.json': ['2027-02-06 2027-02-07 Winter gala'],
  'tec-empty.json': [],
  'tec-free-and-entities.json': [
    '2026-12-12 19:00 2026-12-12 23:00 Carols &#8217;n&#8217; &#038; cocoa free',
  ],
  'tec-hidden-draft.json': [
    '2026-12-12 19:00 2026-12-12 23:00 Postponed &amp; moved',
    'left out: Winter gala: it is hidden from listings',
    'left out: Winter gala: it is not published',
  ],
  'tec-other-zone-no-utc.json': [
    '2027-01-05 20:00 2027-01-05 21:00 Winter gala',
    'not understood: Winter gala: the time zone "UTC+25" is not known',
  ],
  'tec-priced.json': ['2026-12-12 19:00 2026-12-12 23:00 Winter gala 10 EUR'],
  'tec-strange-values.json': [
    '2026-12-12 19:00 2026-12-12 23:00 Winter gala',
    'not understood: event 1: it does not say when it takes place',
    'not understood: event 2: it does not say when it takes place',
    'not understood: event 3: it does not say when it takes place',
    'not understood: Winter gala: it does not say when it takes place',
  ],
};

test('every page of the fixtures is expected to be something', () => {
  expect(feedNames(/^tec-/)).toEqual(Object.keys(expected).sort());
});

test.each(Object.entries(expected))('%s', (file, words) => {
  expect(wordsOfFeed(file)).toEqual(words);
});

const day = { id: 7, title: 'A', all_day: true, start_date: '2026-12-10 00:00:00' };
const read = (...events: unknown[]) => readRestJson({ events }, feedContext);
const eventOf = (over: object) => read({ ...day, ...over }).events[0];
const words = (over: object) => feedWords(read({ ...day, ...over }));

test('an event says all that there is to say', () => {
  expect(
    eventOf({
      global_id: 'a.example?id=7',
      status: 'publish',
      description: '<p>Loud</p>',
      excerpt: 'L',
      url: 'https://a.example/7',
      website: 'https://club.example/7',
      venue: { venue: 'Hall', address: 'Market 1', city: 'Jasna' },
      organizer: [{ organizer: 'The club' }, { organizer: 'Another' }],
      categories: [{ name: 'Talk' }, { name: 'Tea' }],
      image: { url: 'https://a.example/7.png' },
      cost: 'from 9 €',
      cost_details: { currency_code: 'EUR', values: ['12', 9] },
    }),
  ).toEqual({
    key: 'a.example?id=7',
    name: 'A',
    description: '<p>Loud</p>',
    location: 'Hall, Market 1, Jasna',
    span: { startDate: '2026-12-10', startTime: null, endDate: '2026-12-10', endTime: null },
    isCancelled: false,
    categories: ['Talk', 'Tea'],
    url: 'https://club.example/7',
    organiser: 'The club',
    image: 'https://a.example/7.png',
    price: { isFree: false, amount: 9, currency: 'EUR' },
  });
});

test('what an event does not say is nothing', () => {
  expect(eventOf({ image: false, venue: [], organizer: [] })).toEqual({ ...silentEvent, key: '7' });
});

test('the second best stands in for what is missing', () => {
  const over = { id: '', url: 'https://a.example/7', excerpt: 'Short', venue: { city: 'Jasna' } };
  expect(eventOf(over)).toMatchObject({
    key: 'https://a.example/7',
    url: 'https://a.example/7',
    description: 'Short',
    location: 'Jasna',
  });
});

test.each([
  [{ cost: '5 €' }, { isFree: false, amount: 5, currency: 'EUR' }],
  [{ cost: 'Free' }, { isFree: true, amount: null, currency: null }],
  [
    { cost_details: { currency_code: 'USD', values: ['0'] } },
    { isFree: true, amount: null, currency: 'USD' },
  ],
  [
    { cost: '', cost_details: { currency_code: 'USD', values: [] } },
    { isFree: false, amount: null, currency: null },
  ],
  [
    { cost: '', cost_details: { values: ['12', '50'] } },
    { isFree: false, amount: 12, currency: null },
  ],
])('%j costs %j', (over, price) => {
  expect(eventOf(over)?.price).toEqual(price);
});

test.each([
  ['cancelled', true],
  ['Canceled', true],
  ['postponed', false],
  ['not cancelled', false],
  ['cancelled later', false],
  [undefined, false],
])('an event whose status is %s is cancelled: %s', (status, isCancelled) => {
  expect(eventOf({ event_status: status })?.isCancelled).toBe(isCancelled);
});

test.each([
  [{ hide_from_listings: true }, 'left out: A: it is hidden from listings'],
  [{ hide_from_listings: false }, '2026-12-10 2026-12-10 A'],
  [{ status: 'draft' }, 'left out: A: it is not published'],
  [{ status: '' }, '2026-12-10 2026-12-10 A'],
  [{ start_date: '2026-11-19' }, 'left out: A: it is over, or more than a year away'],
  [{ start_date: '' }, 'not understood: A: it does not say when it takes place'],
  [{ id: null }, 'not understood: A: it has no id'],
  [{ id: null, title: '' }, 'not understood: event 1: it has no id'],
])('%j: %s', (over, expectedWords) => {
  expect(words(over)).toEqual([expectedWords]);
});

test.each([
  [{ end_date: '2026-12-11 23:59:59' }, '2026-12-10 2026-12-11 A'],
  [{ all_day: 'true', end_date: '2026-12-10 02:00:00' }, '2026-12-10 00:00 2026-12-10 02:00 A'],
  [{ all_day: false }, '2026-12-10 00:00 2026-12-10 A'],
  [
    { all_day: false, timezone: 'Europe/Helsinki', start_date: '2026-12-10 09:00' },
    '2026-12-10 08:00 2026-12-10 A',
  ],
  [{ all_day: false, utc_start_date: '2026-12-10 09:00:00' }, '2026-12-10 10:00 2026-12-10 A'],
  [
    {
      all_day: false,
      utc_start_date: '2026-12-10 09:00:00',
      utc_end_date: '2026-12-10 10:00:00',
      timezone: 'x',
    },
    '2026-12-10 10:00 2026-12-10 11:00 A',
  ],
])('%j takes place %s', (over, expectedWords) => {
  expect(words(over)).toEqual([expectedWords]);
});

test('a page names the next one, the last one none', () => {
  expect(readRestJson({ events: [], next_rest_url: 'https://a.example/2' }, feedContext).next).toBe(
    'https://a.example/2',
  );
  for (const next of [undefined, null, '', false]) {
    expect(readRestJson({ events: [], next_rest_url: next }, feedContext).next).toBeNull();
  }
});

test.each([null, {}, [], { events: {} }, { events: null }])('%j is no page', (body) => {
  expect(() => readRestJson(body, feedContext)).toThrow(
    new UnreadableFeed('the JSON holds no list of events'),
  );
});

test.each([
  [
    { cost: '$25 (ages 13+)', cost_details: { currency_code: 'CAD', values: ['13', '25'] } },
    { isFree: false, amount: 25, currency: 'CAD' },
  ],
  [
    { cost: 'Free for kids under 12', cost_details: { currency_code: 'CAD', values: ['12'] } },
    { isFree: false, amount: null, currency: null },
  ],
  [
    { cost: '', cost_details: { currency_code: 'CAD', values: ['25', '13'] } },
    { isFree: false, amount: 13, currency: 'CAD' },
  ],
  [
    { cost: '', cost_details: { currency_code: 'CAD', values: ['$25 (ages 13+)'] } },
    { isFree: false, amount: 25, currency: 'CAD' },
  ],
  [
    { cost: '€20', cost_details: { currency_code: 'CAD', values: ['20'] } },
    { isFree: false, amount: 20, currency: 'EUR' },
  ],
])('the cost of %j is %j', (over, price) => {
  expect(eventOf(over)?.price).toEqual(price);
});

test.each([
  [{ is_virtual: true }, ['left out: A: it takes place online only']],
  [{ is_virtual: true, venue: [] }, ['left out: A: it takes place online only']],
  [{ is_virtual: true, venue: { venue: 'Hall' } }, ['2026-12-10 2026-12-10 A']],
  [{ is_virtual: false }, ['2026-12-10 2026-12-10 A']],
])('the event with %j: %j', (over, expectedWords) => {
  expect(words(over)).toEqual(expectedWords);
});

test('midnight to the last second is whole days, whatever its zone', () => {
  const times = { start_date: '2026-12-10 00:00:00', end_date: '2026-12-11 23:59:59' };
  const utc = { utc_start_date: '2026-12-10 05:00:00', utc_end_date: '2026-12-12 04:59:59' };
  expect(words({ all_day: false, ...times, ...utc, timezone: 'America/Toronto' })).toEqual([
    '2026-12-10 2026-12-11 A',
  ]);
});
