import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Site } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { swrOptions } from '../data/swr.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';
import { App } from './App.tsx';
import { Footer } from './frame/Footer.tsx';
import { matchRoute } from './routes.ts';

const site: Site = {
  ...publishedFile(published.site),
  guides: [{ label: 'By train', href: '/by-train', facts: ['climate', 'passes'] }],
  legal: [{ label: 'Imprint', href: '/imprint' }],
};
const routeOf = (pathname: string) => matchRoute(pathname, site).route.id;

test.each([
  ['/', 'home'],
  ['/attractions', 'attractions'],
  ['/attractions/', 'attractions'],
  ['/attractions/lake', 'attraction'],
  ['/hiking-trails/ridge', 'trail'],
  ['/saved', 'saved'],
  ['/by-train', 'guide'],
  ['/by-train/', 'guide'],
  ['/imprint', 'legal'],
  ['/privacy', 'not-found'],
  ['/By-Train', 'not-found'],
  ['/by-train/map', 'not-found'],
  ['/attractions/lake/map', 'not-found'],
  ['/404', 'not-found'],
])('%s is answered by %s: of guides and legal pages there are those that the content has', (path, id) => {
  expect(routeOf(path)).toBe(id);
});

test('a guide needs its own file and the facts that it shows', () => {
  expect(matchRoute('/by-train', site).files).toEqual([
    published.site,
    published.guide('by-train'),
    published.climate,
    published.passes,
  ]);
  expect(matchRoute('/imprint', site).files).toEqual([published.site, published.page('imprint')]);
});

test('a guide that is new in the content opens from the foot of the page', async () => {
  server.use(
    http.get('*/api/site.json', () => HttpResponse.json(site)),
    http.get('*/api/guides/by-train.json', () =>
      HttpResponse.json({ ...publishedFile(published.guide('getting-here')), heading: 'Coming by train' }),
    ),
  );
  const { user } = await renderRoute('/saved');
  await user.click(await screen.findByRole('link', { name: 'By train' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Coming by train' })).toBeVisible();
});

test('an address that is newer than the page that links it is left to the host', async () => {
  const reload = vi.fn<() => void>();
  const { location } = window;
  onTestFinished(() => void vi.stubGlobal('location', location));
  vi.stubGlobal('location', Object.assign(new URL(location.href), { reload }));
  server.use(
    http.get('*/api/guides/getting-here.json', () =>
      HttpResponse.json({
        ...publishedFile(published.guide('getting-here')),
        callToAction: [{ label: 'By balloon', href: '/by-balloon' }],
      }),
    ),
  );
  const { user } = await renderRoute('/getting-here');
  await user.click(await screen.findByRole('link', { name: 'By balloon' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByRole('heading', { name: '404 Page Not Found' })).toBeNull();
});

test('a page that came without the file about the guide asks for it, and again when it does not come', async () => {
  server.use(http.get('*/api/site.json', () => HttpResponse.error()));
  render(
    <SWRConfig value={{ ...swrOptions({}), provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/privacy']}>
        <App Footer={Footer} />
      </MemoryRouter>
    </SWRConfig>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Unable to load page' })).toBeVisible();
  server.resetHandlers();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});
