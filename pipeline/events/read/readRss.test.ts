import { expect, test } from 'vitest';
import { feedContext, feedNames, feedWords, wordsOfFeed, silentEvent } from '../../fixtures/feedWords.ts';
import { UnreadableFeed } from './feedEvent.ts';
import { readRss } from './readRss.ts';

/** Expected events of each RSS feed of the fixtures, in the time of Berlin. */
const expected: Record<string, string[]> = {
  'event-module.xml': ['2026-12-12 19:00 2026-12-12 21:00 Café <i>talk</i> & tea'],
  'news-without-dates.xml': [
    'not understood: Road closed: it does not say when it takes place',
    'not understood: Bad day: "February 30, 2027" is no day',
  ],
  'rss-1.0.xml': ['2027-05-01 2027-05-02 Walk'],
  'town-calendar-no-times.xml': [
    '2027-03-20 2027-03-20 Clean-up day',
    '2027-03-21 10:00 2027-03-21 From ten on',
  ],
  'town-calendar.xml': [
    '2026-12-08 17:00 2026-12-08 19:30 Budget open house',
    '2027-01-09 2027-01-10 Winter days',
    '2027-01-09 12:00 2027-01-09 24:00 Two days by the clock',
    '2026-12-18 22:00 2026-12-19 01:00 Night ride',
  ],
  'windows-1252.xml': ['2027-06-21 2027-06-21 Fête d’été – free free'],
  'xcal.xml': ['2026-12-12 19:00 2026-12-12 20:30 Reading 12.5 $'],
};

test('every RSS feed of the fixtures is expected to be something', () => {
  expect(feedNames(/\.xml$/)).toEqual(Object.keys(expected).sort());
});

test.each(Object.entries(expected))('%s', (file, words) => {
  expect(wordsOfFeed(file)).toEqual(words);
});

const rss = (...items: string[]) => `<rss><channel><title>Feed</title>${items.join('')}</channel></rss>`;
const item = (...parts: string[]) => `<item><title>A</title>${parts.join('')}</item>`;
const day = '<ev:startdate>2026-12-10</ev:startdate>';
const words = (...parts: string[]) => feedWords(readRss(rss(item(...parts)), feedContext));
const eventOf = (...parts: string[]) => readRss(rss(item(day, ...parts)), feedContext).events[0];

test('an item says all that there is to say', () => {
  expect(
    eventOf(
      '<guid>7</guid><link> https://club.example/7 </link>',
      '<description>Short</description><content:encoded>&lt;p&gt;Long&lt;/p&gt;</content:encoded>',
      '<ev:location>Hall</ev:location><ev:organizer>The club</ev:organizer>',
      '<category>Talk</category><category>Tea</category>',
      '<media:content url="https://club.example/7.mp4" medium="video"/>',
      '<media:content url="https://club.example/7.png" medium="image"/>',
      '<price>7 €</price>',
    ),
  ).toEqual({
    key: '7#2026-12-10',
    name: 'A',
    description: 'Long',
    location: 'Hall',
    span: { startDate: '2026-12-10', startTime: null, endDate: '2026-12-10', endTime: null },
    isCancelled: false,
    categories: ['Talk', 'Tea'],
    url: 'https://club.example/7',
    organiser: 'The club',
    image: 'https://club.example/7.png',
    price: { isFree: false, amount: 7, currency: 'EUR' },
  });
});

test('what an item does not say is nothing', () => {
  expect(eventOf()).toEqual(silentEvent);
});

test('what tells an item from others is its guid, what it is about, its address, its name', () => {
  const key = (attributes: string, ...parts: string[]) =>
    readRss(rss(`<item ${attributes}>${day}${parts.join('')}</item>`), feedContext).events[0]?.key;
  expect(key('rdf:about="b"', '<guid>a</guid><link>c</link>')).toBe('a#2026-12-10');
  expect(key('rdf:about="b"', '<link>c</link>')).toBe('b#2026-12-10');
  expect(key('', '<link>c</link>')).toBe('c#2026-12-10');
  expect(key('')).toBe('item 1#2026-12-10');
});

test.each([
  ['<enclosure url="u" type="image/png"/>', 'u'],
  ['<media:thumbnail url="u"/>', 'u'],
  ['<media:content url="u" type="image/png"/>', 'u'],
  ['<media:content url="u"/>', null],
  ['<enclosure url="u" type="audio/mpeg"/>', null],
  ['<enclosure url="u" type="x-image/png"/>', null],
  ['<image url="u" type="image/png"/>', null],
  ['<enclosure type="image/png"/>', null],
])('the picture of %s is %s', (part, address) => {
  expect(eventOf(part)?.image).toBe(address);
});

test.each([
  ['<calendarEvent:Location>a</calendarEvent:Location><ev:location>b</ev:location>', { location: 'a' }],
  ['<xcal:location>c</xcal:location>', { location: 'c' }],
  ['<xcal:organizer>c</xcal:organizer>', { organiser: 'c' }],
  ['<xcal:status>CANCELLED</xcal:status>', { isCancelled: true }],
  ['<ev:status>canceled</ev:status>', { isCancelled: true }],
  ['<ev:status>not cancelled</ev:status>', { isCancelled: false }],
  ['<ev:status>cancelled later</ev:status>', { isCancelled: false }],
  ['<cost>Free</cost>', { price: { isFree: true, amount: null, currency: null } }],
  ['<xcal:x-cost>5</xcal:x-cost>', { price: { isFree: false, amount: 5, currency: null } }],
])('%s is read by each of its names', (part, over) => {
  expect(eventOf(part)).toMatchObject(over);
});

