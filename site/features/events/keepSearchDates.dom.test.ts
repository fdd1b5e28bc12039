import { afterEach, expect, test } from 'vitest';
import { useTripDatesStore } from '../../tripDates/tripDatesStore.ts';
import { noEventSearch, keepSearchDates } from './eventSearch.ts';

afterEach(() => useTripDatesStore.setState({ checkIn: null, checkOut: null }));

test.each([
  ['2027-07-10', '2027-07-14', { checkIn: '2027-07-10', checkOut: '2027-07-14' }],
  ['2027-07-10', '2027-07-10', { checkIn: '2027-07-10', checkOut: null }],
  ['2027-07-10', '', { checkIn: null, checkOut: null }],
  ['2027-07-14', '2027-07-10', { checkIn: null, checkOut: null }],
  ['2027-06-30', '2027-07-10', { checkIn: null, checkOut: null }],
  ['2027-07-01', '2027-07-02', { checkIn: '2027-07-01', checkOut: '2027-07-02' }],
])('a search from "%s" until "%s" keeps %j', (from, until, kept) => {
  keepSearchDates({ ...noEventSearch, from, until }, '2027-07-01');
  expect(useTripDatesStore.getState()).toMatchObject(kept);
});
