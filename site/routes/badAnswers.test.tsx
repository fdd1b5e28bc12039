import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { settings } from '#fixtures/testScope.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

/** Every way in which an answer can be no answer. */
const badAnswers: [string, () => Response][] = [
  ['an HTML page', () => HttpResponse.html('<!doctype html><p>Welcome</p>')],
  ['half a file', () => new HttpResponse('{"slug":', { headers: { 'content-type': 'application/json' } })],
  ['null', () => HttpResponse.json(null)],
  ['a 500', () => new HttpResponse('broken', { status: 500 })],
  ['a missing file', () => new HttpResponse('no', { status: 404 })],
  ['a dropped connection', () => HttpResponse.error()],
];

const lists = [
  ['/attractions', 'attractions'],
  ['/activities', 'activities'],
  ['/accommodations', 'accommodations'],
] as const;

describe.each(badAnswers)('%s', (name, answer) => {
  // By day the first of them comes on every page, each of the others on one.
  const pages = <T,>(all: readonly T[]) => settings(all, name === badAnswers[0]?.[0] ? all.length : 1);

  test.each(pages(lists))(
    '%s says that it could not load the list, and Retry asks again',
    async (path, list) => {
      server.use(http.get(`*/api/${list}.json`, answer));
      const { user } = await renderRoute(path);
      expect(await screen.findByRole('heading', { level: 1, name: `Unable to load ${list}` })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      expect(screen.getByRole('main').querySelector('[data-drawing="night"]')).toBeInTheDocument();
      server.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    },
  );

  test.each(
    pages([
      ['/activities/tarn-canoe', 'activities', 'Activity Not Found'],
      ['/accommodations/bunk-house', 'accommodations', 'Accommodation Not Found'],
    ]),
  )('%s is the specified not-found screen', async (path, kind, heading) => {
    server.use(http.get(`*/api/${kind}/slug/*`, answer));
    await renderRoute(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test.each(pages([...lists.map(([path]) => path), '/', '/saved', '/getting-here', '/privacy']))(
    '%s without its texts says so, and Retry asks again',
    async (path) => {
      server.use(http.get(/\/api\/(pages|guides)\//, answer), http.get('*/api/home.json', answer));
      const { user } = await renderRoute(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Unable to load page' })).toBeVisible();
      server.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(
        await screen.findByRole('heading', { level: 1, name: /^(?!Unable to load page)/ }),
      ).toBeVisible();
    },
  );
});

test.each(badAnswers.filter(([name]) => name !== 'a missing file'))(
  'an attraction that comes as %s can be asked for again',
  async (_, answer) => {
    server.use(http.get('*/api/attractions/slug/*', answer));
    const { user } = await renderRoute('/attractions/mirror-tarn');
    expect(await screen.findByRole('heading', { level: 1, name: 'Unable to Load Attraction' })).toBeVisible();
    expect(
      screen.getByText('There was an error loading the attraction details. Please try again.'),
    ).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mirror Tarn' })).toBeVisible();
  },
);

test('JSON of another shape than the list leaves a page that can be loaded again, and other pages work', async () => {
  server.use(http.get('*/api/attractions.json', () => HttpResponse.json({ message: 'moved' })));
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await renderRoute('/attractions');
  expect(await screen.findByRole('heading', { level: 1, name: "This page didn't load" })).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'Activities' })[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: /activities|do/i })).toBeVisible();
  expect(reported).toHaveBeenCalled();
});
