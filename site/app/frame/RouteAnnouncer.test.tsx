import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { published } from '../../data/published.ts';
import { publishedFile } from '../../test/publishedFile.ts';
import { renderRoute } from '../../test/renderRoute.tsx';
import { server } from '../../test/server.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

const url = published.activity('tarn-canoe');
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;

/** Goes from the list of activities to a record that answers when the returned function is called. */
async function visitSlowRecord(answer: () => Response): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.use(http.get(`*${url}`, () => held.then(answer)));
  const { user } = await renderRoute('/activities');
  await waitFor(() => expect(announced()).toBeDefined());
  await user.click(await screen.findByRole('link', { name: 'Canoe on the tarn' }));
  return release;
}

test('a page whose data comes late is announced when it is there, not before', async () => {
  const release = await visitSlowRecord(() => HttpResponse.json(publishedFile(url)));
  await waitFor(() => expect(document.documentElement.dataset).toHaveProperty('busy'));
  expect(announced()).not.toContain('Canoe');
  release();
  await waitFor(() => expect(announced()).toBe('Canoe on the tarn | Testguide'));
});

test('the title stays with the page until the next one is there, even when that one only says what failed', async () => {
  const release = await visitSlowRecord(() => new HttpResponse('no', { status: 404 }));
  expect(document.title).toBe('Activities | Testguide');
  release();
  await waitFor(() => expect(document.title).toBe('Activity Not Found | Testguide'));
});

test('the page that was loaded is not announced when it sets the title that it has', async () => {
  document.title = 'Tarn';
  render(<RouteAnnouncer />);
  document.title = 'Tarn';
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(announced()).toBe('');
});
