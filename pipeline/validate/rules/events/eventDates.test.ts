import { expect, test } from 'vitest';
import { problemsAfter } from '../../../fixtures/rulesAfter.ts';

/** Returns the problems of an event with these dates on 2026-11-20. */
const dates = (start: string | null, end: string | null) =>
  problemsAfter([
    ['events/ice-days.yaml', "'2027-01-20'", start === null ? 'null' : `'${start}'`],
    ['events/ice-days.yaml', "'2027-01-31'", end === null ? 'null' : `'${end}'`],
  ]).map(({ rule, severity, path }) => `${rule} ${severity} ${path}`);

test.each([
  ['2026-05-24', '2026-05-24', []],
  ['2026-05-23', '2026-05-23', ['event-dates warning startDate']],
])('an event that is over waits half a year for its next dates: %s to %s', (start, end, found) => {
  expect(dates(start, end)).toEqual(found);
});

test.each([
  ['2029-11-22', '2029-11-22', []],
  ['2029-11-23', '2029-11-23', ['event-dates error startDate']],
])('no dates are announced more than three years ahead: %s to %s', (start, end, found) => {
  expect(dates(start, end)).toEqual(found);
});

test.each([
  ['2027-01-20', '2027-09-26', []],
  ['2027-01-20', '2027-09-27', ['event-dates error endDate']],
])('no season is longer than 250 days: %s to %s', (start, end, found) => {
  expect(dates(start, end)).toEqual(found);
});

test.each([
  ['2025-01-20', null, ['events error endDate']],
  [null, '2025-01-20', ['events error startDate']],
  ['2025-01-20', '2025-01-19', ['events error endDate']],
])('dates that do not fit each other are no second problem: %s to %s', (start, end, found) => {
  expect(dates(start, end)).toEqual(found);
});
