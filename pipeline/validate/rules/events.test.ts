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
  ['null', 'null', 'scheduled', ['events']],
  ['null', "'2027-01-19'", 'unconfirmed', ['events']],
  ["'2027-02-29'", "'2027-03-01'", 'scheduled', ['schema']],
  ["'2028-02-29'", "'2028-03-01'", 'scheduled', []],
  ["'2027-1-20'", "'2027-01-31'", 'scheduled', ['schema']],
])('from %s to %s, %s', (start, end, status, rules) => {
  expect(dates(start, end, status)).toEqual(rules);
});
