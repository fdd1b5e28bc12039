import { expect, test } from './fixtures.ts';
import { routes } from './publishedRoutes.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const path of routes) {
  test(`${path} reads without script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(120);
    expect(text).not.toContain('Loading...');
  });
}
