import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { published } from '../data/published.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { ReadTripDates } from './ReadTripDates.tsx';
import type { TripDates } from './tripDates.ts';
import { noDates, useTripDatesStore } from './tripDatesStore.ts';

afterEach(() => {
  vi.useRealTimers();
  useTripDatesStore.setState({ ...noDates, hidesClosed: false });
});

/** Returns the function that gets the dates, after they were read at a time. */
function readAt(time: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  const onRead = vi.fn<(dates: TripDates) => void>();
  render(<ReadTripDates site={publishedFile(published.site)} onRead={onRead} />);
  return onRead;
}

// The first test, because a store reads its storage once.
test('dates that this tab has stored are the trip', async () => {
  const state = { checkIn: '2027-12-30', checkOut: '2028-01-02', hidesClosed: true };
  sessionStorage.setItem('larch-trip-dates', JSON.stringify({ state, version: 0 }));
  const onRead = readAt('2027-12-20T11:00:00Z');
  const trip = { from: '2027-12-30', to: '2028-01-02' };
  await waitFor(() =>
    expect(onRead).toHaveBeenLastCalledWith({ today: '2027-12-20', trip, hidesClosed: true }),
  );
});

test.each([
  // The park is an hour ahead of UTC in winter, two in summer.
  ['2027-12-31T22:59:00Z', '2027-12-31'],
  ['2027-12-31T23:00:00Z', '2028-01-01'],
  ['2027-07-31T21:59:00Z', '2027-07-31'],
  ['2027-07-31T22:00:00Z', '2027-08-01'],
])('at %s it is %s in the park', async (time, today) => {
  const onRead = readAt(time);
  await waitFor(() => expect(onRead).toHaveBeenLastCalledWith({ today, trip: null, hidesClosed: false }));
});

test.each([
  ['2027-12-20', '2027-12-22', { from: '2027-12-20', to: '2027-12-22' }],
  ['2027-12-30', null, { from: '2027-12-30', to: '2027-12-30' }],
  // It began in the past.
  ['2027-12-19', '2027-12-22', null],
])('a stay from %s to %s is the trip %j', async (checkIn, checkOut, trip) => {
  useTripDatesStore.setState({ checkIn, checkOut });
  const onRead = readAt('2027-12-20T11:00:00Z');
  await waitFor(() =>
    expect(onRead).toHaveBeenLastCalledWith({ today: '2027-12-20', trip, hidesClosed: false }),
  );
});

test('dates that are chosen on this page are told at once', async () => {
  const onRead = readAt('2027-12-20T11:00:00Z');
  await waitFor(() => expect(onRead).toHaveBeenCalled());
  useTripDatesStore.setState({ checkIn: '2027-12-30', checkOut: '2028-01-02', hidesClosed: true });
  const trip = { from: '2027-12-30', to: '2028-01-02' };
  await waitFor(() =>
    expect(onRead).toHaveBeenLastCalledWith({ today: '2027-12-20', trip, hidesClosed: true }),
  );
});
