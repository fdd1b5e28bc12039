import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  keepTripDates,
  noDates as none,
  readTripDates,
  useStayDates,
  useTripDatesStore,
} from './tripDatesStore.ts';

const both = { checkIn: '2027-09-10', checkOut: '2027-09-12' };

afterEach(() => useTripDatesStore.setState(none));

test.each([
  [both, both],
  [
    { checkIn: '2027-09-10', checkOut: null },
    { checkIn: '2027-09-10', checkOut: null },
  ],
  [
    { checkIn: '2027-09-10', checkOut: '2027-09-10' },
    { checkIn: '2027-09-10', checkOut: null },
  ],
  [{ checkIn: null, checkOut: '2027-09-10' }, none],
  [{ checkIn: 'soon', checkOut: '2027-09-10' }, none],
  [{ checkIn: 20_270_910 }, none],
  [{ checkIn: '2027-99-99' }, none],
  [{ checkIn: '2027-02-30' }, none],
  [
    { checkIn: '2027-09-10', checkOut: '2027-13-01' },
    { checkIn: '2027-09-10', checkOut: null },
  ],
  [null, none],
  ['2027-09-10', none],
])('in %j it reads %j', (stored, dates) => {
  expect(readTripDates(stored)).toEqual({ ...dates, hidesClosed: false });
});

test.each([
  ['2027-09-12', '2027-09-12'],
  ['2027-09-10', null],
])('a trip from September 10 to %s is kept for this tab with the check-out %s', (to, checkOut) => {
  useTripDatesStore.setState({ checkIn: '2027-01-01', checkOut: '2027-01-09' });
  keepTripDates('2027-09-10', to);
  expect(JSON.parse(sessionStorage.getItem('larch-trip-dates') ?? '')).toMatchObject({
    state: { checkIn: '2027-09-10', checkOut },
  });
});

test.each([
  ['2027-09-10', both],
  ['2027-09-11', none],
])('on %s they are %j', (today, dates) => {
  useTripDatesStore.setState(both);
  expect(renderHook(() => useStayDates(today)).result.current).toEqual(dates);
});
