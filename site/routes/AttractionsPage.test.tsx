import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const listUrl = '*/api/attractions.json';
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('types and location narrow the list and count in the badge', async () => {
  const { user } = await renderRoute('/attractions');
  expect(await screen.findByText('3 of 3 attractions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Filters/ }));
  await user.click(screen.getByRole('checkbox', { name: /Lake/ }));
  await user.click(screen.getByRole('checkbox', { name: /Historic/ }));
  expect(await screen.findByText('2 of 3 attractions')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Location'), 'Banff');
  expect(await screen.findByText('1 of 3 attractions')).toBeVisible();
  expect(names()).toEqual(['The Old Mine']);
  expect(screen.getByRole('button', { name: 'Filters3 active' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
  expect(await screen.findByText('3 of 3 attractions')).toBeVisible();
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
});

test.each([
  ['a failure', () => new HttpResponse('broken', { status: 500 })],
  ['an HTML page', () => HttpResponse.html('<p>offline</p>')],
  ['broken JSON', () => new HttpResponse('[{', { headers: { 'content-type': 'application/json' } })],
])('%s can be asked for again', async (_, answer) => {
  server.use(http.get(listUrl, answer, { once: true }));
  const { user } = await renderRoute('/attractions');
  expect(await screen.findByRole('heading', { name: 'Unable to load attractions' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('3 of 3 attractions')).toBeVisible();
});
