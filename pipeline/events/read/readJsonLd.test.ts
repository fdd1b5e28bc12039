import { expect, test } from 'vitest';
import { feedContext, feedNames, feedWords, wordsOfFeed, silentEvent } from '../../fixtures/feedWords.ts';
import { UnreadableFeed } from './feedEvent.ts';
import { readHtml, readJsonLd } from './readJsonLd.ts';

/** Expected events of each JSON-LD document and each page of the fixtures, in the time of Berlin. */
const expected: Record<string, string[]> = {
  'jsonld-broken-block.html': [
    '2026-12-12 19:30 2026-12-12 22:00 Brass night free',
    "not understood: JSON-LD block 1: it is no JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
  ],
  'jsonld-commented-out.html': ['2026-12-12 19:30 2026-12-12 22:00 Brass night 18 EUR'],
  'jsonld-document.jsonld.json': [
    '2026-12-12 19:30 2026-12-12 22:00 Brass night 18 EUR',
    'not understood: No date: it does not say when it takes place',
  ],
  'jsonld-graph.html': [
    '2026-12-12 19:30 2026-12-12 22:00 Brass night 18 EUR',
    '2027-01-02 2027-01-03 Second 18 EUR',
  ],
  'jsonld-offers.html': [
    '2026-12-12 19:30 2026-12-12 22:00 Brass night 12.5 EUR',
    '2026-12-12 19:30 2026-12-12 22:00 In other money 5 USD',
    '2026-12-12 19:30 2026-12-12 22:00 Costs nothing free',
    'left out: Online: it takes place online only',
  ],
  'jsonld-single.html': ['2026-12-12 19:30 2026-12-12 22:00 Brass night 18 EUR'],
  'jsonld-statuses.html': [
    '2026-12-12 19:30 2026-12-12 22:00 Brass night (cancelled) 18 EUR',
    '2026-12-13 18:00 2026-12-13 20:00 Moved 18 EUR',
    'left out: Postponed: it is postponed, and no new date is known',
  ],
};

test('every page of the fixtures is expected to be something', () => {
  expect(feedNames(/^jsonld-/)).toEqual(Object.keys(expected).sort());
});

test.each(Object.entries(expected))('%s', (file, words) => {
  expect(wordsOfFeed(file)).toEqual(words);
});

/** An event with more fields. */
const node = (over: object = {}) => ({ '@type': 'Event', name: 'A', startDate: '2026-12-10', ...over });
const eventOf = (over: object) => readJsonLd(node(over), feedContext).events[0];
const namesIn = (value: unknown) => readJsonLd(value, feedContext).events.map(({ name }) => name);

test('an event says all that there is to say', () => {
  expect(
    eventOf({
      '@id': 'https://club.example/#1',
      identifier: '7',
      url: 'https://club.example/1',
      description: 'Loud.',
      startDate: '2026-12-10T19:00',
      endDate: '2026-12-10T21:00',
      location: {
        '@type': 'Place',
        name: 'Hall',
        address: { streetAddress: 'Market 1', addressLocality: 'Jasna' },
      },
      keywords: 'talk,tea',
      genre: ['brass', 7],
      organizer: [{ name: 'The club' }, { name: 'Another' }],
      image: [{ url: 'https://club.example/1.png' }],
      offers: { price: '7.50', priceCurrency: 'EUR' },
    }),
  ).toEqual({
    key: 'https://club.example/#1#2026-12-10',
    name: 'A',
    description: 'Loud.',
    location: 'Hall, Market 1, Jasna',
    span: { startDate: '2026-12-10', startTime: '19:00', endDate: '2026-12-10', endTime: '21:00' },
    isCancelled: false,
    categories: ['talk', 'tea', 'brass', '7'],
    url: 'https://club.example/1',
    organiser: 'The club',
    image: 'https://club.example/1.png',
    price: { isFree: false, amount: 7.5, currency: 'EUR' },
  });
});

test('what an event does not say is nothing', () => {
  expect(eventOf({})).toEqual(silentEvent);
});

test('what tells an event from others is its id, its identifier, its address, its name', () => {
  expect(eventOf({ identifier: '7', url: 'https://a.example/' })?.key).toBe('7#2026-12-10');
  expect(eventOf({ url: 'https://a.example/' })?.key).toBe('https://a.example/#2026-12-10');
});

test.each([
  ['Hall', 'Hall'],
  [{ name: 'Hall', address: 'Market 1' }, 'Hall, Market 1'],
  [{ address: { addressLocality: 'Jasna' } }, 'Jasna'],
  [{ address: { streetAddress: 'Market 1' } }, 'Market 1'],
  [[{ '@type': 'VirtualLocation', name: 'Online' }, { name: 'Hall' }], 'Hall'],
])('the place %j is "%s"', (location, place) => {
  expect(eventOf({ location })?.location).toBe(place);
});

