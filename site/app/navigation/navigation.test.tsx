import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../test/renderRoute.tsx';
import { server } from '../../test/server.ts';

const onRequest = vi.fn<(path: string) => void>();

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  onRequest.mockClear();
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => onRequest(new URL(request.url).pathname));
});

const activitiesLink = async () => {
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  return within(bar).getByRole('link', { name: 'Activities' });
};
const requestCount = (path: string) => onRequest.mock.calls.filter(([url]) => url === path).length;
const list = '/api/activities.json';
const record = '/api/activities/slug/tarn-canoe.json';
const refuse = () => new HttpResponse('broken', { status: 500 });
const isBusy = () => 'busy' in document.documentElement.dataset;

test.each([
  ['hovered', fireEvent.pointerEnter],
  ['focused', fireEvent.focus],
  ['touched', fireEvent.touchStart],
])('a link that is %s loads the files of its page, and the page does not ask again', async (_, fire) => {
  const { user } = await renderRoute('/privacy');
  const link = await activitiesLink();
  expect(requestCount(list)).toBe(0);
  fire(link);
  await waitFor(() => expect(requestCount(list)).toBe(1));
  fire(link);
  await user.click(link);
  expect(await screen.findByText('3 of 3 activities')).toBeVisible();
  expect(requestCount(list)).toBe(1);
  expect(requestCount('/api/pages/activities.json')).toBe(1);
});

test('a list that is refused is asked for once, by hovering and by the page together, until Retry', async () => {
  // The address bar, which a router in memory leaves alone: on the page itself a failure holds for good.
  window.history.replaceState(null, '', '/activities');
  server.use(http.get(`*${list}`, refuse));
  const { user } = await renderRoute('/privacy');
  await user.click(await activitiesLink());
  expect(await screen.findByRole('heading', { level: 1, name: 'Unable to load activities' })).toBeVisible();
  expect(requestCount(list)).toBe(1);
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('3 of 3 activities')).toBeVisible();
  expect(requestCount(list)).toBe(2);
});

test('a record that is refused is asked for three times in all, however often its link is touched', async () => {
  window.history.replaceState(null, '', '/activities/tarn-canoe');
  server.use(http.get(`*${record}`, refuse));
  const { user } = await renderRoute('/activities');
  const link = await screen.findByRole('link', { name: 'Canoe on the tarn' });
  await user.hover(link);
  fireEvent.focus(link);
  await waitFor(() => expect(requestCount(record)).toBe(3));
  expect(screen.queryByRole('heading', { name: 'Activity Not Found' })).toBeNull();
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible();
  expect(requestCount(record)).toBe(3);
});

test('the old page stays while the next one loads, for a second; then the next shows that it loads', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  // A busy machine may take longer than the eight seconds after which a request counts as failed.
  vi.spyOn(AbortController.prototype, 'abort').mockImplementation(() => {});
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.use(http.get(`*${list}`, () => held.then(() => undefined)));
  const { user } = await renderRoute('/privacy');
  await user.click(await activitiesLink());
  const old = () => screen.queryByRole('heading', { level: 1, name: 'Privacy policy' });
  expect(old()).toBeVisible();
  expect(isBusy()).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(old()).toBeNull());
  await waitFor(() => expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(6));
  release();
  expect(await screen.findByText('3 of 3 activities')).toBeVisible();
  vi.useRealTimers();
});

test('a page that comes just before the second is over is rendered once', async () => {
  server.use(http.get(`*${list}`, () => delay(900).then(() => undefined)));
  const { user } = await renderRoute('/privacy');
  await user.click(await activitiesLink());
  const count = await screen.findByText('3 of 3 activities', undefined, { timeout: 4000 });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(count).toBeInTheDocument();
});

test('the link that was pressed last wins', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.use(http.get(`*${list}`, () => held.then(refuse)));
  const { user } = await renderRoute('/privacy');
  await user.click(await activitiesLink());
  expect(isBusy()).toBe(true);
  await user.click(screen.getAllByRole('link', { name: 'Events' })[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: /events|on/i })).toBeVisible();
  release();
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(screen.queryByRole('heading', { name: 'Unable to load activities' })).toBeNull();
});
