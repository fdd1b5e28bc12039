import { afterEach, expect, test } from 'vitest';
import { useDatesStore } from '../../../partners/chosenDates.ts';
import { form } from '../rules/fixtures/testTrips.ts';
import { keepTripDates } from './tripStore.ts';

afterEach(() => useDatesStore.setState({ checkIn: null, checkOut: null }));

test.each([
  ['2027-07-06', '2027-07-06'],
  ['2027-07-05', null],
])('a trip from July 5 to %s is kept for the visit with the check-out %s', (endDate, checkOut) => {
  useDatesStore.setState({ checkIn: '2027-01-01', checkOut: '2027-01-09' });
  keepTripDates(form({ startDate: '2027-07-05', endDate }));
  expect(useDatesStore.getState()).toMatchObject({ checkIn: '2027-07-05', checkOut });
  expect(JSON.parse(sessionStorage.getItem('larch-stay-dates') ?? '')).toMatchObject({
    state: { checkIn: '2027-07-05', checkOut },
  });
});
