import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Site } from '#schemas/types/published.ts';
import { published } from '../data/published.ts';
import { type Payload, PublishedDataProvider } from '../data/PublishedDataProvider.tsx';
import { App } from './App.tsx';
import { loadRouteModule } from './routeModules.ts';
import { matchRoute } from './routeTable.ts';
import { VisitRouter } from './VisitRouter.tsx';

/** Brings the prerendered page to life; a page that a host served for another address is rendered anew. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const payloadElement = document.getElementById('payload');
  if (!root || !payloadElement) throw new Error('The page has no root or no payload.');
  const payload = JSON.parse(payloadElement.textContent ?? '{}') as Payload;
  // Every page brings it along.
  const match = matchRoute(window.location.pathname, payload[published.site] as Site);
  await loadRouteModule(match.route);
  // What the page of this very route came without does not exist: the host says so with its page for unknown records.
  const isServed = root.dataset.route === match.route.id;
  if (isServed) for (const url of match.data) payload[url] ??= null;
  const app = (
    <PublishedDataProvider payload={payload}>
      <VisitRouter>
        <App />
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
