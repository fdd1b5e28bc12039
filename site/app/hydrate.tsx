import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preload } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { fetchPublished } from '../data/requestJson.ts';
import { published } from '../data/published.ts';
import { type Payload, PublishedDataProvider } from '../data/PublishedDataProvider.tsx';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { App } from './App.tsx';
import { canonicalPath } from './canonicalPath.ts';
import { loadDeferredFrame } from './loadDeferredFrame.ts';
import { loadRouteModule } from './routeModules.ts';
import { matchRoute } from './routeTable.ts';
import { VisitRouter } from './VisitRouter.tsx';
import { withBase, withoutBase } from '../base/guideBase.ts';

/** No page needs the code of its footer for the first paint. */
const Footer = lazyRegions({ load: loadDeferredFrame })((frame) => frame.Footer);

/**
 * Fetches the published files that are too long to be embedded into the payload. Resolves to whether all came. The error
 * of one that did not is handed to the page, which shows it and does not ask again.
 */
async function fetchLongFiles(urls: readonly string[], payload: Payload): Promise<boolean> {
  const requests = urls.map((url) => fetchPublished(url));
  const answers = await Promise.allSettled(requests);
  for (const [index, answer] of answers.entries()) {
    const url = urls[index] ?? '';
    if (answer.status === 'fulfilled') payload[url] = answer.value;
    else void preload(url, () => requests[index]);
  }
  return answers.every(({ status }) => status === 'fulfilled');
}

/**
 * Hydrates the prerendered page. A page that a host served for another address, or without a file that it needs, is
 * rendered anew.
 */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const payloadElement = document.getElementById('payload');
  if (!root || !payloadElement) throw new Error('The page has no root or no payload.');
  const payload = JSON.parse(payloadElement.textContent ?? '{}') as Payload;
  // Every page brings it along.
  const site = payload[published.site] as Site;
  const { pathname, search, hash } = window.location;
  const path = canonicalPath(withoutBase(pathname), site);
  if (withBase(path) !== pathname) {
    window.history.replaceState(window.history.state, '', withBase(path) + search + hash);
  }
  const match = matchRoute(path, site);
  const longFiles = payloadElement.dataset.fetched?.split(' ').filter(Boolean) ?? [];
  const [haveAllCome] = await Promise.all([fetchLongFiles(longFiles, payload), loadRouteModule(match.route)]);
  // A host answers an address in upper case with the page for unknown records, though the record may exist.
  const isMeant = withBase(path) === pathname || match.data.every((url) => url in payload);
  const isServed = root.dataset.route === match.route.id && isMeant && haveAllCome;
  // Data that the page of this very route came without does not exist: this is the page for unknown records.
  if (isServed) for (const url of match.data) payload[url] ??= null;
  const app = (
    <PublishedDataProvider payload={payload}>
      <VisitRouter>
        <App Footer={Footer} />
      </VisitRouter>
    </PublishedDataProvider>
  );
  if (isServed) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

if (import.meta.hot) {
  void import('./followContent.ts');
  void import('./editLink.ts');
}

hydrate().catch(() => document.dispatchEvent(new Event('larch:failed')));
