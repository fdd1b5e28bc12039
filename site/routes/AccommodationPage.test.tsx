import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const section = (name: string) => screen.getByRole('region', { name });

test('a place to stay shows everything that its record says', async () => {
  await renderRoute('/accommodations/grand-test-hotel');
  expect(await screen.findByRole('heading', { level: 1, name: 'Grand Test Hotel' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Recommended Activities' })).toBeVisible();
  expect(screen.getAllByText('Resort')[0]).toBeVisible();
  expect(screen.getAllByText('Lake Louise, lakeshore')[0]).toBeVisible();
  expect(screen.getByText('Based on 1,204 reviews, listed as 9.2 out of 10 (illustrative)')).toBeVisible();
  expect(screen.getAllByText('CA $820 per night')).toHaveLength(2);
  expect(section('Amenities & Features')).toHaveTextContent('PoolSpaRestaurant');
  expect(section('Amenities & Features')).not.toHaveTextContent('reviews');
  expect(section('Location & Access')).toHaveTextContent('By bus to the lakeshore.');
  expect(section('Quick Facts')).toHaveTextContent('Perfect for families & couples');
  expect(section('Quick Facts')).toHaveTextContent('24/7 Front Desk');
  expect(within(section('Nearby Attractions')).getAllByRole('article').length).toBeLessThanOrEqual(3);
  expect(within(section('Recommended Activities')).getAllByRole('article').length).toBeLessThanOrEqual(3);
});

test('two buttons name the partner and carry its parameters', async () => {
  await renderRoute('/accommodations/grand-test-hotel');
  const buttons = await screen.findAllByRole('link', { name: 'Book on Hotels Example (opens partner site)' });
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual([
    'https://hotels.example/grand-test-hotel?ref=testguide',
    'https://hotels.example/grand-test-hotel?ref=testguide',
  ]);
});

test('without a page of its own the buttons lead to the default page of the partner', async () => {
  await renderRoute('/accommodations/bunk-house');
  const [button] = await screen.findAllByRole('link', { name: /Book on Hotels Example/ });
  expect(button).toHaveAttribute('href', 'https://hotels.example/search?park=test&ref=testguide');
});

test('sample reviews say that they are, and real ones are at the partner', async () => {
  await renderRoute('/accommodations/grand-test-hotel');
  await screen.findByRole('heading', { level: 1, name: 'Grand Test Hotel' });
  expect(section('Guest Reviews')).toHaveTextContent('Sample reviews (illustrative)');
  expect(section('Guest Reviews')).toHaveTextContent('The stairs creak.');
  expect(within(section('Guest Reviews')).getByRole('link', { name: /Read All Reviews/ })).toHaveAttribute(
    'href',
    'https://hotels.example/grand-test-hotel/reviews?ref=testguide',
  );
});

test('a sparse record claims nothing', async () => {
  await renderRoute('/accommodations/bunk-house');
  await screen.findByRole('heading', { level: 1, name: 'Bunk House' });
  expect(screen.queryByText(/Based on/)).toBeNull();
  expect(screen.queryByText(/24\/7|families/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Read All Reviews/ })).toBeNull();
  expect(screen.getAllByText('Price to be confirmed')[0]).toBeVisible();
});

test('while it loads it says so', async () => {
  server.use(http.get('*/api/accommodations/slug/*', () => delay('infinite')));
  await renderRoute('/accommodations/bunk-house');
  expect(await screen.findByText('Loading accommodation details...')).toBeVisible();
});

test.each([404, 500])('an answer of %s is the specified not-found screen', async (status) => {
  server.use(http.get('*/api/accommodations/slug/*', () => new HttpResponse('no', { status })));
  await renderRoute('/accommodations/no-such-inn');
  expect(await screen.findByRole('heading', { level: 1, name: 'Accommodation Not Found' })).toBeVisible();
  expect(
    screen.getByText("The accommodation you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse all accommodations' })).toHaveAttribute(
    'href',
    '/accommodations',
  );
});
