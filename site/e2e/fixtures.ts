import type { Page } from '@playwright/test';
import { expect, goBelow } from './below.ts';
import { type Incidents, type OutsideWorld, unexpected, watchIncidents } from './incidents.ts';
import { workerTest } from './workerTest.ts';
import { hydrated } from './pageParts.ts';

/** A test that fails on any console message, page error, failed request or visit to the outside world. */
export const test = workerTest.extend<{
  incidents: Incidents;
  consent: boolean;
  outside: OutsideWorld;
}>({
  /** True if the visitor has not decided about outside services. */
  consent: [false, { option: true }],
  /** Set to `mocked` where a page asks it: looking at every request takes a third more of the processor. */
  outside: ['refused', { option: true }],
  incidents: [
    async ({ context, page, baseURL, consent, outside }, use) => {
      goBelow(page);
      const incidents = await watchIncidents(context, new URL(baseURL ?? '').origin, { consent, outside });
      await use(incidents);
      // An answer that a test held back or changed may still be on its way.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected(incidents)).toEqual([]);
    },
    { auto: true },
  ],
});

/** For pages that ask the outside world, which is mocked. */
export const worldTest = test.extend({ outside: 'mocked' });

export { expect };

/** Waits until the code for visits is there: before, a pressed link loads a new document. */
const navigationLoaded = (page: Page) =>
  page.waitForFunction(() => window.history.scrollRestoration === 'manual', undefined, {
    // By default it asks at every frame, and has the browser draw one for that.
    polling: 50,
  });

/** Opens an address and waits until the application has taken over the page and its links. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await navigationLoaded(page);
}

/** Waits for all that loads after the first paint; an idle network alone may mean that no request was sent yet. */
export async function allLoaded(page: Page): Promise<void> {
  await navigationLoaded(page);
  await page.waitForLoadState('networkidle');
}

/** Opens an address, with a clock that the test may move, and waits for all that loads after the first paint. */
export async function visitWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  await allLoaded(page);
}
