import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Site } from '#schemas/types/published.ts';
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

/** Hydrates the prerendered page. A page that a host served for another address is rendered anew. */
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
  await loadRouteModule(match.route);
  // A host answers an address in upper case with the page for unknown records, though the record may exist.
  const isMeant = withBase(path) === pathname || match.data.every((url) => url in payload);
  const isServed = root.dataset.route === match.route.id && isMeant;
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

void hydrate();
