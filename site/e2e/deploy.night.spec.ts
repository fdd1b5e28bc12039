import type { Page } from '@playwright/test';
import { pathWithin } from './below.ts';
import { expectOutage } from './brokenNetwork.ts';
import { allLoaded, expect, test, visit } from './fixtures.ts';
import { heading, hydrated } from './pageParts.ts';
import { denyStorage } from './denyStorage.ts';
import { name, record, recordLink } from './firstAttraction.ts';

const failure = (page: Page) => page.getByRole('heading', { name: "This page didn't load" });

/** Pages that have been loaded in full: their files are those of the new build, which the host has. */
const healed = new WeakSet<Page>();

/** Has the open page be one of an older build, whose files the host no longer has. */
async function deploy(page: Page): Promise<void> {
  await allLoaded(page);
  await page.evaluate(() => {
    const script = document.querySelector<HTMLElement>('script[data-entry]');
    if (script) script.dataset.entry = '/assets/entries/older.js';
  });
  healed.delete(page);
  await page.route(/\/assets\/chunks\//, (route) =>
    healed.has(page) ? route.fallback() : route.fulfill({ status: 404, body: 'gone' }),
  );
}

/** Counts loads of documents; from the first on, the files of the new build are there. */
function watchLoads(page: Page, { healing }: { healing: boolean }): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads.push(pathWithin(request.url()));
    if (healing) healed.add(page);
  });
  return loads;
}

test('a link of a page that is older than the guide loads its address in full', async ({
  page,
  incidents,
}) => {
  await visit(page, '/attractions');
  await deploy(page);
  const loads = watchLoads(page, { healing: true });
  await recordLink(page).click();
  await expect(page).toHaveURL(record);
  await expect(heading(page)).toHaveText(name);
  await hydrated(page);
  expect(loads).toEqual([record]);
  expectOutage(incidents);
});

test('Back to a page whose code is gone loads its address in full', async ({ page, incidents }) => {
  await visit(page, '/attractions');
  await recordLink(page).click();
  await expect(page).toHaveURL(record);
  await page.reload();
  await hydrated(page);
  await deploy(page);
  const loads = watchLoads(page, { healing: true });
  await page.evaluate(() => window.history.back());
  await expect(recordLink(page)).toBeVisible();
  await expect(page).toHaveURL('/attractions');
  await expect.poll(() => loads).toEqual(['/attractions']);
  expectOutage(incidents);
});

test('it does so once for an address and a build, and says that the page does not come then', async ({
  page,
  incidents,
}) => {
  await visit(page, '/attractions');
  await deploy(page);
  const loads = watchLoads(page, { healing: true });
  await recordLink(page).click();
  await expect.poll(() => loads).toEqual([record]);
  await hydrated(page);
  await visit(page, '/attractions');
  await deploy(page);
  loads.length = 0;
  for (let presses = 0; presses < 3; presses++) {
    await recordLink(page).click();
    await expect(failure(page)).toBeVisible();
    await page.goBack();
  }
  expect(loads).toEqual([]);
  expectOutage(incidents);
});

test('where nothing can be stored nothing is loaded in full, and links work', async ({ page, incidents }) => {
  await denyStorage(page, 'sessionStorage');
  await visit(page, '/attractions');
  await deploy(page);
  const loads = watchLoads(page, { healing: false });
  await recordLink(page).click();
  await expect(failure(page)).toBeVisible();
  expect(loads).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(record);
  expect(loads).toEqual([]);
  expectOutage(incidents);
});

test('a page of the same build is not loaded anew', async ({ page, incidents }) => {
  await visit(page, '/attractions');
  await allLoaded(page);
  await page.route(/\/assets\/chunks\//, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const loads = watchLoads(page, { healing: false });
  await recordLink(page).click();
  await expect(failure(page)).toBeVisible();
  expect(loads).toEqual([]);
  expectOutage(incidents);
});
