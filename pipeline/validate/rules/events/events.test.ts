import { expect, test } from 'vitest';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

const dates = (start: string, end: string, status = 'scheduled') =>
  rulesAfter([
    ['events/ice-days.yaml', "startDate: '2027-01-20'", `startDate: ${start}`],
    ['events/ice-days.yaml', "endDate: '2027-01-31'", `endDate: ${end}`],
    ['events/ice-days.yaml', 'eventStatus: scheduled', `eventStatus: ${status}`],
  ]);

test.each([
  ["'2027-01-20'", "'2027-01-20'", 'scheduled', []],
  ["'2027-01-20'", "'2027-01-19'", 'scheduled', ['events']],
  ["'2026-12-31'", "'2027-01-01'", 'scheduled', []],
  ['null', 'null', 'unconfirmed', []],
  ['null', 'null', 'cancelled', []],
  // A date that nobody has announced is shown nowhere.
  ["'2027-01-20'", "'2027-01-20'", 'unconfirmed', ['events']],
  ["'2027-01-20'", "'2027-01-20'", 'cancelled', []],
  ['null', 'null', 'scheduled', ['events']],
  ['null', "'2027-01-19'", 'unconfirmed', ['events']],
  ["'2027-02-29'", "'2027-03-01'", 'scheduled', ['schema']],
  ["'2028-02-29'", "'2028-03-01'", 'scheduled', []],
  ["'2027-1-20'", "'2027-01-31'", 'scheduled', ['schema']],
])('from %s to %s, %s', (start, end, status, rules) => {
  expect(dates(start, end, status)).toEqual(rules);
});

test.each([
  ["startTime: '10:00'\nendTime: '24:00'", []],
  ["startTime: '10:00'", []],
  ["endTime: '10:00'", ['events']],
  ["startTime: '24:01'", ['schema']],
  ["startTime: '9:00'", ['schema']],
  // On the last of its days it ends in the morning.
  ["startTime: '18:00'\nendTime: '09:00'", []],
])('with %s: %j', (times, rules) => {
  expect(rulesAfter([['events/ice-days.yaml', 'isFree: false', `isFree: false\n${times}`]])).toEqual(rules);
});

test.each([
  ["endTime: '09:59'", ['events']],
  ["endTime: '10:00'", []],
])('on one day from 10:00 with %s: %j', (end, rules) => {
  const times = `isFree: true\nstartTime: '10:00'\n${end}`;
  expect(rulesAfter([['events/lantern-parade.yaml', 'isFree: true', times]])).toEqual(rules);
});

test('times without dates say nothing', () => {
  const times = "isFree: false\nstartTime: '10:00'";
  expect(rulesAfter([['events/film-week.yaml', 'isFree: false', times]])).toEqual(['events']);
});

test.each([
  ['the start is missing', 'ice-days', "startDate: '2027-01-20'", 'startDate: null', 'startDate', /both/],
  ['the end is missing', 'ice-days', "endDate: '2027-01-31'", 'endDate: null', 'endDate', /both/],
  [
    'the dates are a guess',
    'ice-days',
    'eventStatus: scheduled',
    'eventStatus: unconfirmed',
    'startDate',
    /usualTime/,
  ],
  [
    'the dates are missing',
    'film-week',
    'eventStatus: unconfirmed',
    'eventStatus: scheduled',
    'eventStatus',
    /Set the dates/,
  ],
  [
    'the start of a time is missing',
    'ice-days',
    'isFree: false',
    "isFree: false\nendTime: '10:00'",
    'endTime',
    /startTime/,
  ],
  [
    'a time has no date',
    'film-week',
    'isFree: false',
    "isFree: false\nstartTime: '10:00'",
    'startTime',
    /startDate/,
  ],
  [
    'the times are swapped',
    'lantern-parade',
    'isFree: true',
    "isFree: true\nstartTime: '10:00'\nendTime: '09:00'",
    'endTime',
    /swapped/,
  ],
  ['what is free costs something', 'ice-days', 'isFree: false', 'isFree: true', 'price', /Remove the price/],
])('when %s, it is told at its key, with the way out', (_what, slug, find, replacement, path, suggestion) => {
  expect(problemsAfter([[`events/${slug}.yaml`, find, replacement]])).toMatchObject([
    {
      rule: 'events',
      path,
      message: expect.stringMatching(/\w/),
      suggestion: expect.stringMatching(suggestion),
    },
  ]);
});

test('what is free may say that it costs nothing', () => {
  expect(
    rulesAfter([
      ['events/ice-days.yaml', 'isFree: false', 'isFree: true'],
      ['events/ice-days.yaml', 'amount: 18', 'amount: 0'],
    ]),
  ).toEqual([]);
});

test('a category that differs from that of two others by a letter is told', () => {
  const categories = (one: string) =>
    problemsAfter([
      ['events/film-week.yaml', 'category: film', 'category: art'],
      ['events/ice-days.yaml', 'category: art', `category: ${one}`],
    ]).map(({ message, suggestion }) => [message, suggestion]);
  expect(categories('Arts')).toEqual([['no other event has the category "Arts"', 'Did you mean "art"?']]);
  expect(categories('craft')).toEqual([]);
});
