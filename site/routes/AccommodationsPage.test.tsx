import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Accommodation } from '#schemas/types/published.ts';
import { fixtureDataDir } from '../test/buildFixtureData.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const listUrl = '*/api/accommodations.json';
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('it shows the count and the cards, most reviewed first', async () => {
  await renderRoute('/accommodations');
  expect(await screen.findByText('3 of 3 accommodations')).toBeVisible();
  expect(names()[0]).toBe('Grand Test Hotel');
});

test('the number of reviews is read from amenities or description, and filters keep the order', async () => {
  const [first] = JSON.parse(
    readFileSync(join(fixtureDataDir, 'api/accommodations.json'), 'utf8'),
  ) as Accommodation[];
  const place = (name: string, over: Partial<Accommodation>) => ({
    ...first,
    id: name,
    slug: name,
    name,
    description: 'A house.',
    amenities: [],
    reviewCount: null,
    type: 'hotel',
    ...over,
  });
  const list = [
    place('None', {}),
    place('Some', { description: 'A house with 80 reviews.' }),
    place('Most', { amenities: ['Pool', '1,204 reviews'] }),
    place('Hostel', { description: 'A house with 200 reviews.', type: 'hostel' }),
    place('Many', { amenities: ['500+ reviews'], description: 'A house with 9 reviews.' }),
  ];
  server.use(http.get(listUrl, () => HttpResponse.json(list)));
  const { user } = await renderRoute('/accommodations');
  await screen.findByText('5 of 5 accommodations');
  expect(names()).toEqual(['Most', 'Many', 'Hostel', 'Some', 'None']);
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  await user.selectOptions(screen.getByLabelText('Type'), 'Hotel');
  await screen.findByText('4 of 5 accommodations');
  expect(names()).toEqual(['Most', 'Many', 'Some', 'None']);
});

test('only locations with a place to stay are offered, and the labels state the thresholds', async () => {
  const { user } = await renderRoute('/accommodations');
  await screen.findByText('3 of 3 accommodations');
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  expect(options('Location')).toEqual(['All locations', 'Brězna', 'Čorna Woda', 'Kamjeńc']);
  expect(options('Price per night')).toEqual([
    'All prices',
    'Up to €300',
    '€300 to under €700',
    '€700 and above',
  ]);
  expect(options('Minimum rating')).toEqual([
    'All ratings',
    '3 of 5 or better',
    '4 of 5 or better',
    '4.5 of 5 or better',
  ]);
  expect(options('Type')).toEqual(['All types', 'Resort', 'Hotel', 'Hostel', 'Campground']);
});

test('where no place is rated, nothing speaks of ratings, and an address that asks for one shows all', async () => {
  const rated = JSON.parse(
    readFileSync(join(fixtureDataDir, 'api/accommodations.json'), 'utf8'),
  ) as Accommodation[];
  const unrated = { rating: null, ratingScale: null, ratingProvenance: null, reviewCount: null };
  server.use(http.get(listUrl, () => HttpResponse.json(rated.map((place) => ({ ...place, ...unrated })))));
  const { user } = await renderRoute('/accommodations?rating=4.5');
  expect(await screen.findByText('3 of 3 accommodations')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByLabelText('Type')).toBeVisible();
  expect(screen.queryByLabelText('Minimum rating')).toBeNull();
  expect(screen.queryByText(/out of|of 5/)).toBeNull();
});

test('Clear All Filters takes back everything', async () => {
  const { user } = await renderRoute(
    '/accommodations?q=inn&price=budget&rating=3&location=brězna&type=hotel&amenities=Kitchen',
  );
  expect(await screen.findByText('1 of 3 accommodations')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters5 active' }));
  await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
  expect(await screen.findByText('3 of 3 accommodations')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByLabelText('Price per night')).toHaveDisplayValue('All prices');
  expect(screen.getByLabelText('Minimum rating')).toHaveDisplayValue('All ratings');
  expect(screen.getByLabelText('Location')).toHaveDisplayValue('All locations');
  expect(screen.getByLabelText('Type')).toHaveDisplayValue('All types');
  expect(screen.getByRole('checkbox', { name: /Kitchen/ })).not.toBeChecked();
});

test('search and filters narrow the list; the badge counts the filters', async () => {
  const { user } = await renderRoute('/accommodations');
  await screen.findByText('3 of 3 accommodations');
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  await user.selectOptions(screen.getByLabelText('Price per night'), 'Up to €300');
  expect(await screen.findByText('1 of 3 accommodations')).toBeVisible();
  expect(names()).toEqual(['The Middle Inn']);
  await user.click(screen.getByRole('checkbox', { name: /Pool/ }));
  expect(await screen.findByRole('heading', { name: 'No accommodations found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your filters to see more options')).toBeVisible();
  expect(screen.getByRole('button', { name: /Filters2 active/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('3 of 3 accommodations')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search accommodations' }), 'rail lane');
  expect(await screen.findByText('1 of 3 accommodations')).toBeVisible();
});

test('six skeletons stand in while the list loads', async () => {
  server.use(http.get(listUrl, () => delay('infinite')));
  const { container } = await renderRoute('/accommodations');
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  expect(screen.getAllByText('Loading accommodations')[0]).toBeVisible();
});