test('date, time and place that a town calendar repeats are no description', () => {
  const lines = [
    'Event date: today',
    'EVENT DATES: a',
    'Event Time: b',
    'event times: c',
    'Location: d',
    'Come!',
  ];
  const repeated = `<description>${lines.join('&lt;br&gt;')}</description>`;
  expect(eventOf(repeated)?.description).toBe('Come!');
  const others = ['The location: near', 'Event: yes', 'Event dates follow', 'Location', 'Last line'];
  expect(eventOf(`<description>${others.join('&lt;br&gt;')}</description>`)?.description).toBe(
    others.join('\n'),
  );
});

const town = (days: string, times = '') =>
  words(
    `<calendarEvent:EventDates>${days}</calendarEvent:EventDates>`,
    `<calendarEvent:EventTimes>${times}</calendarEvent:EventTimes>`,
  );

test.each([
  ['December 10, 2026', '', '2026-12-10 2026-12-10 A'],
  ['December 10, 2026 - December 11, 2026', '', '2026-12-10 2026-12-11 A'],
  ['December 10, 2026 – December 11, 2026', 'all day', '2026-12-10 2026-12-11 A'],
  ['December 10, 2026 — December 11, 2026', 'Open ALL DAY', '2026-12-10 2026-12-11 A'],
  ['December 10, 2026 to December 11, 2026', '9 AM', '2026-12-10 09:00 2026-12-11 A'],
  ['December 10, 2026', '9 AM - 5 PM', '2026-12-10 09:00 2026-12-10 17:00 A'],
  ['December 10, 2026', '9 AM  -  9 AM', '2026-12-10 09:00 2026-12-10 A'],
  ['December 10, 2026', '8 PM - 1 AM', '2026-12-10 20:00 2026-12-11 01:00 A'],
  ['December 10, 2026 - December 11, 2026', '8 PM - 1 AM', '2026-12-10 20:00 2026-12-11 01:00 A'],
  ['December 10, 2026', 'noon', 'not understood: A: "noon" is no time'],
  ['soon', '', 'not understood: A: "soon" is no day'],
  ['December 11, 2026 - December 10, 2026', '', 'not understood: A: it ends before it begins'],
])('%s at "%s": %s', (days, times, expectedWords) => {
  expect(town(days, times)).toEqual([expectedWords]);
});

test.each([
  [
    '<ev:startdate>2026-12-10T19:00</ev:startdate><ev:enddate>2026-12-10T20:00</ev:enddate>',
    '2026-12-10 19:00 2026-12-10 20:00 A',
  ],
  ['<xcal:dtstart>20261210</xcal:dtstart><xcal:dtend>20261211</xcal:dtend>', '2026-12-10 2026-12-11 A'],
  ['<xcal:dtstart>20261210T190000</xcal:dtstart>', '2026-12-10 19:00 2026-12-10 A'],
  ['<xcal:dtstart>20261210T180005Z</xcal:dtstart>', '2026-12-10 19:00 2026-12-10 A'],
  ['<xcal:dtstart>a20261210</xcal:dtstart>', 'not understood: A: "a20261210" is no day'],
  ['<pubDate>2026-12-10</pubDate>', 'not understood: A: it does not say when it takes place'],
  ['<ev:startdate>2026-11-19</ev:startdate>', 'left out: A: it is over, or more than a year away'],
])('%s: %s', (part, expectedWords) => {
  expect(words(part)).toEqual([expectedWords]);
});

test('items stand in the channel, or beside it, and one without a title has its number', () => {
  const beside = `<rdf:RDF><channel/><item><title>B</title>${day}</item><other><item>${day}</item></other></rdf:RDF>`;
  expect(feedWords(readRss(beside, feedContext))).toEqual(['2026-12-10 2026-12-10 B']);
  const nameless = readRss(rss(item(day), '<item/>'), feedContext);
  expect(nameless.quarantined).toEqual([{ what: 'item 2', reason: 'it does not say when it takes place' }]);
  expect(readRss('<rss/>', feedContext)).toMatchObject({ entries: 0, events: [] });
});

test('XML of another kind is no RSS', () => {
  expect(() => readRss('<feed/>', feedContext)).toThrow(
    new UnreadableFeed('the body is XML, but no RSS: <feed>'),
  );
});

test.each([
  ['12:00 AM - 11:59 PM', '2026-12-10 2026-12-10 A'],
  ['12:00 AM - 12:00 AM', '2026-12-10 2026-12-10 A'],
  ['12:01 AM - 11:59 PM', '2026-12-10 2026-12-10 A'],
])('a day from %s is whole', (times, words) => {
  const item = `<item><title>A</title><calendarEvent:EventDates>December 10, 2026</calendarEvent:EventDates><calendarEvent:EventTimes>${times}</calendarEvent:EventTimes></item>`;
  expect(feedWords(readRss(`<rss><channel>${item}</channel></rss>`, feedContext))).toEqual([words]);
});

test('an offset that is not that of the park is remarked', () => {
  const item = '<item><title>A & B</title><ev:startdate>2027-01-20T20:00-07:00</ev:startdate></item>';
  expect(readRss(`<rss><channel>${item}</channel></rss>`, feedContext).remarks).toEqual([
    {
      what: 'A & B',
      reason:
        'it says 2027-01-20 20:00 at -07:00 from UTC, which is 2027-01-21 04:00 by the clock of the park',
    },
  ]);
});
