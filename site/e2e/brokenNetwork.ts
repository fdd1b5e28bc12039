import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import type { Incidents } from './incidents.ts';

/** Ways in which code does not come. */
export const outages = [
  'a file is gone',
  'the server is gone',
  'a file never comes',
  'the network is gone',
] as const;
export type Outage = (typeof outages)[number];

interface Broken {
  /** Number of requests of each address since. */
  requests: (part: string) => number;
  /** Everything is as before again. */
  restore: () => Promise<void>;
}

/** Breaks what a page that is open may still ask for. */
export async function breakNetwork(page: Page, outage: Outage): Promise<Broken> {
  const context: BrowserContext = page.context();
  const counts = new Map<string, number>();
  const count = (request: Request) => {
    const { pathname } = new URL(request.url());
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  };
  const scripts = /\/assets\/chunks\/.*\.js(\?|$)/;
  const all = /./;
  const hold = () => {};
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
  const abort = (route: Route) => route.abort('connectionrefused');
  page.on('request', count);
  if (outage === 'the network is gone') await context.setOffline(true);
  if (outage === 'a file is gone') await page.route(scripts, gone);
  if (outage === 'a file never comes') await page.route(scripts, hold);
  if (outage === 'the server is gone') await page.route(all, abort);
  return {
    requests: (part) =>
      Math.max(0, ...[...counts].flatMap(([path, times]) => (path.includes(part) ? [times] : []))),
    restore: async () => {
      page.off('request', count);
      await context.setOffline(false);
      await page.unrouteAll();
    },
  };
}

/** Expects the errors that a browser reports because of a broken network: they are no fault of the page. */
export function expectOutage(incidents: Incidents): void {
  incidents.expected.push(/^failed: |^404: |Failed to load resource|dynamically imported module|too late/);
}
