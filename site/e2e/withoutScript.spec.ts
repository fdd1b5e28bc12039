import { expect } from '@playwright/test';
import { sharedPageTest as test } from './sharedPage.ts';
import { visits } from './visits.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

// The other addresses are tested without script in their files.
for (const { path } of visits.filter(({ isWhole }) => isWhole)) {
  test(`${path} reads without script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(120);
    expect(text).not.toContain('Loading...');
    // Nothing looks alive and is dead: what is left to press is a link, or sends a form.
    const dead = page
      .locator('main, footer')
      .locator('button[type="button"], [role="search"], select, [type="range"]');
    expect(await dead.filter({ visible: true }).count()).toBe(0);
  });
}
