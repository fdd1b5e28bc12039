import type { Page } from '@playwright/test';
import type { Attraction, Trail } from '#schemas/types/published.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { expect, test, visit, worldTest } from './fixtures.ts';
import { readDist } from './readDist.ts';

const [place] = readDist<Attraction[]>('api/attractions.json');
const [trail, other] = readDist<Trail[]>('api/hiking-trails.json');
if (!place || !trail || !other) throw new Error('The guide has too few records.');

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox');

test('by keyboard: its link leads to the field, typing finds, Tab leads to a result', async ({ page }) => {
  await visit(page, '/privacy');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(place.name.slice(0, -1));
  await expect(main(page).getByRole('status').first()).toHaveText(/\d+ results?$/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.type(place.name.slice(-1));
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: place.name }).toString()}`);
  const result = main(page).getByRole('link', { name: place.name, exact: true }).first();
  await expect(result).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('list').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(field(page)).toHaveValue(place.name);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
});

worldTest(
  'a result that is a part of a page leads to it, and the keyboard goes on from there',
  async ({ page }) => {
    await visit(page, '/search?q=bears');
    const parts = main(page).getByRole('list').locator('a[href*="#"]');
    for (const of of ['/notices#', '/travel-tips#']) {
      const result = parts.and(page.locator(`[href*="${of}"]`)).first();
      const address = (await result.getAttribute('href')) ?? '';
      await result.press('Enter');
      await expect(page).toHaveURL(address);
      const part = page.locator(address.slice(address.indexOf('#')));
      await expect(part).toBeInViewport();
      await expect(part.locator(':focus').or(part.and(page.locator(':focus')))).toBeVisible();
      await page.goBack();
      await expect(field(page)).toBeVisible();
    }
  },
);

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sign in the bar leads to the field, and a result leads on', async ({ page }) => {
    await visit(page, '/privacy');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(trail.name);
    await main(page).getByRole('link', { name: trail.name, exact: true }).first().tap();
    await expect(page).toHaveURL(`/hiking-trails/${trail.slug}`);
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
