import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';
import { noDates, useTripDatesStore } from '../tripDates/tripDatesStore.ts';

afterEach(() => {
  vi.useRealTimers();
  useTripDatesStore.setState(noDates);
});

test('the page follows the clock of the park', async () => {
  // Half past eleven in the evening of October 31, UTC; in the park it is November 1.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-10-31T23:30:00Z') });
  await renderRoute('/notices');
  expect(await screen.findByRole('heading', { name: 'Closed or restricted today (1)' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^On your dates/ })).toBeNull();
});

test('the dates that were chosen for a stay count', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-10-20T11:00:00Z') });
  useTripDatesStore.setState({ checkIn: '2027-12-30', checkOut: '2028-01-02' });
  await renderRoute('/notices');
  expect(await screen.findByRole('heading', { name: 'On your dates (1)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Park-wide rules (1)' })).toBeVisible();
});

test('a list that does not come is told of, with a way to try again', async () => {
  server.use(http.get('*/api/notices.json', () => new HttpResponse('', { status: 500 })));
  const { user } = await renderRoute('/notices');
  const retry = await screen.findByRole('button', { name: /Try again|Retry/ });
  server.resetHandlers();
  await user.click(retry);
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(1));
});
