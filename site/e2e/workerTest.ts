import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type Incidents, type OutsideWorld, watchIncidents } from './incidents.ts';
import { measureLayoutShift } from './layoutShift.ts';
import { StoppableGuide } from './stoppableGuide.ts';

export interface SharedPage {
  page: Page;
  incidents: Incidents;
}

/** Settings that tests sharing a page have in common. */
export interface SharedPageOptions extends Pick<
  BrowserContextOptions,
  'javaScriptEnabled' | 'timezoneId' | 'locale'
> {
  outside: OutsideWorld;
}

/**
 * Resources that the tests of a worker share, made when the first of them asks. All tests start from here: between tests that
 * share other fixtures Playwright ends its worker with the browser, and starts another.
 */
export const workerTest = base.extend<
  object,
  {
    /** A guide whose server can be stopped. */
    guide: StoppableGuide;
    sharedPage: (options: SharedPageOptions) => Promise<SharedPage>;
  }
>({
  guide: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, provide) => {
      await using guide = await StoppableGuide.open(Number(process.env.LARCH_E2E_PORT));
      await provide(guide);
    },
    { scope: 'worker' },
  ],
  sharedPage: [
    async ({ browser }, provide, { project }) => {
      const { baseURL = '' } = project.use;
      const open = async ({ outside, ...options }: SharedPageOptions): Promise<SharedPage> => {
        const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...options });
        const incidents = await watchIncidents(context, new URL(baseURL).origin, { outside });
        await measureLayoutShift(context);
        return { page: await context.newPage(), incidents };
      };
      const pages = new Map<string, SharedPage>();
      await provide(async (options) => {
        const key = JSON.stringify(options);
        const shared = pages.get(key) ?? (await open(options));
        pages.set(key, shared);
        return shared;
      });
      for (const { page } of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});
