import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

test('shows what the record says', async () => {
  await renderRoute('/attractions/mirror-tarn');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mirror Tarn' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'About Mirror Tarn' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Activities Near Mirror Tarn' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Stay Near Mirror Tarn' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Activities' })).toHaveAttribute('href', '/activities');
  expect(screen.getByRole('link', { name: 'Find Accommodation' })).toHaveAttribute('href', '/accommodations');
  await waitFor(() => expect(document.title).toMatch(/^Mirror Tarn \| /));
});

test('says Loading... until the record is there', async () => {
  server.use(http.get('*/api/attractions/slug/*', () => delay('infinite')));
  await renderRoute('/attractions/mirror-tarn');
  expect(await screen.findByText('Loading...')).toBeVisible();
});

test('an unknown slug is not found, with a way to the list', async () => {
  await renderRoute('/attractions/no-such-place');
  expect(await screen.findByRole('heading', { name: 'Attraction Not Found' })).toBeVisible();
  expect(screen.getByText("The attraction you're looking for could not be found.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all attractions' })).toHaveAttribute(
    'href',
    '/attractions',
  );
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a failing record is asked for twice more and says so, with Retry', async () => {
  let requests = 0;
  server.use(
    http.get('*/api/attractions/slug/*', () => {
      requests += 1;
      return new HttpResponse('broken', { status: 500 });
    }),
  );
  const { user } = await renderRoute('/attractions/mirror-tarn');
  expect(await screen.findByRole('heading', { name: 'Unable to Load Attraction' })).toBeVisible();
  expect(
    screen.getByText('There was an error loading the attraction details. Please try again.'),
  ).toBeVisible();
  await waitFor(() => expect(requests).toBe(3), { timeout: 8000 });
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mirror Tarn' })).toBeVisible();
});

test('an HTML page where JSON was due is an error, never data', async () => {
  server.use(http.get('*/api/attractions/slug/*', () => HttpResponse.html('<h1>Welcome</h1>')));
  await renderRoute('/attractions/mirror-tarn');
  expect(await screen.findByRole('heading', { name: 'Unable to Load Attraction' })).toBeVisible();
});
