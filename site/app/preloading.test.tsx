import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';
import { forgetFailures } from './visits/loadPage.ts';

const asked = vi.fn<(path: string) => void>();

beforeEach(() => {
  asked.mockClear();
  forgetFailures();
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => asked(new URL(request.url).pathname));
});

const activitiesLink = async () => {
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  return within(bar).getByRole('link', { name: 'Activities' });
};
const recordLink = () => screen.findByRole('link', { name: 'Canoe on the tarn' });
const timesAsked = (path: string) => asked.mock.calls.filter(([url]) => url === path).length;
const list = '/api/activities.json';
const record = '/api/activities/slug/tarn-canoe.json';
const refuse = () => new HttpResponse('broken', { status: 500 });
const drop = () => HttpResponse.error();

test.each([
  ['hovered', fireEvent.pointerEnter],
  ['focused', fireEvent.focus],
  ['touched', fireEvent.touchStart],
])('a link that is %s loads the data of its page, and the visit does not load it again', async (_, fire) => {
  const { user } = await renderRoute('/privacy');
  const link = await activitiesLink();
  expect(timesAsked(list)).toBe(0);
  fire(link);
  await waitFor(() => expect(timesAsked(list)).toBe(1));
  expect(timesAsked('/api/pages/activities.json')).toBe(1);
  fire(link);
  await user.click(link);
  expect(await screen.findByText('3 of 3 activities')).toBeVisible();
  expect(timesAsked(list)).toBe(1);
  expect(timesAsked('/api/pages/activities.json')).toBe(1);
});

test('a list that is refused is asked for once, by hovering and by the visit together', async () => {
  server.use(http.get(`*${list}`, refuse));
  const { user } = await renderRoute('/privacy');
  await user.click(await activitiesLink());
  expect(await screen.findByRole('heading', { level: 1, name: 'Unable to load activities' })).toBeVisible();
  expect(timesAsked(list)).toBe(1);
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('3 of 3 activities')).toBeVisible();
  expect(timesAsked(list)).toBe(2);
});

test('a record that is refused is asked for three times in all, whenever and however often its link is touched', async () => {
  server.use(http.get(`*${record}`, refuse));
  const { user } = await renderRoute('/activities');
  const link = await recordLink();
  await user.hover(link);
  await waitFor(() => expect(timesAsked(record)).toBe(1));
  // Longer than a failure holds.
  forgetFailures();
  fireEvent.focus(link);
  fireEvent.pointerEnter(link);
  expect(screen.queryByRole('heading', { name: 'Activity Not Found' })).toBeNull();
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible();
  expect(timesAsked(record)).toBe(3);
});

const host = (answer: () => Response) => http.get('https://guide.example/activities', answer);

const assign = vi.fn<(address: string) => void>();
const { location } = window;
beforeEach(() => {
  assign.mockClear();
  document.head.innerHTML += '<script data-entry="/assets/entry.js"></script>';
});
afterEach(() => {
  vi.stubGlobal('location', location);
  document.querySelector('script[data-entry]')?.remove();
});

test('the old page stays where the data of the next one does not come, and Retry asks again', async () => {
  const words = 'You are offline';
  server.use(http.get(`*${list}`, drop), host(drop));
  const { user } = await renderRoute('/privacy');
  const link = await activitiesLink();
  await user.click(link);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'));
  expect(timesAsked(list)).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(timesAsked(list)).toBe(2));
  expect(screen.getByText(words)).toBeVisible();

  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('3 of 3 activities')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test('where the host is there, Retry has the browser load what does not come by itself', async () => {
  vi.stubGlobal('location', Object.assign(new URL(location.href), { assign }));
  server.use(
    http.get(`*${list}`, drop),
    host(() => HttpResponse.html('')),
  );
  const { user } = await renderRoute('/privacy');
  const link = await activitiesLink();
  for (let presses = 0; presses < 2; presses++) {
    await user.click(link);
    await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'));
  }
  expect(await screen.findByText('The page could not be loaded')).toBeVisible();
  expect(assign).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/activities'));
});

test('a page that is only looked ahead to and does not come is no news', async () => {
  server.use(http.get(`*${list}`, drop));
  await renderRoute('/privacy');
  fireEvent.focus(await activitiesLink());
  await waitFor(() => expect(timesAsked(list)).toBe(1));
  await waitFor(() => expect(timesAsked('/api/pages/activities.json')).toBe(1));
  expect(screen.queryByText('You are offline')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test('the link that was pressed last wins', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.use(http.get(`*${list}`, () => held.then(drop)));
  const { user } = await renderRoute('/privacy');
  const slow = await activitiesLink();
  await user.click(slow);
  expect(slow).toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getAllByRole('link', { name: 'Events' })[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: /events|on/i })).toBeVisible();
  release();
  await waitFor(() => expect(slow).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText('You are offline')).toBeNull();
  expect(timesAsked('/activities')).toBe(0);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click that asks for another window is left to the browser: %j',
  async (how) => {
    await renderRoute('/privacy');
    const link = await activitiesLink();
    const left = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    window.addEventListener('click', left, { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    const notStopped = vi.spyOn(click, 'preventDefault');
    fireEvent(link, click);
    expect(left).toHaveBeenCalledOnce();
    expect(notStopped).toHaveBeenCalledOnce();
    expect(link).not.toHaveAttribute('aria-busy');
  },
);
