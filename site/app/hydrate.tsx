import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preload, SWRConfig } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { fetcher } from '../data/requestJson.ts';
import { published } from '../data/published.ts';
import { type Fallback, swrOptions } from '../data/swr.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { App } from './App.tsx';
import { canonicalPath, matchRoute } from './routes.ts';
import { loadDeferredFrame } from './deferredFrame.tsx';
import { GuideRouter } from './navigation/GuideRouter.tsx';
import { loadComponent } from './navigation/loadPage.ts';
import { withBase, withoutBase } from '../base/guideBase.ts';

/** No page needs the code of its footer for the first paint. */
const Footer = lazyRegions({ load: loadDeferredFrame })((frame) => frame.Footer);

/**
 * Hydrates the prerendered page. A page that a host served for another address is rendered anew. Rejects if a long list
 * of the page cannot be fetched: its prerendered cards and links then stay.
 */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const payloadElement = document.getElementById('payload');
  if (!root || !payloadElement) throw new Error('The page has no root or no payload.');
  const fallback = JSON.parse(payloadElement.textContent ?? '{}') as Fallback;
  // Every page brings it along.
  const site = fallback[published.site] as Site;
  const { pathname, search, hash } = window.location;
  const path = canonicalPath(withoutBase(pathname), site);
  if (withBase(path) !== pathname) {
    window.history.replaceState(window.history.state, '', withBase(path) + search + hash);
  }
  const match = matchRoute(path, site);
  const longFiles = payloadElement.dataset.fetched?.split(' ').filter(Boolean) ?? [];
  const component = loadComponent(match.route);
  await Promise.all(longFiles.map(async (url) => (fallback[url] = await preload(url, fetcher))));
  await component;
  // A host answers an address in upper case with the page for unknown records, though the record may exist.
  const isMatch = withBase(path) === pathname || match.files.every((url) => url in fallback);
  const isServed = root.dataset.route === match.route.id && isMatch;
  // Data that the page of this very route lacks does not exist: this is the page for unknown records.
  if (isServed) for (const url of match.files) fallback[url] ??= null;
  const app = (
    <SWRConfig value={swrOptions(fallback)}>
      <GuideRouter>
        <App Footer={Footer} />
      </GuideRouter>
    </SWRConfig>
  );
  if (isServed) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

if (import.meta.hot) {
  void import('../dev/followContent.ts');
  void import('../dev/editLink.ts');
}

hydrate().catch(() => document.dispatchEvent(new Event('larch:failed')));
