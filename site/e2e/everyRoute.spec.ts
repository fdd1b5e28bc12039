import { expect, type Page } from '@playwright/test';
import type { Site } from '#schemas/types/published.ts';
import { isNightly, settings } from '#fixtures/testScope.ts';
import { accessibilityProblems, colourRules } from './accessibilityProblems.ts';
import { visit } from './fixtures.ts';
import { layoutShiftWhileRead } from './layoutShift.ts';
import { readDist } from './readDist.ts';
import { beyondScriptBudget, collectScripts, weighScripts } from './pageScripts.ts';
import { sharedPageTest as test } from './sharedPage.ts';
import { turnDark } from './turnDark.ts';
import { visits } from './visits.ts';
import { hydrated } from './pageParts.ts';

const site = readDist<Site>('api/site.json');
// Nothing else asks the outside world.
const maps = ['/map', '/hiking-map', '/notices'];
const phone = { name: 'phone', size: { width: 390, height: 844 } };
const smallest = { name: 'small phone', size: { width: 320, height: 640 } };
const desktop = { name: 'desktop', size: { width: 1440, height: 900 } };

type Scheme = 'light' | 'dark';

/** Opens an address to be looked at as a whole, in a colour scheme: it must not shift while it loads and is read. */
async function openWhole(page: Page, path: string, scheme: Scheme): Promise<void> {
  // Moving elements may shift, too.
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'no-preference' });
  await visit(page, path);
  expect(await layoutShiftWhileRead(page), `layout shift, ${scheme}`).toBeLessThanOrEqual(0.02);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
}

/** Opens one more address of a kind; a touch starts the application at once instead of when the browser is idle. */
async function openShortly(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await hydrated(page);
}

/** Returns how much wider than the window the page is, or its fixed bar, of which the rest would be cut. */
function pixelsTooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [document.documentElement, ...document.querySelectorAll('header > div')];
    return Math.max(...parts.map(({ scrollWidth }) => scrollWidth)) - window.innerWidth;
  });
}

test.use({ viewport: phone.size });

for (const { path, isWhole } of visits) {
  test.describe(() => {
    test.use({ outside: maps.includes(path) ? 'mocked' : 'refused' });

    test(`${path} is sound`, async ({ page, baseURL }) => {
      const scripts = collectScripts(page, new URL(baseURL ?? '').origin);
      await (isWhole ? openWhole(page, path, 'light') : openShortly(page, path));
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(site.name));
      if (path !== '/saved' && path !== '/search') {
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.url + path);
      }
      // The size at which it was opened first, because a change lays it out anew.
      for (const { name, size } of [phone, smallest, desktop]) {
        await page.setViewportSize(size);
        expect(
          await pixelsTooWide(page),
          `pixels that the page or its bar is wider than a ${name}`,
        ).toBeLessThanOrEqual(0);
        if (name !== smallest.name && (isWhole || name === phone.name)) {
          expect(await accessibilityProblems(page), `${name}, light`).toEqual([]);
        }
      }
      await page.waitForLoadState('networkidle');
      const loaded = weighScripts(path, scripts());
      expect(loaded.files.length, 'script files are found').toBeGreaterThan(3);
      expect(beyondScriptBudget(loaded)).toEqual([]);
      if (!isWhole) return;
      await (isNightly ? openWhole(page, path, 'dark') : turnDark(page));
      for (const { name, size } of settings([phone, desktop], 1)) {
        await page.setViewportSize(size);
        expect(await accessibilityProblems(page, { rules: colourRules }), `${name}, dark`).toEqual([]);
      }
    });
  });
}
