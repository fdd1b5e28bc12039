import type { Locator, Page } from '@playwright/test';
import { published } from '../data/published.ts';
import { expect, test, visit, worldTest } from './fixtures.ts';
import { readDist } from './readDist.ts';
import type { Trail } from '#schemas/types/published.ts';

const phone = { width: 390, height: 844 };
const trails = readDist<Trail[]>(published.trails);
const [first, second] = trails;
/** Trails that start at one place, as many as do at any. */
const together = [...Map.groupBy(trails, ({ latitude, longitude }) => `${latitude} ${longitude}`).values()]
  .toSorted((a, b) => a.length - b.length)
  .at(-1);
const shared = together?.at(-1);
const pins = (page: Page) => page.locator('.leaflet-marker-icon');
const popup = (page: Page) => page.locator('[data-popup]');

/** Returns the share of an element, from 0 to 1, that another one hides. */
const hiddenShare = (of: Locator) =>
  of.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [0.2, 0.5, 0.8].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => [left + x * width, top + y * height] as const),
    );
    const hidden = places.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
    return hidden.length / places.length;
  });

worldTest(
  'a pin of a fan keeps the focus when the map moves to it, and Tab leads on to its popup',
  async ({ page }) => {
    await visit(page, '/hiking-map');
    await expect(pins(page).first()).toBeVisible();
    const holder = page.locator(`.leaflet-marker-icon[data-holds~="${shared?.slug}"]`);
    for (let level = 0; level < 14 && (await holder.getAttribute('aria-pressed')) === null; level += 1)
      await holder.press('Enter');
    await holder.focus();
    const pin = page.locator('.leaflet-marker-icon:focus');
    const name = (await pin.getAttribute('aria-label')) ?? '';
    const spread = await pins(page).count();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeVisible();
    // Its route comes, and the map moves away so far that the fan folds.
    await expect(pins(page)).not.toHaveCount(spread);
    await expect(pins(page).and(page.getByRole('button', { name, exact: true }))).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(popup(page).locator(':focus')).toHaveCount(1);
  },
);

worldTest('what is chosen in the list below a map is one Tab away', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/hiking-map');
  await expect(pins(page).first()).toBeVisible();
  await page
    .getByRole('list', { name: /on the map/ })
    .getByRole('button')
    .first()
    .press('Enter');
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(popup(page).locator(':focus')).toBeInViewport();
});

worldTest('the map follows when the panel of the filters takes a part of its width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/hiking-map');
  await expect(pins(page).first()).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  const box = page.locator('.leaflet-container');
  await expect
    .poll(async () => {
      const frame = await box.boundingBox();
      const places = await pins(page).evaluateAll((all) =>
        all.map((pin) => pin.getBoundingClientRect().right),
      );
      return frame !== null && Math.max(...places) <= frame.x + frame.width;
    })
    .toBe(true);
});

test('what a wide screen does not fold is not called collapsed, and Tab passes it by', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `/hiking-trails/${first?.slug}`);
  const folds = page.locator('footer details, main details:has(> summary :text-is("Features"))');
  await expect
    .poll(() => folds.evaluateAll((all) => all.filter((fold) => !fold.hasAttribute('open')).length))
    .toBe(0);
  await expect(folds).toHaveCount(5);
  await expect(folds.first().locator('summary')).toHaveAttribute('tabindex', '-1');
  await page.setViewportSize(phone);
  await expect
    .poll(() => folds.evaluateAll((all) => all.filter((fold) => fold.hasAttribute('open')).length))
    .toBe(0);
});

test('the word that a place is saved does not cover the button that saved it', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, `/hiking-trails/${first?.slug}`);
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
  await save.evaluate((button) =>
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 20),
  );
  await save.press('Enter');
  const button = page.locator('main :focus');
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(await hiddenShare(button)).toBe(0);
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(button).toBeFocused();
});

test('the way back from a comparison ends at its choice', async ({ page }) => {
  for (const trail of [first, second]) {
    await visit(page, `/hiking-trails/${trail?.slug}`);
    await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().press('Enter');
  }
  await visit(page, '/saved');
  await page.getByRole('link', { name: 'Compare', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Change selection' }).press('Enter');
  const choice = page.getByText('Choose what to compare');
  await expect(choice).toBeFocused();
  await expect(choice).toBeInViewport();
});
