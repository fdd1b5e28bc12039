import type { Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { expectOutage } from './brokenNetwork.ts';
import { expect, test, visitWithClock } from './fixtures.ts';
import { name, record, recordLink, slug } from './firstAttraction.ts';
import { bar, heading } from './pageParts.ts';

const list = '/attractions';

/** Holds back all requests for a file until the returned function is called with how they end. */
async function hold(page: Page, pattern: string): Promise<(end: 'continue' | 'abort' | 'refuse') => void> {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort' | 'refuse'>();
  await page.route(pattern, async (route) => {
    const end = await promise;
    if (end === 'continue') await route.continue();
    else if (end === 'abort') await route.abort();
    else await route.fulfill({ status: 500, body: 'broken' });
  });
  return resolve;
}

const eventsLink = (page: Page) => bar(page).getByRole('link', { name: 'Events' });
const loading = (page: Page) => page.getByRole('main').getByText('Loading');

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test.describe('a page that takes more than a second', () => {
  test('shows at its address that it loads, six skeletons for a list, and is asked for once', async ({
    page,
  }) => {
    await visitWithClock(page, list);
    let requests = 0;
    page.on('request', (request) => (requests += Number(request.url().endsWith('/api/events.json'))));
    const release = await hold(page, '**/api/events.json');
    await eventsLink(page).click();
    await expect(page).toHaveURL('/events', { timeout: 5000 });
    await expect(loading(page)).toHaveCount(1);
    await expect(heading(page)).toBeFocused();
    release('continue');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(requests).toBe(1);
  });

  test('shows a record that comes late, which is asked for once', async ({ page }) => {
    await visitWithClock(page, list);
    let requests = 0;
    page.on('request', (request) => (requests += Number(request.url().endsWith(`/${slug}.json`))));
    const release = await hold(page, `**/${slug}.json`);
    await recordLink(page).click();
    await expect(page).toHaveURL(record, { timeout: 5000 });
    await expect(loading(page)).toBeVisible();
    release('continue');
    await expect(heading(page)).toHaveText(name);
    expect(requests).toBe(1);
  });

  test('shows what its data says when that is no', async ({ page, incidents }) => {
    await visitWithClock(page, list);
    const release = await hold(page, '**/api/events.json');
    await eventsLink(page).click();
    await expect(page).toHaveURL('/events', { timeout: 5000 });
    release('refuse');
    await expect(heading(page)).toHaveText('Unable to load events');
    incidents.expected.push(/500/);
  });

  const missing = [
    ['data', '**/api/events.json', 'Unable to load events'],
    ['code', '**/assets/chunks/*', "This page didn't load"],
  ] as const;

  for (const [what, file, words] of settings(missing, 1)) {
    test(`says that its ${what} did not come at last; Retry brings it, and Back the place before`, async ({
      page,
      incidents,
    }) => {
      await visitWithClock(page, list);
      await page.evaluate(() => window.scrollTo(0, 600));
      const release = await hold(page, file);
      await eventsLink(page).click();
      await expect(page).toHaveURL('/events', { timeout: 5000 });
      await expect(loading(page)).toHaveCount(1);
      release('abort');
      await expect(heading(page)).toHaveText(words);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page.goBack();
      await expect(recordLink(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
      expectOutage(incidents);
    });
  }

  test('lets another link win, and Back', async ({ page, incidents }) => {
    await visitWithClock(page, list);
    const release = await hold(page, '**/api/events.json');
    await eventsLink(page).click();
    await expect(page).toHaveURL('/events', { timeout: 5000 });
    await bar(page).getByRole('link', { name: 'Activities' }).click();
    await expect(page).toHaveURL('/activities');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(list);
    release('abort');
    await expect(recordLink(page)).toBeVisible();
    await expect(page).toHaveURL(list);
    expectOutage(incidents);
  });
});
