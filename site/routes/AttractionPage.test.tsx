import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const detailUrl = '*/api/attractions/slug/*';
const section = (name: string) => screen.getByRole('region', { name });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('an attraction shows everything that its record says', async () => {
  await renderRoute('/attractions/mirror-tarn');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mirror Tarn' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Stay Near Mirror Tarn' })).toBeVisible();
  expect(headings()).toEqual(
    expect.arrayContaining([
      'About Mirror Tarn',
      'History & Heritage',
      'Photo Gallery',
      'Visitor Reviews',
      'Planning Your Visit',
      'Free Activities',
      'Paid Activities & Experiences',
      'Insider Tips',
      'Visit Information',
      'Facilities',
      'Plan Your Visit',
      'Activities Near Mirror Tarn',
      'Stay Near Mirror Tarn',
    ]),
  );
  expect(screen.getByText('Photography Hotspot')).toBeVisible();
  expect(screen.queryByText('Parking Available')).toBeNull();
  expect(section('Visitor Reviews')).toHaveTextContent('Sample reviews (illustrative)');
  const plan = within(section('Plan Your Visit'));
  expect(plan.getByRole('link', { name: 'Browse Activities' })).toHaveAttribute('href', '/activities');
  expect(plan.getByRole('link', { name: 'Find Accommodation' })).toHaveAttribute('href', '/accommodations');
  expect(screen.getByRole('button', { name: 'Save Mirror Tarn' })).toBeVisible();
});

test('a sparse record leaves out what it does not know', async () => {
  await renderRoute('/attractions/old-mine');
  await screen.findByRole('heading', { level: 1, name: 'The Old Mine' });
  expect(screen.getByText('Parking Available')).toBeVisible();
  for (const heading of [
    'History & Heritage',
    'Photo Gallery',
    'Visitor Reviews',
    'Insider Tips',
    'Facilities',
  ]) {
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
  }
});

test('while it loads it says so', async () => {
  server.use(http.get(detailUrl, () => delay('infinite')));
  await renderRoute('/attractions/mirror-tarn');
  expect(await screen.findByText('Loading...')).toBeVisible();
});

test('an unknown slug is the specified not-found screen', async () => {
  await renderRoute('/attractions/no-such-place');
  expect(await screen.findByRole('heading', { level: 1, name: 'Attraction Not Found' })).toBeVisible();
  expect(screen.getByText("The attraction you're looking for could not be found.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse all attractions' })).toHaveAttribute(
    'href',
    '/attractions',
  );
});

test('a failure can be asked for again', async () => {
  server.use(http.get(detailUrl, () => new HttpResponse('broken', { status: 500 }), { once: true }));
  const { user } = await renderRoute('/attractions/mirror-tarn');
  expect(await screen.findByRole('heading', { level: 1, name: 'Unable to Load Attraction' })).toBeVisible();
  expect(
    screen.getByText('There was an error loading the attraction details. Please try again.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mirror Tarn' })).toBeVisible();
});
