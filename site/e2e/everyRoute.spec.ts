import { expect, type Page } from '@playwright/test';
import type { Site } from '#schemas/types/published.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { visit } from './fixtures.ts';
import { layoutShiftWhileRead } from './layoutShift.ts';
import { readDist } from './publishedRoutes.ts';
import { sharedPageTest } from './sharedPage.ts';
import { visits } from './visits.ts';

const test = sharedPageTest({});
const site = readDist<Site>('api/site.json');
const phone = { name: 'phone', size: { width: 390, height: 844 } };
const desktop = { name: 'desktop', size: { width: 1440, height: 900 } };

type Scheme = 'light' | 'dark';

/** Opens an address in a colour scheme; one that is looked at as a whole must not shift while it loads and is read. */
async function open(page: Page, path: string, scheme: Scheme, isWhole: boolean): Promise<void> {
  // What moves may shift, too.
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: isWhole ? 'no-preference' : 'reduce' });
  await visit(page, path);
  if (!isWhole) return;
  expect(await layoutShiftWhileRead(page), `layout shift, ${scheme}`).toBeLessThanOrEqual(0.02);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}

test.describe.configure({ timeout: 60_000 });

for (const { path, isWhole } of visits) {
  test(`${path} is sound`, async ({ page }) => {
    await page.setViewportSize(phone.size);
    await open(page, path, 'light', isWhole);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(site.name));
    if (path !== '/saved') {
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.url + path);
    }
    for (const { name, size } of [phone, desktop]) {
      await page.setViewportSize(size);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `pixels that the page is wider than a ${name}`).toBeLessThanOrEqual(0);
      if (isWhole || name === 'phone') {
        expect(await accessibilityProblems(page), `${name}, light`).toEqual([]);
      }
    }
    if (!isWhole) return;
    // A page that is open while the scheme changes shows old colours for a moment.
    await open(page, path, 'dark', isWhole);
    for (const { name, size } of [desktop, phone]) {
      await page.setViewportSize(size);
      expect(await accessibilityProblems(page), `${name}, dark`).toEqual([]);
    }
  });
}