test.each([
  ['https://a.example/1.png', 'https://a.example/1.png'],
  [{ contentUrl: 'https://a.example/2.png' }, 'https://a.example/2.png'],
  [{ url: 'https://a.example/1.png', contentUrl: 'https://a.example/2.png' }, 'https://a.example/1.png'],
  [{}, null],
])('the picture %j is %s', (image, address) => {
  expect(eventOf({ image })?.image).toBe(address);
});

const unknown = { isFree: false, amount: null, currency: null };
const free = { isFree: true, amount: null, currency: null };

test.each([
  [{ isAccessibleForFree: true, offers: { price: 5 } }, free],
  [{ isAccessibleForFree: 'True' }, free],
  [{ isAccessibleForFree: 'untrue' }, unknown],
  [{ isAccessibleForFree: 'true or not' }, unknown],
  [{ isAccessibleForFree: false }, unknown],
  [{ offers: [] }, unknown],
  [{ offers: { price: '' } }, unknown],
  [{ offers: { price: 'ask' } }, unknown],
  [{ offers: { price: -1 } }, unknown],
  [{ offers: { price: 100_001 } }, unknown],
  [{ offers: { price: 0 } }, free],
  [{ offers: { price: 100_000 } }, { isFree: false, amount: 100_000, currency: null }],
  [
    { offers: { price: 9, lowPrice: 5, priceCurrency: 'USD' } },
    { isFree: false, amount: 5, currency: 'USD' },
  ],
  [
    { offers: [{ price: 9 }, { price: 0 }, { price: 7, priceCurrency: 'EUR' }, { price: 8 }] },
    { isFree: false, amount: 7, currency: 'EUR' },
  ],
])('%j costs %j', (over, price) => {
  expect(eventOf(over)?.price).toEqual(price);
});

test.each([
  ['https://schema.org/EventCancelled', true],
  ['http://schema.org/EventCancelled', true],
  ['EventCancelled', true],
  ['https://schema.org/EventScheduled', false],
  ['EventRescheduled', false],
])('an event whose status is %s is cancelled: %s', (eventStatus, expectedState) => {
  expect(eventOf({ eventStatus })?.isCancelled).toBe(expectedState);
});

test.each([
  [
    { eventStatus: 'http://schema.org/EventPostponed' },
    'left out: A: it is postponed, and no new date is known',
  ],
  [{ startDate: '2026-11-19' }, 'left out: A: it is over, or more than a year away'],
  [{ startDate: '2027-11-21' }, 'left out: A: it is over, or more than a year away'],
  [{ startDate: '' }, 'not understood: A: it does not say when it takes place'],
  [{ startDate: '', name: ' ' }, 'not understood: event 1: it does not say when it takes place'],
])('%j: %s', (over, words) => {
  expect(feedWords(readJsonLd(node(over), feedContext))).toEqual([words]);
});

test.each([
  ['Event', true],
  ['https://schema.org/Event', true],
  ['http://schema.org/MusicEvent', true],
  [['Thing', 'Festival'], true],
  ['Hackathon', true],
  ['CourseInstance', true],
  ['EventSeries', true],
  ['BusinessEvent', true],
  ['Events', false],
  ['MyEvents', false],
  ['musicEvent', false],
  ['2Event', false],
  ['FestivalHall', false],
  ['MyFestival', false],
  ['EventSeriesList', false],
  ['MyCourseInstance', false],
  ['Place', false],
  [null, false],
  ['https://other.example/Event', false],
])('a thing of the type %j is an event: %s', (type, expectedState) => {
  expect(namesIn(node({ '@type': type }))).toEqual(expectedState ? ['A'] : []);
});

test('events are found wherever they stand, twelve steps deep, but not within another', () => {
  const nested = (depth: number): unknown => (depth === 0 ? node() : { part: nested(depth - 1) });
  expect(namesIn(nested(12))).toEqual(['A']);
  expect(namesIn(nested(13))).toEqual([]);
  expect(namesIn([node({ name: 'B', subEvent: node() }), { '@graph': [node()] }, null, 'text'])).toEqual([
    'B',
    'A',
  ]);
});

const page = (...parts: string[]) => `<!doctype html><html><body>${parts.join('')}</body></html>`;
const script = (body: object, attributes = 'type="application/ld+json"') =>
  `<script ${attributes}>${JSON.stringify(body)}</script>`;

test.each([
  ['type="application/ld+json"', true],
  ["id=x type = 'application/ld+json' async", true],
  ['type=application/ld+json', true],
  ['TYPE="Application/LD+JSON"', true],
  ['type="application/json"', false],
  ['type="application/ld+jsonp"', false],
  ['data-kind="application/ld+json"', false],
  ['', false],
])('a script with %s is read: %s', (attributes, isRead) => {
  const html = page(
    '<script type="application/ld+json">{}</script>',
    script(node({ name: 'B' })),
    script(node(), attributes),
  );
  expect(readHtml(html, feedContext).events.map(({ name }) => name)).toEqual(isRead ? ['B', 'A'] : ['B']);
});

