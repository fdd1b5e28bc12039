import { expect, test } from 'vitest';
import { emptyForm, peopleWithin, withChildren, withStart } from './tripDraft.ts';
import { form, rules } from '../rules/fixtures/testTrips.ts';

const none = { startDate: '', endDate: '' };

test('an empty form is for the usual group, without dates and wishes, with the middle of each list', () => {
  expect(emptyForm(rules.form)).toEqual({
    ...none,
    arrivalTime: '',
    departureTime: '',
    budget: '',
    groupSize: 2,
    childAges: [],
    transport: 'car',
    interests: [],
    activityLevel: 'moderate',
    accommodationType: 'mid-range',
    needs: [],
    diningPreference: 'any',
    specialRequests: '',
  });
});

test.each([
  ['a start alone', none, '2027-07-05', null, ['2027-07-05', '']],
  ['a start whose trip has a length', none, '2027-10-30', 4, ['2027-10-30', '2027-11-02']],
  [
    'an earlier start',
    { startDate: '2027-07-05', endDate: '2027-07-06' },
    '2027-07-01',
    9,
    ['2027-07-01', '2027-07-06'],
  ],
  [
    'a start on the last day',
    { startDate: '2027-07-05', endDate: '2027-07-06' },
    '2027-07-06',
    null,
    ['2027-07-06', '2027-07-06'],
  ],
  [
    'a start after the end: as long as before',
    { startDate: '2027-07-05', endDate: '2027-07-07' },
    '2027-08-01',
    null,
    ['2027-08-01', '2027-08-03'],
  ],
  [
    'a start after an end without start',
    { startDate: '', endDate: '2027-07-07' },
    '2027-08-01',
    null,
    ['2027-08-01', '2027-08-01'],
  ],
  ['no start', { startDate: '2027-07-05', endDate: '2027-07-07' }, '', 3, ['', '2027-07-07']],
])('%s', (_, given, start, days, [startDate, endDate]) => {
  expect(withStart(form(given), start, days)).toEqual(form({ ...given, startDate, endDate }));
});

test.each([
  [Number.NaN, 1],
  [0, 1],
  [1, 1],
  [2.9, 2],
  [10, 10],
  [11, 10],
])('%d people are %d', (people, expected) => {
  expect(peopleWithin(people, rules.form.group)).toBe(expected);
});

test.each([
  [[], 2, 4, [5, 5]],
  [[9, 6], 3, 4, [9, 6, 5]],
  [[9, 6], 1, 4, [9]],
  [[9, 6], 0, 4, []],
  [[9, 6], -1, 4, []],
  [[], 4, 4, [5, 5, 5]],
  [[], 1, 1, []],
  [[9], Number.NaN, 4, []],
])('of children of %j, %d children in a group of %i are %j', (ages, count, groupSize, expected) => {
  expect(withChildren(ages, count, groupSize)).toEqual(expected);
});
