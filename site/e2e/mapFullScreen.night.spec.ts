import type { Page } from '@playwright/test';
import { pathWithin } from './below.ts';
import { expect, visit, worldTest as test } from './fixtures.ts';
import { readDist } from './readDist.ts';

const walk = readDist<{ slug: string; name: string; route: object | null }[]>('api/hiking-trails.json').find(
  ({ route }) => route,
);

const frame = (page: Page) => page.getByRole('region', { name: 'Map of hiking trails' });
/** The place of the scroll bar stays free. */
const isFull = (page: Page) =>
  frame(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return x === 0 && y === 0 && width >= innerWidth - 20 && height === innerHeight;
  });

test('a press opens the map, Back closes it, and the page is as it was', async ({ page }) => {
  await visit(page, '/hiking-map');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => isFull(page)).toBe(true);
  const list = page.getByRole('list', { name: 'Trails on the map' });
  await expect(list.and(page.locator('[inert], [inert] *'))).toHaveCount(1);
  await page.goBack();
  await expect.poll(() => isFull(page)).toBe(false);
  expect(pathWithin(page.url())).toBe('/hiking-map');
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('with keys alone: Escape closes the card first, then the map', async ({ page }) => {
  // A map of few trails, on which no pin is in a cluster.
  await visit(page, `/hiking-map?q=${encodeURIComponent(walk?.name ?? '')}`);
  const button = page.getByRole('button', { name: 'Full screen' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFull(page)).toBe(true);
  // After the last control comes the browser's own bar, and then the first again.
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await frame(page).evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      ),
    ).toBe(true);
  }
  const pin = page.locator('.leaflet-marker-icon[aria-pressed]').first();
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-popup]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-popup]')).toHaveCount(0);
  await expect.poll(() => isFull(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFull(page)).toBe(false);
});

test('a trail opens it with its line, and Back leads to the trail', async ({ page }) => {
  const path = `/hiking-trails/${walk?.slug}`;
  await visit(page, path);
  await page.getByRole('link', { name: 'View on Map' }).click();
  await expect.poll(() => isFull(page)).toBe(true);
  await expect(page.locator('.leaflet-overlay-pane path').first()).toBeAttached();
  await page.goBack();
  await expect.poll(() => isFull(page)).toBe(false);
  await page.goBack();
  expect(pathWithin(page.url())).toBe(path);
});
