import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type Incidents, type OutsideWorld, watchIncidents } from './incidents.ts';
import { measureLayoutShift } from './layoutShift.ts';

interface SharedPage {
  page: Page;
  incidents: Incidents;
}

/**
 * A test that looks at an address in the page that the one before it used, for tests that press and type nothing: a
 * page of one's own has to fetch and compile the application anew. Fails on incidents like any other.
 */
export const sharedPageTest = (outside: OutsideWorld, options: BrowserContextOptions = {}) =>
  base.extend<{ page: Page }, { shared: SharedPage }>({
    shared: [
      async ({ browser }, provide, { project }) => {
        const { baseURL = '', timezoneId } = project.use;
        const context = await browser.newContext({
          baseURL,
          timezoneId,
          serviceWorkers: 'block',
          ...options,
        });
        const incidents = await watchIncidents(context, new URL(baseURL).origin, { outside });
        await measureLayoutShift(context);
        await provide({ page: await context.newPage(), incidents });
        await context.close();
      },
      { scope: 'worker' },
    ],
    page: async ({ shared: { page, incidents } }, provide) => {
      incidents.list = [];
      await provide(page);
      expect(incidents.list).toEqual([]);
    },
  });
