import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const cardNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('shows every attraction and how many there are', async () => {
  await renderRoute('/attractions');
  expect(await screen.findByText('3 of 3 attractions')).toBeVisible();
  expect(cardNames()).toHaveLength(3);
});

test('while loading, six skeleton cards stand in', async () => {
  server.use(http.get('*/api/attractions.json', () => delay('infinite')));
  await renderRoute('/attractions');
  expect(await screen.findByText('Loading attractions', { selector: 'span' })).toBeInTheDocument();
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(6);
});

test('the search narrows the list while typing and survives in the address', async () => {
  const { user } = await renderRoute('/attractions');
  await user.type(await screen.findByRole('searchbox', { name: 'Search attractions' }), 'MIRROR');
  await waitFor(() => expect(cardNames()).toEqual(['Mirror Tarn']));
  expect(screen.getByText('1 of 3 attractions')).toBeVisible();
});

test('filters come from the address, the badge counts them, a chip removes one', async () => {
  const { user } = await renderRoute('/attractions?type=lake,historic&season=summer');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Filters/ })).toHaveTextContent('2 active'));
  const shown = cardNames();
  await user.click(screen.getByRole('button', { name: 'Remove filter Lake' }));
  await waitFor(() => expect(cardNames().length).toBeLessThan(shown.length));
});

test('the panel opens and closes, and Clear All Filters restores the list', async () => {
  const { user } = await renderRoute('/attractions?type=viewpoint&q=nothing-like-it');
  const toggle = await screen.findByRole('button', { name: /^Filters/ });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
  await waitFor(() => expect(cardNames()).toHaveLength(3));
});

test('an empty result says so and offers the way back', async () => {
  const { user } = await renderRoute('/attractions?q=nothing-like-it');
  expect(await screen.findByRole('heading', { name: 'No attractions found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your filters to see more attractions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(cardNames()).toHaveLength(3));
});

test('the season marks places at their best and hides nothing', async () => {
  await renderRoute('/attractions?season=summer');
  expect((await screen.findAllByText('Best in summer')).length).toBeGreaterThan(0);
  expect(cardNames()).toHaveLength(3);
});

test('a list that fails is not retried by itself, but by the visitor', async () => {
  let requests = 0;
  server.use(
    http.get('*/api/attractions.json', () => {
      requests += 1;
      return new HttpResponse('broken', { status: 500 });
    }),
  );
  const { user } = await renderRoute('/attractions');
  expect(await screen.findByRole('heading', { name: 'Unable to load attractions' })).toBeVisible();
  expect(requests).toBe(1);
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(cardNames()).toHaveLength(3));
});