test('scripts in comments are none, and one that never ends is read to the end', () => {
  const html = page(
    `<!-- ${script(node())} -->`,
    script(node({ name: 'B' })),
    '</SCRIPT >',
    script(node({ name: 'C' })),
  );
  expect(readHtml(html, feedContext).events.map(({ name }) => name)).toEqual(['B', 'C']);
  expect(() => readHtml(page(`<!-- ${script(node())}`), feedContext)).toThrow('an HTML page without events');
});

test('a block that is broken is one entry that is not understood', () => {
  const reading = readHtml(
    page(script(node()), '<script type="application/ld+json">{</script>'),
    feedContext,
  );
  expect(reading).toMatchObject({
    entries: 2,
    events: [{ name: 'A' }],
    quarantined: [{ what: 'JSON-LD block 2' }],
  });
  const alone = readHtml(page('<script type="application/ld+json">{</script>'), feedContext);
  expect(alone).toMatchObject({ entries: 1, events: [] });
});

test.each(['</html>', '</HTML >\n', '</html> <!-- made in 3 ms', '</html>\n<!-- a --> <!-- b -->'])(
  'a page may end with %j',
  (end) => {
    expect(readHtml(`<html>${script(node())}${end}`, feedContext).events).toHaveLength(1);
  },
);

test.each(['', '</html', '</html> more', `</html>${' '.repeat(2000)}`])(
  'a page that ends with %j is cut off',
  (end) => {
    expect(() => readHtml(`<html>${script(node())}${end}`, feedContext)).toThrow(
      new UnreadableFeed('the HTML page is cut off'),
    );
  },
);

const wordsOf = (over: object) => feedWords(readJsonLd(node(over), feedContext));
const place = { '@type': 'Place', name: 'Hall' };
const web = { '@type': 'VirtualLocation', url: 'https://club.example/live' };
const mode = (name: string) => ({ eventAttendanceMode: `https://schema.org/${name}EventAttendanceMode` });
const online = ['left out: A: it takes place online only'];
const stays = ['2026-12-10 2026-12-10 A'];

test.each<[over: object, expectedWords: string[]]>([
  [{ location: web }, online],
  [{ location: [web] }, online],
  [{ location: { ...web, '@type': 'https://schema.org/VirtualLocation' } }, online],
  [{ eventStatus: 'https://schema.org/EventMovedOnline', location: place }, online],
  [{ eventStatus: ['EventRescheduled', 'EventMovedOnline'], location: place }, online],
  [{ location: place, ...mode('Online') }, online],
  [{ location: [place, web] }, stays],
  [{ location: web, ...mode('Mixed') }, stays],
  [{ location: place }, stays],
  [{}, stays],
])('%j: %j', (over, expectedWords) => {
  expect(wordsOf(over)).toEqual(expectedWords);
});

test.each([
  [
    { '@type': 'AggregateOffer', lowPrice: 0, highPrice: 40, priceCurrency: 'EUR' },
    { isFree: false, amount: 0, currency: 'EUR' },
  ],
  [
    { '@type': 'AggregateOffer', lowPrice: '0', highPrice: '0' },
    { isFree: true, amount: null, currency: null },
  ],
  [
    { '@type': 'AggregateOffer', lowPrice: '10.00', highPrice: '40' },
    { isFree: false, amount: 10, currency: null },
  ],
  [{ price: '$25 (ages 13+)' }, { isFree: false, amount: 25, currency: '$' }],
  [
    { price: '1,250', priceCurrency: 'EUR' },
    { isFree: false, amount: 1250, currency: 'EUR' },
  ],
  [{ price: 'Free for kids under 12' }, { isFree: false, amount: null, currency: null }],
])('the offer %j is %j', (offers, price) => {
  expect(eventOf({ offers })?.price).toEqual(price);
});

test('an offset that is not that of the park is told in a remark, whole days by any offset are not', () => {
  const remarksOf = (over: object) => readJsonLd(node(over), feedContext).remarks.map(({ reason }) => reason);
  expect(remarksOf({ startDate: '2027-01-20T20:00:00-0700' })).toEqual([
    'it says 2027-01-20 20:00 at -0700 from UTC, which is 2027-01-21 04:00 by the clock of the park',
  ]);
  expect(remarksOf({ startDate: '2027-01-20T20:00:00+01:00' })).toEqual([]);
  expect(remarksOf({ startDate: '2027-01-20T00:00:00-07:00', endDate: '2027-01-20T23:59:59-07:00' })).toEqual(
    [],
  );
});

test('line ends may stand raw in the texts of a page', () => {
  const page = `<!doctype html><html><script type="application/ld+json">{"@type":"Event","name":"A","startDate":"2026-12-10","description":"one\r\ntwo"}</script></html>`;
  expect(readHtml(page, feedContext).events[0]?.description).toBe('one\r\ntwo');
});
