import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Site } from '#schemas/types/published.ts';
import { expect, test, visit } from './fixtures.ts';
import { readDist, routes } from './publishedRoutes.ts';

const site = readDist<Site>('api/site.json');
const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
];

/** What axe finds on a page as it stands, in words. */
async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  );
}

test.describe.configure({ timeout: 60_000 });

for (const path of routes) {
  test(`${path} is sound`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await visit(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(site.name));
    if (path !== '/saved') {
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.url + path);
    }
    for (const { name, ...size } of sizes) {
      await page.setViewportSize(size);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `pixels that the page is wider than a ${name}`).toBeLessThanOrEqual(0);
      expect(await accessibilityProblems(page), `${name}, light`).toEqual([]);
    }
    // The schemes differ in colour alone. A page that is open while the scheme changes shows old colours for a moment.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await visit(page, path);
    for (const { name, ...size } of sizes) {
      await page.setViewportSize(size);
      expect(await accessibilityProblems(page, ['color-contrast']), `${name}, dark`).toEqual([]);
    }
  });
}
