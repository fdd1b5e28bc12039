import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, test } from 'vitest';
import { useSavedStore } from '../../features/saved/savedStore.ts';
import { renderRoute } from '../../test/renderRoute.tsx';
import { server } from '../../test/server.ts';

const cards = () => document.querySelectorAll('[data-skeleton]');

test.each([
  ['/attractions', 'attractions'],
  ['/map', 'attractions'],
  ['/activities', 'activities'],
  ['/accommodations', 'accommodations'],
  ['/events', 'events'],
  ['/hiking-map', 'hiking-trails'],
])('%s shows its name and six ridges while its list loads', async (path, list) => {
  server.use(http.get(`*/api/${list}.json`, () => delay('infinite')));
  await renderRoute(path);
  await waitFor(() => expect(cards()).toHaveLength(6));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(cards()[0]?.closest('[role=status]')).toHaveTextContent(/^Loading/);
});

test('the list of saved places shows the kept names while their list is on its way', async () => {
  const trail = { kind: 'trail', slug: 'marsh-loop', name: 'Marsh loop' } as const;
  void act(() => useSavedStore.setState({ places: [trail] }));
  server.use(http.get('*/api/hiking-trails.json', () => delay('infinite')));
  await renderRoute('/saved');
  expect(await screen.findByRole('link', { name: 'Marsh loop' })).toBeVisible();
});
