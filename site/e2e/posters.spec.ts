import type { Locator, Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { expect, test, visit } from './fixtures.ts';
import { routes } from './publishedRoutes.ts';

const phone = { width: 390, height: 844 };
const screens = [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }];
const kinds = ['attractions', 'hiking-trails', 'accommodations', 'activities'];
const ofKind = (kind: string) => routes.filter((path) => path.startsWith(`/${kind}/`));
/** A record of each kind; at night all of them. */
const records = settings(
  [...kinds.map((kind) => ofKind(kind)[0] ?? ''), ...kinds.flatMap((kind) => ofKind(kind).slice(1))],
  kinds.length,
);

/** Largest height of a page on a phone, in pixels. */
const longest: [path: string, height: number][] = [
  ['/', 5000],
  ['/weather-climate', 5500],
  ...records.map((path): [string, number] => [path, 5500]),
];

/** Returns the top of the first paragraph that is more than a label. */
const textTop = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main p')]
        .find((text) => text.checkVisibility() && (text.textContent ?? '').length > 40)
        ?.getBoundingClientRect().top ?? Infinity,
  );

/** Returns the font sizes of the words of a page; those on drawings scale with them. */
const fontSizes = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Set<string>();
    for (const element of document.querySelectorAll('body *:not(svg *)')) {
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const { width } = element.getBoundingClientRect();
      const { fontSize } = getComputedStyle(element);
      if (hasWords && width > 1 && fontSize !== '0px' && element.checkVisibility()) sizes.add(fontSize);
    }
    return [...sizes];
  });

for (const path of records) {
  test(`${path} opens with its whole poster, then its name, then its text`, async ({ page }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await visit(page, path);
      const poster = page.getByRole('main').getByRole('img').first();
      const box = await poster.boundingBox();
      // As the drawing is: nothing of its subject is cut off.
      expect((box?.width ?? 0) / (box?.height ?? 1), `${screen.width}`).toBeCloseTo(4 / 5, 2);
      await expect(poster).toHaveAttribute('fetchpriority', 'high');
      expect(box?.y).toBeLessThanOrEqual(64);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      expect(await textTop(page)).toBeLessThan(screen === phone ? 1.5 * screen.height : screen.height);
      if (screen === phone) expect(box?.width).toBe(screen.width);
      expect((await fontSizes(page)).length).toBeLessThanOrEqual(7);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const [path, height] of longest)
    test(`${path} is at most ${height} px long`, async ({ page }) => {
      await visit(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
    });

  test('the footer folds, and the first place of the home page is within the second screen', async ({
    page,
  }) => {
    await visit(page, '/');
    const place = page.locator('main article').first();
    expect((await place.boundingBox())?.y).toBeLessThan(2 * phone.height);
    expect((await page.locator('footer').boundingBox())?.height).toBeLessThanOrEqual(480);
  });
});

test.describe('on a phone with three pixels for each of CSS', () => {
  test.use({ viewport: phone, deviceScaleFactor: 3 });

  test('a poster and a card ask for no more pixels than a drawing shows', async ({ page }) => {
    const file = (of: Locator) => of.evaluate((image: HTMLImageElement) => image.currentSrc);
    for (const [path, width] of [
      [records[0] ?? '', 800],
      ['/attractions', 400],
      ['/', 800],
    ] as const) {
      await visit(page, path);
      const first = page.locator('main img[srcset*="/card-"]').first();
      await expect.poll(() => file(first), path).toContain(`card-${width}.webp`);
    }
  });
});
