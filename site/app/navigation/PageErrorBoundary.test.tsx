import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PageHead } from '../../ui/head/PageHead.tsx';
import { SiteContext } from '../../ui/SiteContext.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

function Broken(): never {
  throw new Error('no chunk');
}

const page = (path: string, title: string, broken: boolean) => (
  <SiteContext value={{ name: 'Guide', url: 'https://guide.example', language: 'en', currency: 'EUR' }}>
    <MemoryRouter>
      <PageErrorBoundary
        key={path}
        location={{ pathname: path, search: '', hash: '', state: null, key: path, mask: undefined }}
      >
        {broken ? <Broken /> : <PageHead title={title} description="" path={path} />}
      </PageErrorBoundary>
    </MemoryRouter>
  </SiteContext>
);

afterEach(() => void vi.unstubAllGlobals());

test('a page that failed has the title of its failure, and the next page its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(page('/tarn', 'Tarn', false));
  document.documentElement.dataset.hydrated = 'true';
  rerender(page('/mine', 'Mine', true));
  expect(await screen.findByRole('heading', { level: 1, name: "This page didn't load" })).toBeVisible();
  await waitFor(() => expect(document.title).toBe("This page didn't load | Guide"));
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
  rerender(page('/hut', 'Hut', false));
  expect(document.title).toBe('Hut | Guide');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://guide.example/hut');
});

test('a page that fails again before anything else could show gets a new document', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', Object.assign(new URL(window.location.href), { reload }));
  render(page('/mine', 'Mine', true));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(retry);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
