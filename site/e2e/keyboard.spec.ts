import type { Locator, Page } from '@playwright/test';
import type { Site } from '#schemas/types/published.ts';
import { settings } from '#fixtures/testScope.ts';
import { allLoaded, expect, test, visit, worldTest } from './fixtures.ts';
import { readDist } from './readDist.ts';
import { heading, hydrated } from './pageParts.ts';
import { makePlan, plannerTest, stopMenus } from './plannerPage.ts';

const site = readDist<Site>('api/site.json');

/** Returns the problems of the focused element: it must be on the screen, with nothing over it, and marked. */
function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    // A link may be stretched over its card: its own line of text is what must be seen.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const x = box.left + Math.min(box.width / 2, 40);
    const y = box.top + box.height / 2;
    const seen = document.elementFromPoint(x, y);
    if (!seen) return `${name} is outside the screen`;
    const own = element.contains(seen) || seen.contains(element) || seen.closest('label')?.contains(element);
    if (!own) return `${name} is behind ${seen.tagName.toLowerCase()}.${seen.className}`;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const marked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    return marked ? null : `${name} does not show that it has the focus`;
  });
}

/** Presses Tab until an element has the focus; every stop on the way must be seen. */
async function tabTo(page: Page, target: Locator, presses = 60): Promise<void> {
  await expect(target).toBeVisible();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < presses; press += 1) {
    if (await focused()) return;
    await page.keyboard.press('Tab');
    // A part that comes into view may still be loading.
    await expect.poll(() => focusProblem(page)).toBeNull();
  }
  await expect(target).toBeFocused();
}

const devices = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

for (const [name, size] of settings(devices, 1)) {
  test.describe(`by keyboard alone, ${name}`, () => {
    test.use({ viewport: size });

    test('the skip link leads past the bar', async ({ page }) => {
      await visit(page, '/');
      // The line of what is in effect today comes before the first link.
      await allLoaded(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
      await page.keyboard.press('Tab');
      // The line of notices in force, or else the first button.
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    });

    worldTest('two nights are typed and searched at the partner', async ({ page, context }) => {
      await context.route(
        (url) => site.partners.hotels.hosts.includes(url.host),
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
      );
      await visit(page, '/');
      await tabTo(page, page.getByLabel('Check-in'));
      await page.keyboard.type('07142030', { delay: 60 });
      await expect(page.getByLabel('Check-in')).toHaveValue('2030-07-14');
      await tabTo(page, page.getByLabel('Check-out'));
      await page.keyboard.type('07162030', { delay: 60 });
      await expect(page.getByLabel('Check-in')).toHaveValue('2030-07-14');
      await expect(page.getByLabel('Check-out')).toHaveValue('2030-07-16');
      await tabTo(page, page.getByRole('button', { name: /Search hotels/ }));
      const popup = page.waitForEvent('popup');
      await page.keyboard.press('Enter');
      const query = new URL((await popup).url()).searchParams;
      const nights = Date.parse(query.get('endDate') ?? '') - Date.parse(query.get('startDate') ?? '');
      expect(nights / 86_400_000).toBe(2);
      for (const [key, value] of Object.entries(site.partners.hotels.params)) {
        expect(query.get(key)).toBe(value);
      }
    });

    test('a place is searched, filtered, opened, saved and found again', async ({ page }) => {
      await visit(page, '/attractions');
      await tabTo(page, page.getByRole('searchbox', { name: 'Search attractions' }));
      await page.keyboard.type('lake');
      await expect(page).toHaveURL(/q=lake/);
      const lake = page.getByRole('checkbox', { name: /^Lake/ });
      if (!(await lake.isVisible())) {
        await tabTo(page, page.getByRole('button', { name: /^Filters/ }));
        await page.keyboard.press('Enter');
      }
      await tabTo(page, lake);
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/type=lake/);
      const card = page.getByRole('article').first().getByRole('link');
      const place = (await card.textContent()) ?? '';
      await tabTo(page, card);
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(place);
      await expect(heading(page)).toBeFocused();
      await tabTo(page, page.getByRole('button', { name: `Save ${place}`, exact: true }));
      await page.keyboard.press('Space');
      await expect(page.getByText(`${place} saved`).first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('searchbox')).toHaveValue('lake');
      await expect(page.getByRole('button', { name: 'Remove filter Lake' })).toBeVisible();
      await page.goForward();
      await page.reload();
      await hydrated(page);
      await tabTo(page, page.getByRole('link', { name: 'Saved places: 1' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/saved');
      await expect(heading(page)).toBeFocused();
      await tabTo(page, page.getByRole('button', { name: `Remove ${place}` }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
      await expect(heading(page)).toBeFocused();
    });

    test('more activities are unfolded, and one is opened', async ({ page }) => {
      await visit(page, '/activities');
      const more = page.getByRole('button', { name: /^Load More Activities/ });
      await tabTo(page, more);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/visible=20/);
      const card = page.getByRole('article').nth(10).getByRole('link');
      await expect(page.getByRole('article')).toHaveCount(20);
      const activity = (await card.textContent()) ?? '';
      await page.keyboard.press('Shift+Tab');
      await card.focus();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(activity);
    });

    test('the filters of places to stay are chosen and cleared', async ({ page }) => {
      await visit(page, '/accommodations');
      const price = page.getByLabel('Price per night');
      if (!(await price.isVisible())) {
        await tabTo(page, page.getByRole('button', { name: /^Filters/ }));
        await page.keyboard.press('Enter');
      }
      await tabTo(page, price);
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/price=budget/);
      await tabTo(page, page.getByRole('button', { name: 'Clear All Filters' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/accommodations');
      await expect(price).toHaveValue('all');
    });
  });
}

test.describe('on a low screen, 320 by 256', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('every control of the calculator is seen while it has the focus', async ({ page }) => {
    await visit(page, '/budget-calculator');
    const last = page.getByRole('button', { name: 'Export as text file' });
    await tabTo(page, last, 40);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('cards of a row that scrolls to the side come into view with the focus', async ({ page }) => {
    await visit(page, '/');
    await tabTo(page, page.getByRole('article').nth(4).getByRole('link'));
  });
});

plannerTest('going back through a plan, the bar with Undo covers no control', async ({ page }) => {
  await makePlan(page);
  await stopMenus(page).last().focus();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focusProblem(page), { timeout: 3000 }).toBeNull();
  }
});
