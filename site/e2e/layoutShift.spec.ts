import { expect, test, visit } from './fixtures.ts';
import { routes } from './publishedRoutes.ts';

/** The first record of a kind stands for all of them. */
const firstOf = (kind: string) => routes.find((path) => path.startsWith(kind)) ?? kind;
const pages = [
  '/',
  '/attractions',
  '/activities',
  '/accommodations',
  '/events',
  '/hiking-map',
  '/travel-tips',
  firstOf('/attractions/'),
  firstOf('/activities/'),
  firstOf('/accommodations/'),
  firstOf('/hiking-trails/'),
];

declare global {
  interface Window {
    layoutShift: number;
  }
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const path of pages) {
      test(`${path} does not shift while it loads and is read`, async ({ page }) => {
        await page.addInitScript(() => {
          window.layoutShift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
                window.layoutShift += Number(entry.value);
              }
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await visit(page, path);
        for (let step = 0; step < 6; step += 1) {
          await page.mouse.wheel(0, 700);
          await page.waitForTimeout(120);
        }
        expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.02);
      });
    }
  });
}
