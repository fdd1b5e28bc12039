import { expect } from '@playwright/test';
import { sharedPageTest as test } from './sharedPage.ts';

test.use({ viewport: { width: 390, height: 844 }, outside: 'mocked' });

const mostLength = 5000;

for (const [path, first, mostTop] of [
  ['/attractions', 'main article', 300],
  ['/activities', 'main article', 300],
  ['/accommodations', 'main article', 300],
  ['/events', 'main article', 300],
  ['/map', 'section[aria-label="Map of attractions"]', 150],
  ['/hiking-map', 'section[aria-label="Map of hiking trails"]', 150],
  ['/notices', 'section[aria-label="Map of notices"]', 150],
] as const) {
  test(`${path} begins with its list or map on a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated=true]')).toBeAttached();
    const box = await page.locator(first).first().boundingBox();
    expect(box?.y).toBeLessThanOrEqual(mostTop);
    if (path === '/notices') return;
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length).toBeLessThanOrEqual(mostLength);
  });
}
