import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Activity } from '#schemas/types/published.ts';
import { fixtureDataDir } from '../test/buildFixtureData.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const listUrl = '*/api/activities.json';
const cards = () => screen.queryAllByRole('article');
function answerWith(count: number, over: Partial<Activity> = {}): void {
  const [first] = JSON.parse(readFileSync(join(fixtureDataDir, 'api/activities.json'), 'utf8')) as Activity[];
  const list = Array.from({ length: count }, (_, id) => ({
    ...first,
    id,
    slug: `tour-${id}`,
    name: `Tour ${id}`,
    ...over,
  }));
  server.use(http.get(listUrl, () => HttpResponse.json(list)));
}

test('it shows the count, the fallback grid and the way to all activities of the partner', async () => {
  await renderRoute('/activities');
  expect(await screen.findByText('3 of 3 activities')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Featured Activities' })).toBeVisible();
  expect(cards()).toHaveLength(3);
  const all = await screen.findByRole('link', { name: 'Browse All Activities (opens partner site)' });
  expect(all).toHaveAttribute('href', 'https://tours.example/testpark?partner_id=testguide');
  expect(all).toHaveAttribute('target', '_blank');
  expect(all).toHaveAttribute('rel', 'sponsored noopener');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('We may earn a commission from links marked as partner links.')).toBeVisible();
});

test('search and filters narrow the list; the badge counts the filters; each can be taken away', async () => {
  const { user } = await renderRoute('/activities');
  await screen.findByText('3 of 3 activities');
  await user.type(screen.getByRole('searchbox', { name: 'Search activities' }), 'TARN');
  expect(await screen.findByText('1 of 3 activities')).toBeVisible();
  const toggle = screen.getByRole('button', { name: /Filters/ });
  expect(toggle).toHaveTextContent('Filters');
  await user.clear(screen.getByRole('searchbox'));
  await user.click(toggle);
  await user.click(screen.getByRole('checkbox', { name: /Photography/ }));
  await user.click(screen.getByRole('checkbox', { name: /Water/ }));
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Moderate');
  expect(await screen.findByText('1 of 3 activities')).toBeVisible();
  expect(toggle).toHaveTextContent('Filters3 active');
  await user.click(screen.getByRole('button', { name: 'Remove filter Moderate' }));
  expect(await screen.findByText('2 of 3 activities')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
  expect(await screen.findByText('3 of 3 activities')).toBeVisible();
});

test('Clear All Filters takes back everything, and ten show again', async () => {
  answerWith(25);
  const { user } = await renderRoute(
    '/activities?q=tour&category=water&price=mid&difficulty=difficult&duration=short&visible=20',
  );
  await screen.findByText('0 of 25 activities');
  await user.click(screen.getByRole('button', { name: 'Filters4 active' }));
  await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
  expect(await screen.findByText('25 of 25 activities')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: /Water/ })).not.toBeChecked();
  expect(screen.getByLabelText('Price')).toHaveDisplayValue('All prices');
  expect(screen.getByLabelText('Difficulty')).toHaveDisplayValue('All difficulties');
  expect(screen.getByLabelText('Duration')).toHaveDisplayValue('All durations');
  expect(cards()).toHaveLength(10);
});

test('nothing found: the specified words and a way back', async () => {
  const { user } = await renderRoute('/activities?q=nothing-like-this');
  expect(await screen.findByRole('heading', { name: 'No activities found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your filters to see more activities')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('3 of 3 activities')).toBeVisible();
});

test.each([
  [10, null],
  [11, 'Load More Activities (1 remaining)'],
])('of %s activities ten show, and the button says %s', async (count, label) => {
  answerWith(count);
  await renderRoute('/activities');
  await screen.findByText(`${count} of ${count} activities`);
  expect(cards()).toHaveLength(10);
  expect(screen.queryByRole('button', { name: /Load More/ })?.textContent ?? null).toBe(label);
});

test('Load More adds ten, until all show', async () => {
  answerWith(25);
  const { user } = await renderRoute('/activities');
  await user.click(await screen.findByRole('button', { name: 'Load More Activities (15 remaining)' }));
  await waitFor(() => expect(cards()).toHaveLength(20));
  await user.click(screen.getByRole('button', { name: 'Load More Activities (5 remaining)' }));
  await waitFor(() => expect(cards()).toHaveLength(25));
  expect(screen.queryByRole('button', { name: /Load More/ })).toBeNull();
});

test.each<[string, (user: UserEvent) => Promise<void>]>([
  ['the search', (user) => user.type(screen.getByRole('searchbox'), 'T')],
  ['a category', (user) => user.click(screen.getByRole('checkbox', { name: /Photography/ }))],
  ['the price', (user) => user.selectOptions(screen.getByLabelText('Price'), 'All prices')],
  ['the difficulty', (user) => user.selectOptions(screen.getByLabelText('Difficulty'), 'Easy')],
  ['the duration', (user) => user.selectOptions(screen.getByLabelText('Duration'), 'Half day')],
  ['a chip', (user) => user.click(screen.getByRole('button', { name: 'Remove filter €100 to €300' }))],
])('a change of %s begins with ten again', async (_, change) => {
  answerWith(25, { category: 'photography', price: '150', difficulty: 'easy', duration: 'Half day' });
  const { user } = await renderRoute('/activities?price=mid&visible=20');
  await screen.findByText('25 of 25 activities');
  expect(cards()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await change(user);
  await waitFor(() => expect(cards()).toHaveLength(10));
  expect(screen.getByText('25 of 25 activities')).toBeVisible();
});

test('six skeletons stand in while the list loads', async () => {
  server.use(http.get(listUrl, () => delay('infinite')));
  const { container } = await renderRoute('/activities');
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  expect(screen.getAllByText('Loading activities')[0]).toBeVisible();
});
