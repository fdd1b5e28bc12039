import { expect, test } from 'vitest';
import { isSameTitle, mergeDuplicates, titleWords } from './mergeDuplicates.ts';
import type { ImportedRecord } from './toRecord.ts';

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
  ['The Winter Market', ['winter', 'market']],
  ['12th Annual Winter Market 2026', ['winter', 'market']],
  ['1st 2nd 3rd 4th fair of 1999', ['fair']],
  ['The 5 km run', ['5', 'km', 'run']],
  ['Year 2150, route 12100', ['year', '2150', 'route', '12100']],
  ['Fête d’hiver', ['fete', 'dhiver']],
  ["Fête d'hiver", ['fete', 'dhiver']],
  ['Der Markt und die Stadt', ['markt', 'stadt']],
  ['Le bal et la fête les soirs', ['bal', 'et', 'fete', 'soir']],
  ['An evening and a night in the hall at last', ['evening', 'night', 'hall', 'last']],
  ['Das Fest', ['fest']],
  ['--- The ---', ['the']],
  ['', []],
])('what tells "%s" from others: %j', (title, words) => {
  expect(titleWords(title)).toEqual(words);
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
  ['B', 'C', false],
])('"%s" and "%s" are one title: %s', (a, b, expected) => {
  expect(isSameTitle(titleWords(a), titleWords(b))).toBe(expected);
  expect(isSameTitle(titleWords(b), titleWords(a))).toBe(expected);
});

test('of the same event in two feeds the first stays, at another time or in another town both do', () => {
  const first = record('Winter Market', '2026-12-05', { startTime: '10:00' });
  const same = record('The winter markets', '2026-12-05');
  const later = { ...record('Winter market', '2026-12-05', { startTime: '18:00' }), slug: 'later' };
  const elsewhere = record('Winter market!', '2026-12-05', { town: 'kamjeńc' });
  const nextDay = record('Winter Market', '2026-12-06');
  const merged = mergeDuplicates([first, same, later, { ...elsewhere, slug: 'elsewhere' }, nextDay], []);
  expect(merged.records.map(({ slug }) => slug)).toEqual([first.slug, later.slug, 'elsewhere', nextDay.slug]);
  expect(merged.skipped).toEqual([
    { what: 'The winter markets (2026-12-05)', reason: `the same as ${first.slug}` },
  ]);
});

test('an event whose time is not known is the same as one whose time is, in either order', () => {
  const known = record('Winter Market', '2026-12-05', { startTime: '10:00' });
  const unknown = { ...record('Winter Market', '2026-12-05'), slug: 'unknown' };
  const sameTime = { ...record('Winter Market', '2026-12-05', { startTime: '10:00' }), slug: 'same-time' };
  expect(mergeDuplicates([known, unknown, sameTime], []).records).toEqual([known]);
  expect(mergeDuplicates([unknown, known], []).records).toEqual([unknown]);
});

test('what is written by hand wins, and dates for an event without any are pointed out', () => {
  const written = [
    { slug: 'winter-market', name: 'Winter Market', startDate: '2026-12-05' },
    { slug: 'ice-days', name: 'Ice Days', startDate: null },
  ];
  const market = record('Winter Market', '2026-12-05');
  const nextMarket = record('Winter Market', '2026-12-12');
  const ice = record('Ice Days 2027', '2027-01-20');
  const taken = { ...record('Other', '2027-01-21'), slug: 'ice-days' };
  const merged = mergeDuplicates([market, nextMarket, ice, taken], written);
  expect(merged.records).toEqual([nextMarket, ice]);
  expect(merged.announced).toEqual([
    { slug: 'ice-days', name: 'Ice Days', startDate: '2027-01-20', endDate: '2027-01-20' },
  ]);
  expect(merged.skipped).toEqual([
    { what: 'Winter Market (2026-12-05)', reason: 'it is written by hand: winter-market' },
    { what: 'Other (2027-01-21)', reason: 'another event has its identifier' },
  ]);
});

test('of two records with one slug the second is left out', () => {
  const first = { ...record('One', '2027-01-20'), slug: 'twice' };
  const second = { ...record('Two', '2027-01-21'), slug: 'twice' };
  const merged = mergeDuplicates([first, second], []);
  expect(merged.records).toEqual([first]);
  expect(merged.skipped).toEqual([{ what: 'Two (2027-01-21)', reason: 'another event has its identifier' }]);
});
