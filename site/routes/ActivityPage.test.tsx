import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const section = (name: string) => screen.getByRole('region', { name });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('an activity shows everything that its record says', async () => {
  await renderRoute('/activities/tarn-canoe');
  expect(await screen.findByRole('heading', { level: 1, name: 'Canoe on the tarn' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nearby Accommodations' })).toBeVisible();
  expect(headings()).toEqual(
    expect.arrayContaining([
      'Experience Overview',
      'Highlights',
      "What's Included",
      'Customer Reviews',
      'Quick Facts',
      'Best Time to Visit',
      'Related Attractions',
      'Nearby Accommodations',
    ]),
  );
  expect(screen.getAllByText('Water')[0]).toBeVisible();
  expect(screen.getAllByText('From $115 CAD')[0]).toBeVisible();
  expect(section('Customer Reviews')).toHaveTextContent('4.6/5');
  expect(section('Customer Reviews')).toHaveTextContent('Based on 321 reviews (illustrative)');
  expect(section('Quick Facts')).toHaveTextContent('Lake Louise, tarn dock');
  expect(section('Quick Facts')).toHaveTextContent('From $115 CAD per canoe hour');
  expect(section('Best Time to Visit')).toHaveTextContent('June to September');
  expect(within(section('Related Attractions')).getAllByRole('article').length).toBeLessThanOrEqual(3);
  expect(within(section('Nearby Accommodations')).getAllByRole('article').length).toBeLessThanOrEqual(3);
});

test('Book Now leads to the page of the activity at the partner, with the parameters', async () => {
  await renderRoute('/activities/tarn-canoe');
  const book = await screen.findByRole('link', { name: 'Book Now (opens partner site)' });
  expect(book).toHaveAttribute('href', 'https://tours.example/canoe?partner_id=testguide');
});

test('without a page of its own Book Now leads to the default page of the partner', async () => {
  await renderRoute('/activities/star-walk');
  const book = await screen.findByRole('link', { name: 'Book Now (opens partner site)' });
  expect(book).toHaveAttribute('href', 'https://tours.example/testpark?partner_id=testguide');
});

test('a sparse record leaves out what it does not know', async () => {
  await renderRoute('/activities/star-walk');
  await screen.findByRole('heading', { level: 1, name: 'Star walk' });
  expect(headings()).not.toEqual(expect.arrayContaining(['Highlights']));
  expect(headings()).not.toEqual(expect.arrayContaining(['Customer Reviews']));
  expect(section('Quick Facts')).toHaveTextContent('Price to be confirmed');
  expect(section('Best Time to Visit')).toHaveTextContent('Year-round, weather permitting');
});

test('the main picture opens the lightbox at its place, and its pictures turn in a ring', async () => {
  const { user } = await renderRoute('/activities/tarn-canoe');
  await user.click(await screen.findByRole('button', { name: 'Open picture 2 of 2: Canoe on the tarn' }));
  const lightbox = await screen.findByRole('dialog');
  expect(lightbox).toHaveTextContent('2 of 2');
  await user.click(within(lightbox).getByRole('button', { name: 'Next picture' }));
  expect(lightbox).toHaveTextContent('1 of 2');
  await user.keyboard('{ArrowLeft}');
  expect(lightbox).toHaveTextContent('2 of 2');
});

test('while it loads it says so', async () => {
  server.use(http.get('*/api/activities/slug/*', () => delay('infinite')));
  await renderRoute('/activities/tarn-canoe');
  expect(await screen.findByText('Loading...')).toBeVisible();
});

test.each([404, 500])('an answer of %s is the specified not-found screen', async (status) => {
  server.use(http.get('*/api/activities/slug/*', () => new HttpResponse('no', { status })));
  await renderRoute('/activities/no-such-tour');
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible();
  expect(screen.getByText("The activity you're looking for doesn't exist.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse All Activities' })).toHaveAttribute('href', '/activities');
});
