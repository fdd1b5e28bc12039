import { expect, test } from 'vitest';
import { rulesAfter } from '../../fixtures/rulesAfter.ts';

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
