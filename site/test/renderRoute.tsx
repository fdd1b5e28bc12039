import { configure, getConfig, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { mutate, SWRConfig } from 'swr';
import { App } from '../app/App.tsx';
import { Footer } from '../app/frame/Footer.tsx';
import { loadComponent } from '../app/navigation/loadPage.ts';
import { routes } from '../app/routes.ts';
import { fetcher } from '../data/requestJson.ts';
import { published } from '../data/published.ts';
import { swrOptions } from '../data/swr.ts';

/** Presses without React's `act`, which does not wait for a page that suspends until it is loaded. */
function patient(user: UserEvent): UserEvent {
  const patiently = async (press: () => Promise<void>) => {
    const { eventWrapper } = getConfig();
    configure({ eventWrapper: (fire) => fire() });
    try {
      await press();
    } finally {
      configure({ eventWrapper });
    }
  };
  return {
    ...user,
    click: (element) => patiently(() => user.click(element)),
    keyboard: (keys) => patiently(() => user.keyboard(keys)),
  };
}

/**
 * Shows an address of the guide as a visit without prerendered data: everything is fetched but the file about the guide
 * as a whole, which every page brings along.
 */
export async function renderRoute(address: string): Promise<RenderResult & { user: UserEvent }> {
  // First without the limit that visitors have: on a busy machine compiling all pages takes longer.
  await Promise.all(routes.map(({ lazy }) => lazy()));
  // Modules arrive at once; how a page waits for its module is left to the browser tests.
  await Promise.all(routes.map(loadComponent));
  delete document.documentElement.dataset.hydrated;
  // Each test starts with an empty cache.
  await mutate(() => true, undefined);
  const fallback = { [published.site]: await fetcher(published.site) };
  const result = render(
    <SWRConfig value={{ ...swrOptions(fallback), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <App Footer={Footer} />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { ...result, user: patient(userEvent.setup()) };
}
