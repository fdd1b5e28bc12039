import type { Page } from '@playwright/test';
import { pathWithin } from './below.ts';
import { breakNetwork, expectOutage, outages, type Outage } from './brokenNetwork.ts';
import { everythingCame, expect, test, visit, worldTest } from './fixtures.ts';
import { galleryAddress } from './lightbox.ts';
import { readDist } from './readDist.ts';

const [attraction] = readDist<{ slug: string; name: string }[]>('api/attractions.json');
const { slug = '', name = '' } = attraction ?? {};
const list = '/attractions';
const record = `/attractions/${slug}`;
const chunks = '/assets/chunks/';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const recordLink = (page: Page) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
const notice = (page: Page) =>
  page.getByRole('main').locator('..').getByRole('status').filter({ hasText: 'stays open' });

/** Opens an address with all that comes after the first paint. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  await everythingCame(page);
}

/** A pending request fails after a time that a test does not wait for. */
async function waitForTimeout(page: Page, outage: Outage): Promise<void> {
  if (outage !== 'a file never comes') return;
  const waiting = page.locator('a[aria-busy="true"]').or(page.getByRole('main').getByText('Loading...'));
  await expect(waiting).toHaveCount(1);
  await page.clock.fastForward(20_000);
}

const words: Record<Outage, string> = {
  'a file is gone': 'The page could not be loaded',
  'a file never comes': 'The page could not be loaded',
  'the server is gone': 'You are offline',
  'the network is gone': 'You are offline',
};

for (const outage of outages) {
  for (const [from, to, link] of [
    [list, record, recordLink],
    [record, list, (page: Page) => bar(page).getByRole('link', { name: 'Attractions' })],
  ] as const) {
    test(`${outage}: from ${from === list ? 'a list to a record' : 'a record to its list'} the old page stays, and Retry leads on`, async ({
      page,
      incidents,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, from);
      const before = await heading(page).textContent();
      const network = await breakNetwork(page, outage);
      await link(page).click();
      await waitForTimeout(page, outage);
      await expect(notice(page)).toContainText(words[outage]);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      expect(pathWithin(page.url())).toBe(from);
      await expect(heading(page)).toHaveText(before ?? '');
      expect(network.asked(chunks)).toBeGreaterThan(0);
      expect(network.asked(chunks)).toBeLessThanOrEqual(2);
      expect(network.asked('/api/attractions.json')).toBeLessThanOrEqual(1);
      expect(network.asked(`/api/attractions/slug/${slug}.json`)).toBeLessThanOrEqual(3);
      expectOutage(incidents);

      await network.restore();
      await page.evaluate(() => Object.assign(window, { kept: true }));
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await expect(page).toHaveURL(to);
      await expect(heading(page)).not.toHaveText(before ?? '');
      await expect(notice(page)).toHaveCount(0);
      // A part whose files are gone needs a new document; all else goes on in this one.
      expect(await page.evaluate(() => 'kept' in window)).toBe(outage !== 'a file is gone');
      expectOutage(incidents);
    });
  }

  // With routes set, the browser asks again for files in its cache.
  worldTest(
    `${outage}: Back shows at the address that it reaches what is missing, and Retry brings it`,
    async ({ page, incidents }) => {
      await open(page, list);
      await recordLink(page).click();
      await expect(page).toHaveURL(record);
      // A new start: the code of the list is not here any more.
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await everythingCame(page);
      const network = await breakNetwork(page, outage);
      await page.evaluate(() => window.history.back());
      await waitForTimeout(page, outage);
      await expect(heading(page)).toHaveText('This page did not load');
      await expect(page).toHaveURL(list);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      expect(network.asked(chunks)).toBeLessThanOrEqual(2);

      await network.restore();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(recordLink(page)).toBeVisible();
      await expect(page).toHaveURL(list);
      expectOutage(incidents);
    },
  );
}

test('a list that the server refuses is asked for once, a record three times', async ({
  page,
  incidents,
}) => {
  await open(page, '/privacy');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(pathWithin(request.url())));
  await page.route(/\/api\/attractions/, (route) => route.fulfill({ status: 503, body: 'broken' }));
  const times = (path: string) => asked.filter((one) => one === path).length;
  await page.getByRole('navigation', { name: 'Explore' }).getByRole('link', { name: 'Attractions' }).click();
  await expect(heading(page)).toHaveText('Unable to load attractions');
  expect(times('/api/attractions.json')).toBe(1);

  await visit(page, list);
  asked.length = 0;
  await recordLink(page).click();
  await expect(heading(page)).toHaveText('Unable to Load Attraction');
  expect(times(`/api/attractions/slug/${slug}.json`)).toBe(3);
  incidents.expected.push(/503/);
});

