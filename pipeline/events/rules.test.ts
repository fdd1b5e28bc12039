import { expect, test } from 'vitest';
import { cleanLine, cleanText, cutText } from './cleanText.ts';
import { dateInWords, timeInWords } from './dateTexts.ts';
import { decodeEntities } from './decodeEntities.ts';
import { knownVersion } from './feedState.ts';
import { reasonsToHold } from './guards.ts';
import { isSameTitle, mergeDuplicates, titleWords } from './mergeDuplicates.ts';
import { priceIn } from './priceIn.ts';
import type { ImportedRecord } from './toRecord.ts';

test.each([
  ['<p>One</p><p>Two<br/>three</p>', 'One\nTwo\nthree'],
  ['a &amp; b &#8217;n&#x2019; caf&eacute; &hellip;', 'a & b ’n’ café …'],
  ['&amp;amp; &amp;#8217; &lt;b&gt;bold&lt;/b&gt;', '& ’ bold'],
  ['<script>alert(1)</script>after<style>b{}</style>', 'after'],
  ['before<script>never ends', 'before'],
  ['x<!-- <b>gone</b> -->y<!-- to the end', 'xy'],
  ['2 < 3 and 4 > 1', '2 < 3 and 4 > 1'],
  ['a\u202Eb\u200Bc\u0000d', 'abcd'],
  ['one\r\n\r\n\r\n\r\ntwo \t three', 'one\n\ntwo three'],
  ['e\u0301', 'é'],
  ['&nbsp;', ''],
  ['<a href="x">link</a> <img src=x onerror=y>', 'link'],
])('%j reads %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
  expect(cleanLine(text)).toBe(expected.replaceAll(/\s+/g, ' '));
});

test.each([
  ['&#0;', '&#0;'],
  ['&#xD800;', '&#xD800;'],
  ['&#1114112;', '&#1114112;'],
  ['&#150;', '–'],
  ['&unknown; &', '&unknown; &'],
  ['&yuml;&nbsp;&euro;&szlig;', 'ÿ\u00A0€ß'],
  ['&amp;lt;', '<'],
])('%s stands for %s', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['some words here', 11, 'some words…'],
  ['some words here', 11, 'some words…'],
  ['aaaa😀😀', 6, 'aaaa…'],
])('%s cut to %i is %s', (text, max, expected) => {
  expect(cutText(text, max)).toBe(expected);
});

test.each([
  ['Free', { isFree: true, amount: null }],
  ['free admission', { isFree: true, amount: null }],
  ['0', { isFree: true, amount: null }],
  ['$10 – $20', { isFree: false, amount: 10 }],
  ['15,50 €', { isFree: false, amount: 15.5 }],
  ['1,250.00', { isFree: false, amount: 1250 }],
  ['1 250,5', { isFree: false, amount: 1250.5 }],
  ['Adults $12, children free', { isFree: false, amount: 12 }],
  ['0 5 9', { isFree: false, amount: 5 }],
  ['By donation', { isFree: false, amount: null }],
  ['Freedom pass holders', { isFree: false, amount: null }],
  ['', { isFree: false, amount: null }],
])('"%s" costs %j', (text, expected) => {
  expect(priceIn(text, 'EUR')).toMatchObject(expected);
});

test.each([
  ['September 1, 2026', '2026-09-01'],
  ['Sept. 1, 2026', '2026-09-01'],
  ['Tuesday, September 1, 2026', '2026-09-01'],
  ['1 May 2027', '2027-05-01'],
  ['March 3rd, 2027', '2027-03-03'],
])('%s is %s', (text, date) => {
  expect(dateInWords(text)).toBe(date);
});

test.each([
  ['12:00 AM', '00:00'],
  ['12:30 PM', '12:30'],
  ['1 pm', '13:00'],
  ['11:59 p.m.', '23:59'],
  ['9:05', '09:05'],
  ['23:59:30', '23:59'],
])('%s is at %s', (text, time) => {
  expect(timeInWords(text)).toBe(time);
});

test.each(['Smarch 1, 2026', 'February 30, 2027', '2027', '', 'May 2027'])('"%s" is no day', (text) => {
  expect(() => dateInWords(text)).toThrow('is no day');
});
test.each(['13:00 PM', '0:30 AM', '24:00', '9:60', 'noon', ''])('"%s" is no time', (text) => {
  expect(() => timeInWords(text)).toThrow('is no time');
});

