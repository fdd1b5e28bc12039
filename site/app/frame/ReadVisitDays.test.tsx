import { render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { VisitDays } from '../../calendar/visitDays.ts';
import { published } from '../../data/published.ts';
import { useDatesStore } from '../../partners/chosenDates.ts';
import { publishedFile } from '../../test/publishedFile.ts';
import { ReadVisitDays } from './ReadVisitDays.tsx';

afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
  useDatesStore.setState({ checkIn: null, checkOut: null });
});

/** Returns the function that hears of the days, after they were read at a time. */
function readAt(time: string, stored: string | null) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  if (stored !== null) window.sessionStorage.setItem('larch-stay-dates', stored);
  const onRead = vi.fn<(days: VisitDays) => void>();
  render(
    <MemoryRouter>
      <ReadVisitDays site={publishedFile(published.site)} onRead={onRead} />
    </MemoryRouter>,
  );
  return onRead;
}

const kept = (checkIn: string | null, checkOut: string | null) =>
  JSON.stringify({ state: { checkIn, checkOut }, version: 0 });

test.each([
  // The park is an hour ahead of UTC in winter, two in summer.
  ['2027-12-31T22:59:00Z', '2027-12-31'],
  ['2027-12-31T23:00:00Z', '2028-01-01'],
  ['2027-07-31T21:59:00Z', '2027-07-31'],
  ['2027-07-31T22:00:00Z', '2027-08-01'],
])('at %s it is %s in the park', async (time, today) => {
  const onRead = readAt(time, null);
  await waitFor(() => expect(onRead).toHaveBeenLastCalledWith({ today, trip: null }));
});

test.each([
  [kept('2027-12-30', '2028-01-02'), { from: '2027-12-30', to: '2028-01-02' }],
  [kept('2027-12-20', '2027-12-22'), { from: '2027-12-20', to: '2027-12-22' }],
  [kept('2027-12-30', null), { from: '2027-12-30', to: '2027-12-30' }],
])('the dates %s are the trip', async (stored, trip) => {
  const onRead = readAt('2027-12-20T11:00:00Z', stored);
  await waitFor(() =>
    expect(onRead).toHaveBeenLastCalledWith(expect.objectContaining({ today: '2027-12-20', trip })),
  );
});

test.each([kept('2027-12-19', '2027-12-22'), kept(null, null), kept('2027-02-30', null), '{broken'])(
  'the dates %s are no trip',
  async (stored) => {
    const onRead = readAt('2027-12-20T11:00:00Z', stored);
    await waitFor(() =>
      expect(onRead).toHaveBeenCalledWith(expect.objectContaining({ today: '2027-12-20', trip: null })),
    );
    // The store is read after the code for it has come.
    await vi.waitFor(() => expect(useDatesStore.persist.hasHydrated()).toBe(true));
    expect(onRead.mock.calls.every(([{ trip }]) => trip === null)).toBe(true);
  },
);

test('dates that are chosen on this page are told at once', async () => {
  const onRead = readAt('2027-12-20T11:00:00Z', null);
  await waitFor(() => expect(onRead).toHaveBeenCalled());
  useDatesStore.setState({ checkIn: '2027-12-30', checkOut: '2028-01-02', hidesClosed: true });
  const trip = { from: '2027-12-30', to: '2028-01-02' };
  await waitFor(() =>
    expect(onRead).toHaveBeenLastCalledWith({ today: '2027-12-20', trip, hidesClosed: true }),
  );
});
