import { expect } from '@playwright/test';
import { routes } from './publishedRoutes.ts';
import { sharedPageTest as test } from './sharedPage.ts';

// Without scripts a page is here in a third of the time; they add nothing that is wider.
test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

for (const path of routes) {
  test(`${path} fits a small phone`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toHaveCount(1);
    const [overflow, barOverflow] = await page.evaluate(() => {
      const bar = document.querySelector('header > div');
      return [document.documentElement, bar].map((box) => (box ? box.scrollWidth - window.innerWidth : 0));
    });
    expect(overflow, 'pixels that the page is wider').toBeLessThanOrEqual(0);
    // A fixed bar makes no page wider: what does not fit is cut.
    expect(barOverflow, 'pixels that the bar is wider').toBeLessThanOrEqual(0);
  });
}
