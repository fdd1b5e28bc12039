import { outsideWorld } from '#fixtures/outsideWorld.ts';
import type { BrowserContext } from '@playwright/test';
import { getResponse } from 'msw';
import { basePath } from './readDist.ts';

/** Incidents on a page during a test. */
export interface Incidents {
  list: string[];
  /** Incidents that a test causes itself. */
  expected: RegExp[];
}

/** Returns every incident but the expected ones. Called last, because an incident may be reported late. */
export function unexpected({ list, expected }: Incidents): string[] {
  return list.filter((incident) => !expected.some((pattern) => pattern.test(incident)));
}

const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Answers the outside world from the shared handlers; a request that none of them knows is an incident. */
async function mockOutsideWorld(
  context: BrowserContext,
  origin: string,
  incidents: Incidents,
): Promise<void> {
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const request = new Request(route.request().url(), { method: route.request().method() });
      const response = await getResponse(outsideWorld, request);
      if (!response) {
        incidents.list.push(`request to the outside world: ${request.url}`);
        await route.abort();
        return;
      }
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    },
  );
}

/** Counts every request to the outside world as an incident; the browser of the tests finds no other host. */
function refuseOutsideWorld(context: BrowserContext, origin: string, incidents: Incidents): void {
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      incidents.list.push(`request to the outside world: ${url.href}`);
  });
}

/** Stores that the visitor has refused outside services before, so that the page does not ask. */
const refuseServices = (key: string) => {
  try {
    localStorage[key] ??= '{"state":{"consent":"refused"},"version":0}';
  } catch {
    // Visitors whose browser stores nothing see the consent banner.
  }
};

/** Mode of the outside world: as the shared handlers say, or not at all, which leaves the browser its cache. */
export type OutsideWorld = 'mocked' | 'refused';

/** Collects any console message, page error, failed request or visit to the outside world from now on. */
export async function watchIncidents(
  context: BrowserContext,
  origin: string,
  { outside = 'mocked', consent = false }: { outside?: OutsideWorld; consent?: boolean } = {},
): Promise<Incidents> {
  const incidents: Incidents = { list: [], expected: [] };
  if (!consent) await context.addInitScript(refuseServices, `${basePath()}larch-consent`);
  if (outside === 'mocked') await mockOutsideWorld(context, origin, incidents);
  else refuseOutsideWorld(context, origin, incidents);
  context.on('console', (message) => {
    // Said by Playwright itself where a test wants no worker.
    if (message.text() === workerBlocked) return;
    incidents.list.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => incidents.list.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // A page that is left takes its unfinished requests with it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') incidents.list.push(`failed: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) incidents.list.push(`${response.status()}: ${response.url()}`);
  });
  return incidents;
}
