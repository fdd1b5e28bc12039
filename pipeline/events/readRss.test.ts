import { expect, test } from 'vitest';
import { feedContext, feedNames, feedWords, wordsOfFeed, silentEvent } from '../fixtures/feedWords.ts';
import { UnreadableFeed } from './feedEvent.ts';
import { readRss } from './readRss.ts';

/** Expected events of each RSS feed of the fixtures, in the time of Berlin. */
const expected: Record<string, string[]> = {
  'news-without-dates.xml': [
    'not understood: Road closed: it does not say when it takes place',
    'not understood: Bad day: "February 30, 2027" is no day',
  ],
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
  'windows-1252.xml': ['2027-06-21 2027-06-21 Fête d’été – free'],
};

test('every RSS feed of the fixtures is expected to be something', () => {
  expect(feedNames(/\.xml$/)).toEqual(Object.keys(expected).sort());
});

test.each(Object.entries(expected))('%s', (file, words) => {
  expect(wordsOfFeed(file)).toEqual(words);
});

const rss = (...items: string[]) => `<rss><channel><title>Feed</title>${items.join('')}</channel></rss>`;
const item = (...parts: string[]) => `<item><title>A</title>${parts.join('')}</item>`;
const day = '<calendarEvent:EventDates>December 10, 2026</calendarEvent:EventDates>';
const words = (...parts: string[]) => feedWords(readRss(rss(item(...parts)), feedContext));
const eventOf = (...parts: string[]) => readRss(rss(item(day, ...parts)), feedContext).events[0];

test('an item says all that there is to say', () => {
  expect(
    eventOf(
      '<guid>7</guid><link> https://club.example/7 </link>',
      '<description>Short</description><content:encoded>&lt;p&gt;Long&lt;/p&gt;</content:encoded>',
      '<calendarEvent:Location>Hall</calendarEvent:Location>',
      '<category>Talk</category><category>Tea</category>',
      '<enclosure url="https://club.example/7.mp3" type="audio/mpeg"/>',
      '<enclosure url="https://club.example/7.png" type="image/png"/>',
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
    organiser: null,
    image: 'https://club.example/7.png',
  });
});

test('what an item does not say is nothing', () => {
  expect(eventOf()).toEqual(silentEvent);
});

test('its guid tells an item from others, else its address or its name', () => {
  const key = (...parts: string[]) =>
    readRss(rss(`<item>${day}${parts.join('')}</item>`), feedContext).events[0]?.key;
  expect(key('<guid>a</guid><link>c</link>')).toBe('a#2026-12-10');
  expect(key('<link>c</link>')).toBe('c#2026-12-10');
  expect(key()).toBe('item 1#2026-12-10');
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

test('an item that is over is left out, and one without a title has its number', () => {
  expect(town('November 19, 2026')).toEqual(['left out: A: it is over, or more than a year away']);
  const nameless = readRss(rss(item(day), '<item/>'), feedContext);
  expect(nameless.quarantined).toEqual([{ what: 'item 2', reason: 'it does not say when it takes place' }]);
  expect(readRss('<rss/>', feedContext)).toMatchObject({ entries: 0, events: [] });
});

test('elements within a child are none of the item, and a stray ampersand harms nobody', () => {
  const nested = item(
    day,
    '<media:group><title>B</title><link>b</link></media:group>',
    '<category>R&B &nbsp;</category>',
  );
  expect(readRss(rss(nested), feedContext).events).toMatchObject([
    { name: 'A', url: null, categories: ['R&B &nbsp;'] },
  ]);
});

test('a feed that is cut off is none', () => {
  expect(() => readRss(rss(item(day)).slice(0, -8), feedContext)).toThrow(UnreadableFeed);
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