test('while a page does not come, another link can be pressed, and that one wins', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, list);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/events.json', async (route) => {
    await held;
    await route.continue();
  });
  const slow = bar(page).getByRole('link', { name: 'Events' });
  // A second later the page would show that it loads.
  await page.clock.pauseAt(Date.now() + 60_000);
  await slow.click();
  await expect(slow).toHaveAttribute('aria-busy', 'true');
  await bar(page).getByRole('link', { name: 'Activities' }).click();
  await expect(page).toHaveURL('/activities');
  await expect(slow).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(slow).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/activities');
  await expect(notice(page)).toHaveCount(0);
});

test('a part of a page that does not come is asked for twice at most', async ({ page, incidents }) => {
  await open(page, galleryAddress);
  const network = await breakNetwork(page, 'a file is gone');
  await page.getByRole('button', { name: /^Open picture 1 of/ }).click();
  await expect(page.getByRole('alert')).toHaveText(/This part did not load/);
  await page.getByRole('button', { name: /^Open picture 2 of/ }).click();
  expect(network.asked(chunks)).toBe(2);
  expectOutage(incidents);
});

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

test.describe('a page that takes more than a second', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

  test('shows at its address that it loads, six skeletons for a list, and is asked for once', async ({
    page,
  }) => {
    await open(page, list);
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith('/api/events.json'))));
    const release = await hold(page, '**/api/events.json');
    await eventsLink(page).click();
    await expect(page).toHaveURL('/events', { timeout: 5000 });
    await expect(loading(page)).toHaveCount(1);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    release('continue');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(asked).toBe(1);
  });

  test('shows a record that comes late, which is asked for once', async ({ page }) => {
    await open(page, list);
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith(`/${slug}.json`))));
    const release = await hold(page, `**/${slug}.json`);
    await recordLink(page).click();
    await expect(page).toHaveURL(record, { timeout: 5000 });
    await expect(loading(page)).toBeVisible();
    release('continue');
    await expect(heading(page)).toHaveText(name);
    expect(asked).toBe(1);
  });

  test('shows what its data says when that is no', async ({ page, incidents }) => {
    await open(page, list);
    const release = await hold(page, '**/api/events.json');
    await eventsLink(page).click();
    await expect(page).toHaveURL('/events', { timeout: 5000 });
    release('refuse');
    await expect(heading(page)).toHaveText('Unable to load events');
    incidents.expected.push(/500/);
  });

  for (const [what, file] of [
    ['data', '**/api/events.json'],
    ['code', `**${chunks}*`],
  ] as const) {
    test(`gives the old page back, where it was, when its ${what} does not come at last`, async ({
      page,
      incidents,
    }) => {
      await open(page, list);
      await page.evaluate(() => window.scrollTo(0, 600));
      const release = await hold(page, file);
      await eventsLink(page).click();
      await expect(page).toHaveURL('/events', { timeout: 5000 });
      await expect(loading(page)).toHaveCount(1);
      release('abort');
      await expect(notice(page)).toContainText('The page could not be loaded');
      await expect(page).toHaveURL(list);
      await expect(recordLink(page)).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(600);
      await page.unrouteAll();
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await expect(page).toHaveURL('/events');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expectOutage(incidents);
    });
  }

  test('lets another link win, and Back', async ({ page, incidents }) => {
    await open(page, list);
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
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveURL(list);
    expectOutage(incidents);
  });
});

test('a record that is refused is asked for three times in all, though its link was touched before', async ({
  page,
  incidents,
}) => {
  await open(page, list);
  let asked = 0;
  await page.route(`**/${slug}.json`, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: 'broken' });
  });
  await recordLink(page).hover();
  await expect.poll(() => asked).toBe(1);
  await page.waitForLoadState('networkidle');
  await recordLink(page).click();
  await expect(heading(page)).toHaveText('Unable to Load Attraction');
  expect(asked).toBe(3);
  incidents.expected.push(/500/);
});

for (const path of [
  '/attractions/Bishops-View',
  '/ATTRACTIONS/bishops-view/',
  '/attractions/bishops-view/',
]) {
  test(`${path} leads to the page that is meant`, async ({ page, incidents }) => {
    // The host has no file at an address in upper case: the application corrects it.
    incidents.expected.push(/404/);
    await page.goto(`${path}?from=mail#top`);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(page).toHaveURL(/\/attractions\/bishops-view\?from=mail#top$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bishop');
  });
}
