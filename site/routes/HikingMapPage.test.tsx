import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { published } from '../data/published.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const list = async () => within(await screen.findByRole('list', { name: 'Trails on the map' }));

test('the map comes with a list that says the same, and each trail stands at a marker', async () => {
  const { container } = await renderRoute('/hiking-map');
  const entries = (await list()).getAllByRole('button');
  expect(screen.getByRole('heading', { name: `Hiking Trails (${entries.length})` })).toBeInTheDocument();
  const names = entries.map((entry) => entry.querySelector('strong')?.textContent ?? '');
  const labels = () =>
    [...container.querySelectorAll('.leaflet-marker-icon')].map(
      (pin) => pin.getAttribute('aria-label') ?? '',
    );
  await waitFor(() => expect(labels().join('; ').split('; ')).toHaveLength(names.length));
  for (const name of names)
    expect(
      labels().some((label) => label.includes(`${name}, `)),
      name,
    ).toBe(true);
});

test('selecting a trail loads its route; the popup hides and shows it', async () => {
  const { user, container } = await renderRoute('/hiking-map');
  await user.click((await list()).getByRole('button', { name: /Teahouse above the tarn/ }));
  const hide = await screen.findByRole('button', { name: 'Hide Route' });
  expect(screen.getByText('Traced from maps. Not for navigation.')).toBeInTheDocument();
  await waitFor(() =>
    expect(container.querySelectorAll('path.leaflet-interactive, svg path').length).toBeGreaterThan(0),
  );
  await user.click(hide);
  expect(await screen.findByRole('button', { name: 'Show Route' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View trail' })).toHaveAttribute(
    'href',
    '/hiking-trails/tarn-teahouse',
  );
});

test('a trail without a route says so', async () => {
  await renderRoute('/hiking-map?trail=unmapped-way');
  expect(await screen.findByText('No trail coordinates available for this trail')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Route$/ })).not.toBeInTheDocument();
});

test('coordinates that cannot be loaded are logged, and no route shows', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get('*/gpx/trail-coordinates.json', () => new HttpResponse('', { status: 500 })));
  const { user } = await renderRoute('/hiking-map?trail=marsh-loop');
  expect(await screen.findByText('Failed to load trail route data')).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Hide Route' })).toBeInTheDocument();
  expect(screen.queryByText('Failed to load trail route data')).not.toBeInTheDocument();
});

test('a malformed coordinate costs its own marker alone', async () => {
  const trails = publishedFile(published.trails).map((trail, index) =>
    index === 0 ? { ...trail, latitude: '51.4N' } : trail,
  );
  server.use(http.get('*/api/hiking-trails.json', () => HttpResponse.json(trails)));
  const { container } = await renderRoute('/hiking-map');
  expect((await list()).getAllByRole('button')).toHaveLength(trails.length);
  await waitFor(() => expect(container.querySelector('.leaflet-marker-icon')).not.toBeNull());
  const labels = [...container.querySelectorAll('.leaflet-marker-icon')].map((pin) =>
    pin.getAttribute('aria-label'),
  );
  expect(labels.join()).not.toContain(trails[0]!.name);
  expect(labels.join()).toContain(trails[1]!.name);
});

test('filters narrow the list, and nothing found says how to go on', async () => {
  const { user } = await renderRoute('/hiking-map?view=grid&difficulty=hard');
  expect(await screen.findByRole('heading', { name: 'Hiking Trails (2)' })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'nothing like this');
  expect(await screen.findByRole('heading', { name: 'No trails found' })).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your filters to see more trails')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByRole('heading', { name: /Hiking Trails \([3-9]\)/ })).toBeInTheDocument();
});

test.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2027-06-30', true],
  ['2027-07-01', false],
])('on %s the recommended winter walks lead: %s', async (date, lead) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T11:00:00Z`) });
  await renderRoute('/hiking-map');
  await list();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Recommended winter walks' }) !== null).toBe(lead),
  );
  vi.useRealTimers();
});

test('in avalanche months the note, the list and the cards say so, and "not ruled out" leaves those trails out', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-15T11:00:00Z') });
  const { user } = await renderRoute('/hiking-map');
  const rows = (await list()).getAllByRole('button');
  const dangerous = rows.filter((row) => within(row).queryByText('Avalanche danger'));
  expect([rows.length, dangerous.length]).toEqual([6, 2]);
  expect(rows[0]).toHaveTextContent(/^Marsh loop/);
  expect(
    screen.getByText(
      /Of 6 trails, 1 is recommended in winter, 2 are exposed to avalanches and 3 have no avalanche rating\./,
    ),
  ).toBeInTheDocument();
  const walks = screen.getByRole('region', { name: 'Recommended winter walks' });
  expect(within(walks).getByRole('link', { name: 'Marsh loop', hidden: true })).not.toBeVisible();
  await user.click(within(walks).getByRole('heading', { name: 'Recommended winter walks' }));
  expect(within(walks).getByRole('link', { name: 'Marsh loop' })).toBeVisible();
  expect(within(walks).getAllByRole('listitem')).toHaveLength(1);
  expect(within(walks).getByRole('link', { name: 'Marsh loop' })).toHaveAttribute(
    'href',
    '/hiking-trails/marsh-loop',
  );
  // The sun is up for 11 h 50 min in the middle of March. The page says the day of the build first.
  await waitFor(() =>
    expect(walks).toHaveTextContent(
      /Daylight today: 6:\d\d AM to 6:\d\d PM, 11 h 5\d min\. Bring ice cleats/,
    ),
  );
  await user.selectOptions(screen.getByLabelText('Season access'), 'current');
  expect(await screen.findByRole('heading', { name: 'Hiking Trails (1)' })).toBeInTheDocument();
  expect((await list()).queryByText('Avalanche danger')).not.toBeInTheDocument();
  vi.useRealTimers();
});
