import type { Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { breakNetwork, expectOutage, outages, type Outage } from './brokenNetwork.ts';
import { expect, test, visit, visitWithClock, worldTest } from './fixtures.ts';
import { galleryAddress } from './lightbox.ts';
import { bar, heading, hydrated } from './pageParts.ts';
import { name, record, recordLink, slug } from './firstAttraction.ts';

const list = '/attractions';
const chunks = '/assets/chunks/';

/** A pending request fails after a time that a test does not wait for. */
async function waitForTimeout(page: Page, outage: Outage): Promise<void> {
  if (outage !== 'a file never comes') return;
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await page.clock.fastForward(20_000);
}

const ways = [
  ['a link', list, record, (page: Page) => recordLink(page).click()],
  ['the bar', record, list, (page: Page) => bar(page).getByRole('link', { name: 'Attractions' }).click()],
  ['Back', record, list, (page: Page) => page.evaluate(() => window.history.back())],
] as const;

for (const outage of settings(outages, 1)) {
  for (const [way, from, to, go] of ways) {
    // With routes set, the browser asks again for files in its cache.
    worldTest(
      `${outage}: ${way} leads to a page that says it didn't load, and Retry brings it`,
      async ({ page, incidents }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await visit(page, way === 'Back' ? list : from);
        if (way === 'Back') {
          await recordLink(page).click();
          await expect(page).toHaveURL(record);
        }
        // A new start: the code of the other page is not here any more.
        await visitWithClock(page, from);
        const network = await breakNetwork(page, outage);
        await go(page);
        await waitForTimeout(page, outage);
        await expect(heading(page)).toHaveText("This page didn't load");
        await expect(page).toHaveURL(to);
        expect(network.requests(chunks)).toBeGreaterThan(0);
        // Twice when the pointer comes near, and twice at a press that comes after that has failed.
        expect(network.requests(chunks)).toBeLessThanOrEqual(4);
        expect(network.requests('/api/attractions.json')).toBeLessThanOrEqual(1);
        expect(network.requests(`/api/attractions/slug/${slug}.json`)).toBeLessThanOrEqual(3);
        expectOutage(incidents);

        await network.restore();
        await page.evaluate(() => Object.assign(window, { kept: true }));
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(heading(page)).toHaveText(to === list ? 'Attractions' : name);
        if (to === list) await expect(recordLink(page)).toBeVisible();
        expect(await page.evaluate(() => 'kept' in window), 'the same document').toBe(true);
        expectOutage(incidents);
      },
    );
  }
}

test('a part of a page that does not come is asked for twice at most', async ({ page, incidents }) => {
  await visitWithClock(page, galleryAddress);
  const network = await breakNetwork(page, 'a file is gone');
  await page.getByRole('button', { name: /^View image 1 of/ }).click();
  await expect(page.getByRole('alert')).toHaveText(/This section didn't load/);
  await page.getByRole('button', { name: /^View image 2 of/ }).click();
  expect(network.requests(chunks)).toBe(2);
  expectOutage(incidents);
});

const capitals = slug.replace(/^./, (letter) => letter.toUpperCase());
for (const path of [`/attractions/${capitals}`, `/ATTRACTIONS/${slug}/`, `/attractions/${slug}/`]) {
  test(`${path} leads to the page that is meant`, async ({ page, incidents }) => {
    // The host has no file at an address in upper case: the application corrects it.
    incidents.expected.push(/404/);
    await page.goto(`${path}?from=mail#top`);
    await hydrated(page);
    await expect(page).toHaveURL(new RegExp(`/attractions/${slug}\\?from=mail#top$`));
    await expect(heading(page)).toHaveText(name);
  });
}
