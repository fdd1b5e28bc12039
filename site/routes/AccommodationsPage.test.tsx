import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const listUrl = '*/api/accommodations.json';
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('it shows the count and the cards, most reviewed first', async () => {
  await renderRoute('/accommodations');
  expect(await screen.findByText('3 of 3 accommodations')).toBeVisible();
  expect(names()[0]).toBe('Grand Test Hotel');
});

test('only locations with a place to stay are offered, and the labels state the thresholds', async () => {
  const { user } = await renderRoute('/accommodations');
  await screen.findByText('3 of 3 accommodations');
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(options('Location')).toEqual(['All locations', 'Banff', 'Lake Louise', 'Canmore']);
  expect(options('Price per night')).toEqual([
    'All prices',
    'Up to CA $300',
    'CA $300 to under $700',
    'CA $700 and above',
  ]);
});

test('search and filters narrow the list; the badge counts the filters', async () => {
  const { user } = await renderRoute('/accommodations');
  await screen.findByText('3 of 3 accommodations');
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  await user.selectOptions(screen.getByLabelText('Price per night'), 'Up to CA $300');
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

test.each([
  ['price=mid-range', ['The Middle Inn']],
  ['price=luxury', ['Grand Test Hotel']],
  ['rating=3', ['Grand Test Hotel', 'The Middle Inn']],
  ['rating=4.5', ['Grand Test Hotel']],
  ['location=canmore', ['Bunk House']],
  ['type=hostel', ['Bunk House']],
  ['amenities=Pool,Spa', ['Grand Test Hotel']],
])('the address ?%s applies', async (query, expected) => {
  await renderRoute(`/accommodations?${query}`);
  await screen.findByText(`${expected.length} of 3 accommodations`);
  expect(names()).toEqual(expected);
});

test('six skeletons stand in while the list loads', async () => {
  server.use(http.get(listUrl, () => delay('infinite')));
  const { container } = await renderRoute('/accommodations');
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
});

test('a list that fails to load can be asked for again', async () => {
  server.use(http.get(listUrl, () => new HttpResponse('broken', { status: 500 }), { once: true }));
  const { user } = await renderRoute('/accommodations');
  expect(await screen.findByRole('heading', { name: 'Unable to load accommodations' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('3 of 3 accommodations')).toBeVisible();
});
