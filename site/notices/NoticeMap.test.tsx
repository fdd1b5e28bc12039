import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import type { Notice } from '#schemas/types/published.ts';
import { noticeOf } from '../test/renderOnDays.tsx';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

afterEach(() => vi.useRealTimers());

const at = (date: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T11:00:00Z`) });
const answer = (notices: Notice[]) =>
  server.use(http.get('*/api/notices.json', () => HttpResponse.json(notices)));
const legend = /^Hatched or dashed: /;
/** Opens the list of notices. */
const list = async () => {
  fireEvent.click(await screen.findByText(legend));
  return within(screen.getByRole('list', { name: 'Notices on the map' }));
};
/** Paths of the areas; each has one that is invisible, its edge and its dashes. */
const paths = (container: HTMLElement) => [...container.querySelectorAll('.leaflet-areas-pane path')];

test.each(['/hiking-map', '/map'])(
  '%s draws an area in force, and the list opens its popup',
  async (address) => {
    at('2027-04-01');
    const { user, container } = await renderRoute(address);
    const entries = await list();
    await waitFor(() => expect(paths(container)).toHaveLength(3));
    expect(paths(container)[2]).toHaveAttribute('fill', 'url(#map-hatch)');
    expect(container.querySelector('pattern')).toHaveAttribute('id', 'map-hatch');
    const link = entries.getByRole('link', { name: 'No dogs in the marsh while birds breed' });
    expect(link).toHaveAttribute('href', '/notices#marsh-dogs');
    expect(
      entries.getByText('Restricted, in effect today. April 1 to July 31, every year. Dogs.'),
    ).toBeVisible();

    const show = entries.getByRole('button', { name: /^Show on map/ });
    show.focus();
    await user.keyboard('{Enter}');
    expect(show).toHaveAttribute('aria-pressed', 'true');
    const popup = container.querySelector<HTMLElement>('[data-popup]')!;
    expect(within(popup).getByRole('link')).toHaveAttribute('href', '/notices#marsh-dogs');
    await user.click(within(popup).getByRole('button', { name: 'Close' }));
    expect(container.querySelector('[data-popup]')).toBeNull();
    expect(show).toHaveAttribute('aria-pressed', 'false');
  },
);

test('a press on the area opens the popup, a marker takes its place, and Escape closes it', async () => {
  at('2027-04-01');
  const { user, container } = await renderRoute('/hiking-map');
  await list();
  await waitFor(() => expect(paths(container)).toHaveLength(3));
  fireEvent.click(paths(container)[0]!);
  expect(container.querySelector('[data-popup]')).toHaveTextContent('No dogs in the marsh');
  const trails = within(screen.getByRole('list', { name: 'Trails on the map' }));
  await user.click(trails.getByRole('button', { name: /Teahouse above the tarn/ }));
  await waitFor(() =>
    expect([...container.querySelectorAll('[data-popup]')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Teahouse above the tarn'),
    ]),
  );
  fireEvent.click(paths(container)[0]!);
  await waitFor(() => expect(container.querySelectorAll('[data-popup]')).toHaveLength(1));
  expect(container.querySelector('[data-popup]')).toHaveTextContent('No dogs in the marsh');
  container.querySelector<HTMLElement>('.leaflet-container')?.focus();
  await user.keyboard('{Escape}');
  expect(container.querySelector('[data-popup]')).toBeNull();
});

test('a stretch of road is dashed without a fill, and two notices of it share it', async () => {
  at('2027-04-01');
  const marsh = noticeOf('marsh-dogs');
  const road: Notice = { ...marsh, area: { shape: 'road', line: marsh.area!.line } };
  answer([road, { ...road, id: 1, slug: 'night', title: 'Closed at night' }]);
  const { container } = await renderRoute('/hiking-map');
  const entries = await list();
  expect(entries.getAllByRole('listitem')).toHaveLength(1);
  expect(entries.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/notices#marsh-dogs',
    '/notices#night',
  ]);
  await waitFor(() => expect(paths(container)).toHaveLength(3));
  expect(paths(container).map((path) => path.getAttribute('fill'))).toEqual(['none', 'none', 'none']);
  expect(paths(container)[2]).toHaveAttribute('stroke-dasharray');
});

test.each(['2027-03-31', '2027-08-01'])('on %s no area is in force, and nothing is said', async (date) => {
  at(date);
  const { container } = await renderRoute('/hiking-map');
  await waitFor(() => expect(container.querySelector('.leaflet-marker-icon')).not.toBeNull());
  await waitFor(() => expect(container.querySelector('.leaflet-base-pane path')).not.toBeNull());
  expect(paths(container)).toEqual([]);
  expect(screen.queryByText(legend)).toBeNull();
});

test('notices that do not come leave the map as it is', async () => {
  at('2027-04-01');
  const onRequest = vi.fn<() => void>();
  server.use(
    http.get('*/api/notices.json', () => {
      onRequest();
      return new HttpResponse('', { status: 500 });
    }),
  );
  const { container } = await renderRoute('/hiking-map');
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  await waitFor(() => expect(container.querySelector('.leaflet-marker-icon')).not.toBeNull());
  expect(screen.queryByText(legend)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
