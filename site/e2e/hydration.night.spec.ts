import { expect } from './below.ts';
import { routes } from './publishedRoutes.ts';
import { sharedPageTest as test } from './sharedPage.ts';

// Its dates, numbers and time differ from those of the build.
test.use({ timezoneId: 'Pacific/Auckland', locale: 'de-DE', outside: 'mocked' });

for (const path of routes) {
  test(`${path} hydrates without a message`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
    await expect(page.locator('[data-hydrated="true"]').first()).toBeAttached();
    await expect(page.locator('[data-hydrated="false"]')).toHaveCount(0);
  });
}
