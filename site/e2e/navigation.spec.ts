import type { Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { pathWithin } from './below.ts';
import { breakNetwork, expectOutage, outages, type Outage } from './brokenNetwork.ts';
import { everythingCame, expect, test, visitWithClock, worldTest } from './fixtures.ts';
import { galleryAddress } from './lightbox.ts';
import { bar, heading, hydrated, staysOpen } from './pageParts.ts';
import { name, record, recordLink, slug } from './firstAttraction.ts';

const list = '/attractions';
const chunks = '/assets/chunks/';

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

for (const outage of settings(outages, 1)) {
  for (const [from, to, link] of [
    [list, record, recordLink],
    [record, list, (page: Page) => bar(page).getByRole('link', { name: 'Attractions' })],
  ] as const) {
    test(`${outage}: from ${from === list ? 'a list to a record' : 'a record to its list'} the old page stays, and Retry leads on`, async ({
      page,
      incidents,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visitWithClock(page, from);
      const before = await heading(page).textContent();
      const network = await breakNetwork(page, outage);
      await link(page).click();
      await waitForTimeout(page, outage);
      await expect(staysOpen(page)).toContainText(words[outage]);
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
      await staysOpen(page).getByRole('button', { name: 'Retry' }).click();
      await expect(page).toHaveURL(to);
      await expect(heading(page)).not.toHaveText(before ?? '');
      await expect(staysOpen(page)).toHaveCount(0);
      expect(await page.evaluate(() => 'kept' in window), 'the same document').toBe(true);
      expectOutage(incidents);
    });
  }

  // With routes set, the browser asks again for files in its cache.
  worldTest(
    `${outage}: Back shows at the address that it reaches what is missing, and Retry brings it`,
    async ({ page, incidents }) => {
      await visitWithClock(page, list);
      await recordLink(page).click();
      await expect(page).toHaveURL(record);
      // A new start: the code of the list is not here any more.
      await page.reload();
      await hydrated(page);
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

test('a part of a page that does not come is asked for twice at most', async ({ page, incidents }) => {
  await visitWithClock(page, galleryAddress);
  const network = await breakNetwork(page, 'a file is gone');
  await page.getByRole('button', { name: /^Open picture 1 of/ }).click();
  await expect(page.getByRole('alert')).toHaveText(/This part did not load/);
  await page.getByRole('button', { name: /^Open picture 2 of/ }).click();
  expect(network.asked(chunks)).toBe(2);
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
