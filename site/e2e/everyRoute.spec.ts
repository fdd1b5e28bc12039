import AxeBuilder from '@axe-core/playwright';
import type { Site } from '#schemas/types/published.ts';
import { expect, test, visit } from './fixtures.ts';
import { readDist, routes } from './publishedRoutes.ts';

const site = readDist<Site>('api/site.json');
const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
];

for (const { name, width, height } of sizes) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });
    for (const path of routes) {
      test(`${path} is sound`, async ({ page }) => {
        await visit(page, path);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page).toHaveTitle(new RegExp(site.name));
        if (path !== '/saved') {
          const canonical = page.locator('link[rel="canonical"]');
          await expect(canonical).toHaveAttribute('href', site.url + path);
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'pixels that the page is wider than the screen').toBeLessThanOrEqual(0);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
          );
          expect(found, colorScheme).toEqual([]);
        }
      });
    }
  });
}
