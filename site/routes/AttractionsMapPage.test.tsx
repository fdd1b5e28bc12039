import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

test('selecting an attraction shows it, and clearing the filters takes the selection away', async () => {
  const { user } = await renderRoute('/map');
  const list = within(await screen.findByRole('list', { name: 'Attractions on the map' }));
  await user.click(list.getByRole('button', { name: /Mirror tarn/i }));
  const card = await screen.findByRole('region', { name: 'Selected Attraction' });
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/attractions/mirror-tarn');
  expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    '/attractions/mirror-tarn',
  );
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
  expect(screen.queryByRole('region', { name: 'Selected Attraction' })).not.toBeInTheDocument();
});

test('the grid shows posters, and an empty one a way out', async () => {
  const { user } = await renderRoute('/map?view=grid');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1);
  await user.type(screen.getByRole('searchbox'), 'nothing like this');
  expect(await screen.findByRole('heading', { name: 'No attractions found' })).toBeInTheDocument();
});

test('attractions without places leave no map', async () => {
  server.use(
    http.get('*/api/attractions.json', async ({ request }) => {
      const original = await fetch(new URL('/api/home.json', request.url));
      const { attractions } = (await original.json()) as { attractions: object[] };
      return HttpResponse.json(attractions.map((each) => ({ ...each, latitude: null, longitude: null })));
    }),
  );
  await renderRoute('/map');
  expect(await screen.findByText('No attractions with location data available')).toBeInTheDocument();
});
