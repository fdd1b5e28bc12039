import type { Page } from '@playwright/test';
import type { Attraction, Trail } from '#schemas/types/published.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { expect, test, visit } from './fixtures.ts';
import { readDist } from './readDist.ts';

const [place] = readDist<Attraction[]>('api/attractions.json');
const [trail, other] = readDist<Trail[]>('api/hiking-trails.json');
if (!place || !trail || !other) throw new Error('The guide has too few records.');

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Search the guide' });
const field = (page: Page) => sheet(page).getByRole('searchbox');

/** Opens a page whose deferred frame listens to the link. */
async function visitListening(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.locator('[aria-live="polite"]')).toHaveCount(1);
}

test('by keyboard: its link opens it, arrows lead to a result, Escape closes it', async ({ page }) => {
  await visitListening(page, '/privacy');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(place.name.slice(0, -1));
  await expect(sheet(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await page.keyboard.type(place.name);
  await expect(sheet(page).getByRole('link', { name: place.name, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(sheet(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: place.name }).toString()}`);
  await expect(
    page.getByRole('main').getByRole('link', { name: place.name, exact: true }).first(),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
});

test('before the application is there, the link in the bar leads to the page of the search', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveAttribute(
    'href',
    '/search',
  );
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sign in the bar opens it, and a result leads on', async ({ page }) => {
    await visitListening(page, '/privacy');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
    await field(page).fill(trail.name);
    await sheet(page).getByRole('link', { name: trail.name, exact: true }).tap();
    await expect(page).toHaveURL(`/hiking-trails/${trail.slug}`);
    await expect(sheet(page)).toBeHidden();
  });

  test('two saved walks are compared, and Back leads to the choice', async ({ page }) => {
    for (const { slug, name } of [trail, other]) {
      await visit(page, `/hiking-trails/${slug}`);
      await page.getByRole('button', { name: `Save ${name}`, exact: true }).tap();
    }
    await visit(page, '/saved');
    await page.getByRole('link', { name: 'Compare', exact: true }).tap();
    await expect(page).toHaveURL(`/saved?compare=trail/${trail.slug},trail/${other.slug}`);
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([trail.name, other.name]);
    await expect(table.getByRole('row', { name: /^Distance/ })).toContainText(other.distance);
    expect(await accessibilityProblems(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: trail.name })).toBeChecked();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of the search says so, and leads to the lists', async ({ page }) => {
    await page.goto('/search');
    await expect(page.locator('main noscript p')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Attractions' }).click();
    await expect(page).toHaveURL('/attractions');
  });
});
