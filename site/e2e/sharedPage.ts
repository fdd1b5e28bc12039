import { expect, type Page } from '@playwright/test';
import type { OutsideWorld } from './incidents.ts';
import { workerTest } from './workerTest.ts';

/**
 * A test that looks at an address in the page that the one before it used, for tests that press and type nothing: a
 * page of one's own has to fetch and compile the application anew. Fails on incidents like any other.
 */
export const sharedPageTest = workerTest.extend<{ page: Page; outside: OutsideWorld }>({
  outside: ['refused', { option: true }],
  page: async ({ sharedPage, outside, javaScriptEnabled, timezoneId, locale, viewport }, provide) => {
    const { page, incidents } = await sharedPage({ outside, javaScriptEnabled, timezoneId, locale });
    incidents.list = [];
    if (viewport) await page.setViewportSize(viewport);
    await provide(page);
    expect(incidents.list).toEqual([]);
  },
});
