import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { App } from '../app/App.tsx';
import { Footer } from '../app/frame/Footer.tsx';
import { loadRouteModule } from '../app/routeModules.ts';
import { routeTable } from '../app/routeTable.ts';
import { fetchPublished } from '../data/requestJson.ts';
import { published } from '../data/published.ts';
import { PublishedDataProvider } from '../data/PublishedDataProvider.tsx';

/**
 * Shows an address of the guide as a visit without prerendered data: everything is fetched but the file about the guide
 * as a whole, which every page brings along.
 */
export async function renderRoute(address: string): Promise<RenderResult & { user: UserEvent }> {
  // First without the limit that visitors have: on a busy machine compiling all pages takes longer.
  await Promise.all(routeTable.map(({ load }) => load()));
  // Modules arrive at once; how a page waits for its module is left to the browser tests.
  await Promise.all(routeTable.map(loadRouteModule));
  const payload = { [published.site]: await fetchPublished(published.site) };
  const result = render(
    // Each test starts with an empty cache.
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <PublishedDataProvider payload={payload}>
        <MemoryRouter initialEntries={[address]}>
          <App Footer={Footer} />
        </MemoryRouter>
      </PublishedDataProvider>
    </SWRConfig>,
  );
  return { ...result, user: userEvent.setup() };
}
