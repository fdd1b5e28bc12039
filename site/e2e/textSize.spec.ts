import type { Page } from '@playwright/test';
import type { Trail } from '#schemas/types/published.ts';
import { settings } from '#fixtures/testScope.ts';
import { expect, visit, worldTest as test } from './fixtures.ts';
import { heading } from './pageParts.ts';
import { makePlan, plannerTest } from './plannerPage.ts';
import { routes } from './publishedRoutes.ts';
import { readDist } from './readDist.ts';

/** Sets the text size that a visitor chose in the browser, which media queries in em follow. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Sets the spacing of WCAG 1.4.12. */
const setSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** Returns the pixels that a page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const trail = routes.find((path) => path.startsWith('/hiking-trails/')) ?? '';
const attraction = routes.find((path) => path.startsWith('/attractions/')) ?? '';
const tools = [
  '/accommodations',
  '/trip-planner',
  '/saved',
  '/search',
  '/notices',
  '/travel-tips',
  '/park-passes',
];
const paths = [
  '/budget-calculator',
  '/activities',
  trail,
  '/weather-climate',
  '/',
  '/hiking-map',
  attraction,
  ...tools,
];

test.describe('text at 200%, 1280 px wide', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const path of settings(paths, 1))
    test(`the bar of ${path} folds to its menu, and nothing of it lies outside`, async ({ page }) => {
      await setTextSize(page, 32);
      await visit(page, path);
      const banner = page.getByRole('banner');
      for (const name of ['Search', 'Saved places']) {
        await expect(banner.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      }
      const menu = banner.getByRole('button', { name: 'Menu' });
      await expect(menu).toBeInViewport({ ratio: 1 });
      await menu.click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Book Now' })).toBeVisible();
    });
});

const looks = [
  ['text at 200%', (page: Page) => setTextSize(page, 32)],
  ['spaced text', setSpacing],
] as const;

for (const [name, change] of looks) {
  test.describe(`${name}, 320 px wide`, () => {
    test.use({ viewport: { width: 320, height: 800 } });

    for (const path of settings(paths, 3))
      test(`${path} does not scroll sideways`, async ({ page }) => {
        await visit(page, path);
        await change(page);
        await expect(heading(page)).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });

    plannerTest('a plan does not scroll sideways', async ({ page }) => {
      await makePlan(page);
      await change(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
}

/** Two walks through avalanche terrain. */
const dangerous = readDist<Trail[]>('api/hiking-trails.json')
  .filter(({ winterState }) => winterState === 'exposed')
  .slice(0, 2);

const visitors = [
  ['text at 200%, 320 px wide', 320, (page: Page) => setTextSize(page, 32)],
  ['forced colours', 1280, (page: Page) => page.emulateMedia({ forcedColors: 'active' })],
  ['spaced text, 390 px wide', 390, setSpacing],
] as const;

for (const [name, width, change] of visitors) {
  test.describe(`by keys and accessible names, ${name}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('two walks and their danger are read, saved and compared, with the emergency number', async ({
      page,
    }) => {
      for (const { slug, name: walk } of dangerous) {
        await visit(page, `/hiking-trails/${slug}`);
        await change(page);
        const main = page.getByRole('main');
        await expect(
          main
            .getByText(/avalanche/i)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await expect(main.getByRole('link', { name: '911' })).toBeVisible();
        await main.getByRole('button', { name: `Save ${walk}`, exact: true }).press('Space');
      }
      await page.getByRole('link', { name: 'Saved places: 2' }).press('Enter');
      await expect(heading(page)).toBeFocused();
      await page.getByRole('link', { name: 'Compare', exact: true }).press('Enter');
      await expect(page.getByRole('table')).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
}
