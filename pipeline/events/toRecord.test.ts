import { expect, test } from 'vitest';
import { silentEvent } from '#fixtures/feedWords.ts';
import type { AuthoredSite } from '#schemas/types/authored.ts';
import type { FeedEvent } from './feedEvent.ts';
import { type FeedSettings, toRecord } from './toRecord.ts';

const site = {
  locations: [
    { id: 'jasna', label: 'Jasna' },
    { id: 'čorna woda', label: 'Čorna Woda' },
  ],
} as AuthoredSite;
const feed: FeedSettings = {
  id: 'town',
  name: 'Town calendar',
  url: 'https://town.example/',
  town: 'jasna',
  category: 'town life',
  status: 'official',
};
const event: FeedEvent = {
  ...silentEvent,
  key: '7',
  span: { ...silentEvent.span, endDate: '2026-12-11' },
};
const make = (over: Partial<FeedEvent> = {}) => toRecord({ ...event, ...over }, feed, site);
const dataOf = (over: Partial<FeedEvent> = {}) => make(over).data;

test('a record says what a feed says', () => {
  expect(
    dataOf({
      name: ' <b>A</b> &amp; b ',
      description: '<p>One</p><p>Two</p>',
      location: 'Hall\nČorna Woda',
      span: { startDate: '2026-12-10', startTime: '19:00', endDate: '2026-12-10', endTime: '21:00' },
      categories: ['Talk'],
      url: ' https://club.example/?a=1&amp;b=2 ',
      organiser: ' The <i>club</i>',
      image: 'https://club.example/1.png',
    }),
  ).toStrictEqual({
    name: 'A & b',
    description: 'One\nTwo',
    town: 'čorna woda',
    location: 'Hall, Čorna Woda',
    category: 'talk',
    startDate: '2026-12-10',
    endDate: '2026-12-10',
    startTime: '19:00',
    endTime: '21:00',
    isFree: false,
    eventStatus: 'scheduled',
    url: 'https://club.example/?a=1&b=2',
    organiser: 'The club',
    organiserImage: 'https://club.example/1.png',
    provenance: { source: 'https://club.example/?a=1&b=2', status: 'official', verifiedOn: null },
    imported: { feed: 'town', key: '7' },
  });
});

test('what a feed leaves open is said by its settings or not at all', () => {
  expect(dataOf()).toStrictEqual({
    name: 'A',
    description: 'The organizer gives only the date and place.',
    town: 'jasna',
    location: 'Jasna',
    category: 'town life',
    startDate: '2026-12-10',
    endDate: '2026-12-11',
    isFree: false,
    eventStatus: 'scheduled',
    organiser: 'Town calendar',
    provenance: { source: 'https://town.example/', status: 'official', verifiedOn: null },
    imported: { feed: 'town', key: '7' },
  });
});

test.each([
  ['CANCELLED: Ice skating', 'Ice skating', 'cancelled'],
  ['[canceled] Ice skating', 'Ice skating', 'cancelled'],
  ['annulé – Bal', 'Bal', 'cancelled'],
  ['Annulée: Fête', 'Fête', 'cancelled'],
  ['Abgesagt! Konzert', 'Konzert', 'cancelled'],
  ['CANCELLED: Čaj', 'Čaj', 'cancelled'],
  ['The cancelled war', 'The cancelled war', 'scheduled'],
])('"%s" is called "%s" and is %s', (title, name, eventStatus) => {
  expect(dataOf({ name: title })).toMatchObject({ name, eventStatus });
});

test('a feed may say itself that an event is cancelled', () => {
  expect(dataOf({ isCancelled: true })).toMatchObject({ name: 'A', eventStatus: 'cancelled' });
});

test.each([
  ['', 'it has no name'],
  ['CANCELLED', 'it has no name'],
  ['– ! –', 'it has no name'],
])('"%s" is no name', (name, fault) => {
  expect(() => make({ name })).toThrow(fault);
});

test.each(['name', 'description', 'location'] as const)(
  'a character that nobody can read in its %s is a fault',
  (field) => {
    expect(() => make({ [field]: 'a\uFFFDb' })).toThrow('its text holds characters that cannot be read');
  },
);