const record = (
  name: string,
  startDate: string,
  over: Partial<ImportedRecord['data']> = {},
): ImportedRecord => ({
  slug: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${startDate}`,
  data: {
    ...({} as ImportedRecord['data']),
    name,
    startDate,
    endDate: startDate,
    town: 'jasna',
    imported: { feed: 'town', key: `${name}${startDate}` },
    ...over,
  },
});

test.each([
  ['Winter Market', 'The Winter Market', true],
  ['Winter Market 2026', '12th Annual Winter Market', true],
  ['Fête d’hiver', 'Fete d’hiver', true],
  ['Market, Winter', 'Winter Market', true],
  ['Winter Markets', 'Winter Market', true],
  ['Winter Market', 'Summer Market', false],
  ['Yoga', 'Yoga for children', false],
  ['The', 'A', false],
])('"%s" and "%s" are one title: %s', (a, b, expected) => {
  expect(isSameTitle(titleWords(a), titleWords(b))).toBe(expected);
});

test('of the same event in two feeds the first stays, at another time or in another town both do', () => {
  const first = record('Winter Market', '2026-12-05', { startTime: '10:00' });
  const same = record('The winter markets', '2026-12-05');
  const later = { ...record('Winter market', '2026-12-05', { startTime: '18:00' }), slug: 'later' };
  const elsewhere = record('Winter market!', '2026-12-05', { town: 'kamjeńc' });
  const nextDay = record('Winter Market', '2026-12-06');
  const merged = mergeDuplicates([first, same, later, { ...elsewhere, slug: 'elsewhere' }, nextDay], []);
  expect(merged.records.map(({ slug }) => slug)).toEqual([first.slug, later.slug, 'elsewhere', nextDay.slug]);
  expect(merged.leftOut).toEqual([
    { what: 'The winter markets (2026-12-05)', reason: `the same as ${first.slug}` },
  ]);
});

test('what is written by hand wins, and dates for an event without any are pointed out', () => {
  const written = [
    { slug: 'winter-market', name: 'Winter Market', startDate: '2026-12-05' },
    { slug: 'ice-days', name: 'Ice Days', startDate: null },
  ];
  const market = record('Winter Market', '2026-12-05');
  const ice = record('Ice Days 2027', '2027-01-20');
  const taken = { ...record('Other', '2027-01-21'), slug: 'ice-days' };
  const merged = mergeDuplicates([market, ice, taken], written);
  expect(merged.records).toEqual([ice]);
  expect(merged.announced).toEqual([
    { slug: 'ice-days', name: 'Ice Days', startDate: '2027-01-20', endDate: '2027-01-20' },
  ]);
  expect(merged.leftOut.map(({ reason }) => reason)).toEqual([
    'it is written by hand: winter-market',
    'another event has its identifier',
  ]);
});

const coming = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    record(`Event ${index}`, '2026-12-05', { imported: { feed: 'town', key: String(index) } }),
  );

test.each([
  [10, 7, []],
  [10, 6, ['4 of 10 coming events are gone']],
  [3, 2, ['1 of 3 coming events are gone']],
  [0, 0, []],
  [1, 0, ['1 of 1 coming events are gone']],
])('of %i coming events %i are left: %j', (before, now, reasons) => {
  const reading = { before: coming(before), now: coming(now), entries: now, quarantined: 0 };
  expect(reasonsToHold(reading, '2026-12-05')).toEqual(reasons);
  // What is over may go.
  expect(reasonsToHold(reading, '2026-12-06')).toEqual([]);
});

test.each([
  [10, 1, []],
  [10, 2, ['2 of 10 entries could not be understood']],
  [9, 1, ['1 of 9 entries could not be understood']],
  [0, 0, []],
])('of %i entries %i are put aside: %j', (entries, quarantined, reasons) => {
  expect(reasonsToHold({ before: [], now: [], entries, quarantined }, '2026-12-05')).toEqual(reasons);
});

test.each([
  ['s', '2026-11-26', { etag: '"7"', lastModified: 'then' }],
  ['s', '2026-11-27', {}],
  ['other', '2026-11-21', {}],
])('with settings %s on %s the host may call unchanged: %j', (settings, today, expected) => {
  const state = {
    id: 'town',
    settings: 's',
    lastRead: '2026-11-25',
    lastFull: '2026-11-20',
    etag: '"7"',
    lastModified: 'then',
  };
  expect(knownVersion(state, settings, today)).toEqual(expected);
  expect(knownVersion(undefined, settings, today)).toEqual({});
});
