import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderRoute } from '../../test/renderRoute.tsx';
import { server } from '../../test/server.ts';

const broken = () => new HttpResponse('broken', { status: 500 });

/** Shows an address whose data does not come at first, and presses Retry when `restore` has been called. */
async function retry(path: string, restore = () => server.resetHandlers()): Promise<void> {
  const { user } = await renderRoute(path);
  // Content loaded after the first paint is there.
  await waitFor(() => expect(document.querySelector('[aria-live]')).not.toBeNull());
  const button = await screen.findByRole('button', { name: 'Retry' });
  restore();
  await user.click(button);
}

test.each([
  ['a list', '/activities', '*/api/activities.json', /^(?!Unable)/],
  ['a page', '/getting-here', '*/api/guides/getting-here.json', /^(?!Unable)/],
  ['a record', '/attractions/mirror-tarn', '*/api/attractions/slug/*', 'Mirror Tarn'],
])('when Retry brings %s, its heading has the focus', async (_, path, url, name) => {
  server.use(http.get(url, broken));
  await retry(path);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
});

test('when Retry fails again the focus stays on it', async () => {
  let requests = 0;
  server.use(http.get('*/api/activities.json', () => (requests++, broken())));
  await retry('/activities', () => {});
  await waitFor(() => expect(requests).toBe(2));
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
});

test('a visitor who has gone elsewhere in the meantime is left there', async () => {
  server.use(http.get('*/api/activities.json', broken));
  await retry('/activities');
  const elsewhere = screen.getAllByRole('link')[0]!;
  elsewhere.focus();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(elsewhere).toHaveFocus();
});