test('values that fit no record are a fault', () => {
  expect(() => make({ span: { ...event.span, startTime: '7 pm' } })).toThrow(
    'its values do not fit a record',
  );
});

test.each([
  ['name', 90],
  ['organiser', 120],
  ['location', 120],
  ['description', 600],
] as const)('its %s has at most %i characters', (field, max) => {
  const text = dataOf({ [field]: 'word '.repeat(200) })[field];
  expect(text?.length).toBeLessThanOrEqual(max);
  expect(text?.length).toBeGreaterThan(max - 10);
  expect(text).toMatch(/word…$/);
});

test.each([
  ['Hall, Jasna', 'jasna', 'Hall, Jasna'],
  ['Hall, JASNA', 'jasna', 'Hall, JASNA'],
  ['Hall, Čorna Woda, not Jasna', 'jasna', 'Hall, Čorna Woda, not Jasna'],
  ['Jasnaer Hall', 'jasna', 'Jasna, Jasnaer Hall'],
  ['Untere-čorna woda', 'čorna woda', 'Untere-čorna woda'],
  ['Hall<br>Room 2', 'jasna', 'Jasna, Hall Room 2'],
])('the place "%s" is in %s: %s', (location, town, expected) => {
  expect(dataOf({ location })).toMatchObject({ town, location: expected });
});

test.each([
  [['', '7', 'Talk', 'Tea'], 'talk'],
  [[' <b>Arts</b>\n&amp; crafts '], 'arts & crafts'],
  [['x'.repeat(40)], 'x'.repeat(40)],
  [['x'.repeat(41)], 'town life'],
  [['x'.repeat(41), 'Talk'], 'talk'],
  [[], 'town life'],
])('of the categories %j it has %s', (categories, category) => {
  expect(dataOf({ categories }).category).toBe(category);
});

test.each([
  ['https://club.example/1', true],
  ['HTTP://club.example/1', true],
  ['ftp://club.example/1', false],
  ['javascript:alert(1)//https://club.example', false],
  ['https://me:secret@club.example/', false],
  ['https://localhost/', false],
  ['https://[::1]/', false],
  ['https://a_b.example/', false],
  [`https://club.example/${'x'.repeat(479)}`, true],
  [`https://club.example/${'x'.repeat(480)}`, false],
  ['', false],
])('%s is shown as an address: %s', (url, isShown) => {
  const data = dataOf({ url, image: url });
  expect([data.url !== undefined, data.organiserImage !== undefined]).toEqual([isShown, isShown]);
  expect(data.provenance.source).toBe(data.url ?? feed.url);
});

test.each([
  ['Winter Market', /^winter-market-[0-9a-f]{10}$/],
  ['Fête d’hiver & café', /^fete-dhiver-cafe-[0-9a-f]{10}$/],
  ["— King's Day —", /^kings-day-[0-9a-f]{10}$/],
  ['雪まつり', /^event-[0-9a-f]{10}$/],
  [`${'x'.repeat(59)} yy`, /^x{59}-[0-9a-f]{10}$/],
])('the slug of "%s" is %s', (name, slug) => {
  expect(make({ name }).slug).toMatch(slug);
});

test('two events of one name have two slugs, by their keys and their feeds', () => {
  const slugs = [make(), make({ key: '8' }), toRecord(event, { ...feed, id: 'club' }, site)].map(
    ({ slug }) => slug,
  );
  expect(new Set(slugs).size).toBe(3);
  expect(make({ description: 'Other' }).slug).toBe(slugs[0]);
});

test('a key is one line of at most 300 characters, and never empty', () => {
  expect(dataOf({ key: ' a\n<b>b</b> ' }).imported.key).toBe('a b');
  expect(dataOf({ key: '<br>' }).imported.key).toBe('none');
  expect(dataOf({ key: 'x'.repeat(301) }).imported.key).toBe(`${'x'.repeat(299)}…`);
});

test('of a text that never ends 20,000 characters are looked at', () => {
  const text = `${' '.repeat(19_999)}ab`;
  expect(dataOf({ name: text, organiser: text, description: text, location: text, key: text })).toMatchObject(
    {
      name: 'a',
      organiser: 'a',
      description: 'a',
      location: 'Jasna, a',
      imported: { key: 'a' },
    },
  );
});
