import { expect } from '@playwright/test';
import { sharedPageTest } from './sharedPage.ts';
import { visits } from './visits.ts';

const test = sharedPageTest('refused', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

// What the other addresses say without script is read from their files.
for (const { path } of visits.filter(({ isWhole }) => isWhole)) {
  test(`${path} reads without script`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(120);
    expect(text).not.toContain('Loading...');
  });
}
