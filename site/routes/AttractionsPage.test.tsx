import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { published } from '../data/published.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';
import { useTripDatesStore } from '../tripDates/tripDatesStore.ts';

afterEach(() => useTripDatesStore.setState({ checkIn: null, checkOut: null }));

const listUrl = '*/api/attractions.json';
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('types and location narrow the list and count in the badge', async () => {
  const { user } = await renderRoute('/attractions');
  expect(await screen.findByText('3 of 3 attractions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  await user.click(screen.getByRole('checkbox', { name: /Lake/ }));
  await user.click(screen.getByRole('checkbox', { name: /Historic/ }));
  expect(await screen.findByText('2 of 3 attractions')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Location'), 'Brězna');
  expect(await screen.findByText('1 of 3 attractions')).toBeVisible();
  expect(names()).toEqual(['The Old Mine']);
  expect(screen.getByRole('button', { name: 'Filters3 active' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
  expect(await screen.findByText('3 of 3 attractions')).toBeVisible();
});

test('the filters offer the types, locations and seasons of the guide', async () => {
  const { user } = await renderRoute('/attractions');
  await screen.findByText('3 of 3 attractions');
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  expect(options('Location')).toEqual(['All locations', 'Brězna', 'Čorna Woda', 'Jasna', 'Kamjeńc']);
  expect(options('Best season')).toEqual([
    'All seasons',
    'Summer (Jun-Aug)',
    'Winter (Dec-Feb)',
    'Spring (Mar-May)',
    'Fall (Sep-Nov)',
  ]);
  const types = within(screen.getByRole('group', { name: 'Attraction type' })).getAllByRole('checkbox');
  expect(types.map((box) => box.closest('label')?.textContent)).toEqual([
    'Lake1',
    'Mountain0',
    'Forest0',
    'Historic1',
    'Viewpoint0',
  ]);
  expect(screen.getByText('We highlight what is best in that season.')).toBeVisible();
});

test('Clear All Filters takes back the search, the types, the location and the season', async () => {
  const { user } = await renderRoute('/attractions?q=mine&type=historic&location=brězna&season=winter');
  expect(await screen.findByText('1 of 3 attractions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  expect(screen.getByRole('checkbox', { name: /Historic/ })).toBeChecked();
  expect(screen.getByLabelText('Location')).toHaveDisplayValue('Brězna');
  expect(screen.getByLabelText('Best season')).toHaveDisplayValue('Winter (Dec-Feb)');
  await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
  expect(await screen.findByText('3 of 3 attractions')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search attractions' })).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: /Historic/ })).not.toBeChecked();
  expect(screen.getByLabelText('Location')).toHaveDisplayValue('All locations');
  expect(screen.getByLabelText('Best season')).toHaveDisplayValue('All seasons');
  expect(screen.queryByText(/^Best in/)).not.toBeInTheDocument();
});

test('the season hides nothing and marks the places at their best', async () => {
  await renderRoute('/attractions?season=winter');
  expect(await screen.findByText('3 of 3 attractions')).toBeVisible();
  expect(screen.getAllByText('Best in winter')).toHaveLength(1);
});

test('nothing found: the specified words and a way back', async () => {
  const { user } = await renderRoute('/attractions?q=nothing-like-this');
  expect(await screen.findByRole('heading', { name: 'No attractions found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your filters to see more attractions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('3 of 3 attractions')).toBeVisible();
});

test('six skeletons stand in while the list loads', async () => {
  server.use(http.get(listUrl, () => delay('infinite')));
  const { container } = await renderRoute('/attractions');
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  expect(screen.getAllByText('Loading attractions')[0]).toBeVisible();
});

test.each([
  [null, null, '2 of 3 attractions'],
  ['2027-09-14', '2027-09-20', '2 of 3 attractions'],
  ['2027-12-20', '2027-12-22', '1 of 3 attractions'],
])('with dates from %s to %s only buses that run then count', async (checkIn, checkOut, count) => {
  const busSeason = { from: '06-01', to: '09-15' };
  const [summerBus, anyBus, ...others] = publishedFile(published.attractions);
  const list = [
    { ...summerBus, hasBus: true, busSeason },
    { ...anyBus, hasBus: true },
  ];
  const walked = others.map((other) => ({ ...other, hasBus: false }));
  server.use(http.get(listUrl, () => HttpResponse.json([...list, ...walked])));
  useTripDatesStore.setState({ checkIn, checkOut });
  await renderRoute('/attractions?car=bus');
  expect(await screen.findByText(count)).toBeVisible();
});
