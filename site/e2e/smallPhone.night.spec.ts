import { expect, type Page } from '@playwright/test';
import { routes } from './publishedRoutes.ts';
import { sharedPageTest as test } from './sharedPage.ts';

// Without scripts a page is here in a third of the time; they add nothing that is wider.
test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

/** Addresses that one test looks at. */
const atOnce = 20;

/** Returns true if a page has its styles, which DOMContentLoaded does not wait for, and its fonts. */
const isStyled = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    // The layout asks for the fonts.
    document.documentElement.getBoundingClientRect();
    return sheets.every(({ sheet }) => sheet !== null) && document.fonts.status === 'loaded';
  });

for (let first = 0; first < routes.length; first += atOnce) {
  const paths = routes.slice(first, first + atOnce);

  test(`${paths[0]} and what follows it fits a small phone`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => isStyled(page)).toBe(true);
      // One look: each assertion on a locator is a conversation with the browser.
      const { headings, overflow, barOverflow } = await page.evaluate(() => {
        const over = (box: Element | null) => (box ? box.scrollWidth - window.innerWidth : 0);
        return {
          headings: document.querySelectorAll('h1').length,
          overflow: over(document.documentElement),
          barOverflow: over(document.querySelector('header > div')),
        };
      });
      expect.soft(headings, `main headings of ${path}`).toBe(1);
      expect.soft(overflow, `pixels that ${path} is wider`).toBeLessThanOrEqual(0);
      // A fixed bar makes no page wider: what does not fit is cut.
      expect.soft(barOverflow, `pixels that the bar of ${path} is wider`).toBeLessThanOrEqual(0);
    }
  });
}
