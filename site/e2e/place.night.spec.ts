import type { Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { expectOutage } from './brokenNetwork.ts';
import { allLoaded, expect, test, visit, worldTest } from './fixtures.ts';
import { galleryAddress, openLightbox, opener } from './lightbox.ts';
import { atRest } from './frames.ts';
import { heading, hydrated } from './pageParts.ts';
import { denyStorage } from './denyStorage.ts';
import { name, record, recordLink } from './firstAttraction.ts';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to a place, and waits until the page knows. */
async function scroll(page: Page, top: number): Promise<void> {
  await allLoaded(page);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => place(page)).toBe(top);
  // Two frames: scroll events come with the next one.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
const expectPlace = (page: Page, top: number) =>
  expect
    .poll(async () => Math.abs((await place(page)) - top), { message: `at ${top}` })
    .toBeLessThanOrEqual(2);

const pages = [
  '/attractions',
  record,
  '/hiking-map',
  '/',
  '/map',
  '/events',
  '/getting-here',
  '/trip-planner',
];

for (const path of settings(pages, 1)) {
  // Maps ask for tiles.
  const pageTest = /map$|planner$/.test(path) ? worldTest : test;
  pageTest(`${path} is where it was after a reload, and after a visit elsewhere`, async ({ page }) => {
    await visit(page, path);
    await scroll(page, 640);
    await page.reload();
    await hydrated(page);
    await allLoaded(page);
    await expectPlace(page, 640);

    await scroll(page, 520);
    // A whole page: the browser hears of the place that was left a moment after the next one shows.
    await visit(page, '/privacy');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await hydrated(page);
    await allLoaded(page);
    await expectPlace(page, 520);
  });
}

test('a reload is back at its place before any script of the guide runs', async ({ page, incidents }) => {
  await visit(page, '/attractions');
  await scroll(page, 640);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  await expectPlace(page, 640);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true');
  expectOutage(incidents);
});

test('Back and Forward find the place of each page; a link starts at the top', async ({ page }) => {
  await visit(page, '/attractions');
  await scroll(page, 700);
  await recordLink(page).evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(name);
  await expectPlace(page, 0);
  await scroll(page, 450);
  await page.goBack();
  await expect(page).toHaveURL('/attractions');
  await expectPlace(page, 700);
  await page.goForward();
  await expect(heading(page)).toHaveText(name);
  await expectPlace(page, 450);
});

test('Back finds the place of the page before after a reload of the one that is left', async ({ page }) => {
  await visit(page, '/attractions');
  await scroll(page, 700);
  await recordLink(page).evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(name);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(recordLink(page)).toBeVisible();
  await expectPlace(page, 700);
});

test('a filtered list is where it was, though it was not scrolled since it was filtered', async ({
  page,
}) => {
  await visit(page, '/attractions');
  await scroll(page, 300);
  await page.getByRole('searchbox').fill('the');
  await expect(page).toHaveURL('/attractions?q=the');
  await atRest(page);
  const before = await place(page);
  expect(before).toBeGreaterThan(0);
  await page
    .getByRole('article')
    .getByRole('link')
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await expect(page).not.toHaveURL(/q=the/);
  await page.goBack();
  await expect(page).toHaveURL('/attractions?q=the');
  await expectPlace(page, before);
});

test('where nothing can be stored, Back finds its place as long as the page lives', async ({ page }) => {
  await denyStorage(page, 'sessionStorage');
  await visit(page, '/attractions');
  await scroll(page, 700);
  await recordLink(page).evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(name);
  await page.goBack();
  await expectPlace(page, 700);
});

test('Back closes the lightbox, and the page stays where it is', async ({ page }) => {
  await openLightbox(page, 2);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(galleryAddress);
  await expect(opener(page, 2)).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(galleryAddress);
});

test('a lightbox that was closed by Escape or its button leaves nothing for Back to close', async ({
  page,
}) => {
  await visit(page, '/activities');
  await visit(page, galleryAddress);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await opener(page, 1).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => 'overlay' in (window.history.state ?? {}))).toBe(false);
  }
  await page.goBack();
  await expect(page).toHaveURL('/activities');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  test('Back closes the drawer and leaves the page', async ({ page }) => {
    await visit(page, '/attractions');
    await scroll(page, 500);
    await menu(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).toHaveURL('/attractions');
    await expectPlace(page, 500);
  });

  test('a link in the drawer leads on from the page: Back comes to that page, not to the drawer', async ({
    page,
  }) => {
    await visit(page, '/privacy');
    await visit(page, '/attractions');
    await menu(page).click();
    const events = drawer(page).getByRole('link', { name: 'Events' });
    // With all of its page here, the link is faster than the history.
    await events.hover();
    await allLoaded(page);
    await events.click();
    await expect(page).toHaveURL('/events');
    await expect(drawer(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/attractions');
    await expect(recordLink(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
  });
});
