import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { published } from '../data/published.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

const main = () => within(screen.getByRole('main'));
const field = () => main().findByRole('searchbox', { name: 'Search the guide' });

test('the address says what is searched, and search engines are told to leave the page out', async () => {
  await renderRoute('/search?q=miror+tarn');
  expect(await field()).toHaveValue('miror tarn');
  const places = await main().findByRole('region', { name: 'Top results' });
  expect(within(places).getAllByRole('link')[0]).toHaveAttribute('href', '/attractions/mirror-tarn');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
    'content',
    expect.stringContaining('noindex'),
  );
});

test('results follow each key, and their number is announced', async () => {
  const { user } = await renderRoute('/search');
  await user.type(await field(), 'canoe');
  expect(await main().findByRole('link', { name: 'Canoe on the tarn' })).toBeVisible();
  await waitFor(() => expect(main().getAllByRole('status')[0]).toHaveTextContent(/^\d+ results?$/));
  await user.clear(await field());
  await waitFor(() => expect(main().queryByRole('link', { name: 'Canoe on the tarn' })).toBeNull());
});

test('of many results the best sixty are shown, each once', async () => {
  const index = publishedFile(published.search);
  const walk = index.entries.find(({ kind }) => kind === 'trail')!;
  const walks = Array.from({ length: 150 }, (_, n) => ({
    ...walk,
    id: `trail/${n}`,
    name: `Gorge ${n}`,
    href: `/hiking-trails/${n}`,
  }));
  server.use(
    http.get(`*${published.search}`, () =>
      HttpResponse.json({ ...index, entries: [...index.entries, ...walks] }),
    ),
  );
  await renderRoute('/search?q=gorge');
  const top = await main().findByRole('region', { name: 'Top results' });
  const group = main().getByRole('region', { name: 'Walks' });
  const addresses = [top, group]
    .flatMap((part) => within(part).getAllByRole('link'))
    .map((link) => link.getAttribute('href'));
  expect(new Set(addresses).size).toBe(60);
  expect(addresses).toHaveLength(60);
  expect(main().getAllByRole('status')[0]).toHaveTextContent('The best 60 results');
});

test('each result says by which sentence it was found, with the words marked, to screen readers as well', async () => {
  await renderRoute('/search?q=leash');
  const link = await main().findByRole('link', { name: 'Marsh loop' });
  const reason = document.getElementById(link.getAttribute('aria-describedby') ?? '');
  expect(reason?.querySelector('mark')).toHaveTextContent(/leash/i);
});

test('a query that names a filter leads to the list with the filter on', async () => {
  await renderRoute('/search?q=dog+friendly+walks');
  const top = within(await main().findByRole('region', { name: 'Top results' }));
  expect(top.getAllByRole('link')[0]).toHaveAttribute('href', '/hiking-map?for=dogs');
  expect(top.getAllByRole('link')[0]).toHaveTextContent('Walks: Dogs on a leash');
});

test('what the guide does not hold is said once, and announced', async () => {
  await renderRoute('/search?q=laundry');
  expect(await main().findByText(/We list no laundry\. Ask at the visitor centre\./)).toHaveRole('status');
});

test('where nothing is found, the most likely names lead on', async () => {
  const { user } = await renderRoute('/search?q=mirrrtrnn');
  expect(await main().findByText('No results')).toBeVisible();
  await user.click(main().getByRole('link', { name: 'Mirror Tarn' }));
  await waitFor(async () => expect(await field()).toHaveValue('Mirror Tarn'));
});

test('an index that does not come can be asked for again', async () => {
  server.use(http.get(`*${published.search}`, () => HttpResponse.error()));
  const { user } = await renderRoute('/search?q=tarn');
  expect(await main().findByText("Search didn't load.", {}, { timeout: 4000 })).toBeVisible();
  server.resetHandlers();
  await user.click(main().getByRole('button', { name: 'Retry' }));
  expect(await main().findByRole('link', { name: 'Mirror Tarn' })).toBeVisible();
});

test('an index that does not come within ten seconds can be asked for again', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  server.use(http.get(`*${published.search}`, () => delay('infinite')));
  await renderRoute('/search?q=tarn');
  expect(await main().findByText('Searching…')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(main().getByText("Search didn't load.")).toBeVisible();
  server.resetHandlers();
  vi.useRealTimers();
  fireEvent.click(main().getByRole('button', { name: 'Retry' }));
  expect(await main().findByRole('link', { name: 'Mirror Tarn' })).toBeVisible();
});

test('the link in the bar leads to the field; typing finds, and Enter puts the keyboard away', async () => {
  window.history.replaceState(null, '', '/');
  const { user } = await renderRoute('/privacy');
  await user.click(within(await screen.findByRole('banner')).getByRole('link', { name: 'Search' }));
  const box = await field();
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard('tarn');
  expect(await main().findByRole('link', { name: 'Mirror Tarn' })).toBeVisible();
  expect(box).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(box).not.toHaveFocus();
  expect(box).toHaveValue('tarn');
});

test('results that were found before the page opened leave the focus at its heading', async () => {
  await renderRoute('/search?q=mirrrtrnn');
  expect(await main().findByText('No results')).toBeVisible();
  expect(await field()).not.toHaveFocus();
});
