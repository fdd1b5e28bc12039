import AxeBuilder from '@axe-core/playwright';
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
async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  );
}

for (const path of routes) {
  test(`${path} is sound`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // Colours that are inherited change a frame later.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await accessibilityProblems(page), `${name}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
