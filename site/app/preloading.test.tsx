import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const asked = vi.fn<(path: string) => void>();

beforeEach(() => {
  asked.mockClear();
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => asked(new URL(request.url).pathname));
});

const activitiesLink = async () => {
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  return within(bar).getByRole('link', { name: 'Activities' });
};
const timesAsked = (path: string) => asked.mock.calls.filter(([url]) => url === path).length;

test.each([
  ['hovered', fireEvent.pointerEnter],
  ['focused', fireEvent.focus],
  ['touched', fireEvent.touchStart],
])('a link that is %s loads the data of its page, and the visit does not load it again', async (_, sign) => {
  const { user } = await renderRoute('/privacy');
  const link = await activitiesLink();
  expect(timesAsked('/api/activities.json')).toBe(0);
  sign(link);
  await waitFor(() => expect(timesAsked('/api/activities.json')).toBe(1));
  expect(timesAsked('/api/pages/activities.json')).toBe(1);
  sign(link);
  await user.click(link);
  expect(await screen.findByText('3 of 3 activities')).toBeVisible();
  expect(timesAsked('/api/activities.json')).toBe(1);
  expect(timesAsked('/api/pages/activities.json')).toBe(1);
});

test('a preload that fails is no failure of the page that is shown', async () => {
  server.use(http.get('*/api/activities.json', () => HttpResponse.error(), { once: true }));
  const { user } = await renderRoute('/privacy');
  const link = await activitiesLink();
  fireEvent.focus(link);
  await waitFor(() => expect(timesAsked('/api/activities.json')).toBe(1));
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await user.click(link);
  await waitFor(() => expect(timesAsked('/api/activities.json')).toBe(2));
  expect(await screen.findByText('3 of 3 activities')).toBeVisible();
});
