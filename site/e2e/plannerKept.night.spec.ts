import type { Page } from '@playwright/test';
import type { Attraction, Planner } from '#schemas/types/published.ts';
import { expect, visit } from './fixtures.ts';
import { changeStop, days, daysText, makePlan, plannerTest as test } from './plannerPage.ts';
import { readDist } from './readDist.ts';
import { heading } from './pageParts.ts';

const { places } = readDist<Planner>('api/planner.json');
/** An attraction that may be planned in September. */
const favourite = readDist<Attraction[]>('api/attractions.json').find(({ slug }) =>
  places.some((place) => place.kind === 'attraction' && place.slug === slug),
) as Attraction;

/** The address that the visitor is given to share. */
async function sharedAddress(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy Link to This Plan' }).click();
  return page.getByLabel('Link to this plan').inputValue();
}

test('a shared address shows the identical plan in a fresh browser', async ({ page, browser }) => {
  await visit(page, `/attractions/${favourite.slug}`);
  await page.getByRole('button', { name: `Save ${favourite.name}`, exact: true }).click();
  await makePlan(page);
  await expect(page.getByText(/On your saved list|Saved, but not in this plan/)).not.toHaveCount(0);
  await changeStop(page, 'Remove');
  const address = await sharedAddress(page);
  const shared = await daysText(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(heading(other)).toHaveText(/^Three days in /);
  await expect(days(other)).toHaveCount(3);
  expect(await daysText(other)).toBe(shared);
  await other.context().close();
});

test('of a plan with a place that the guide no longer has, the rest stays', async ({ page }) => {
  await makePlan(page);
  const stops = () =>
    page
      .locator('button[id^="stop-"]')
      .evaluateAll((menus) => menus.map((menu) => menu.getAttribute('aria-label')));
  const before = await stops();
  const lost = before[0]?.slice('Change '.length);
  await page.route('**/api/planner.json', async (route) => {
    const response = await route.fetch();
    const planner = (await response.json()) as Planner;
    await route.fulfill({ json: { ...planner, places: planner.places.filter(({ name }) => name !== lost) } });
  });
  await page.reload();
  await expect(page.getByText(`${lost}. The rest of your plan is unchanged.`)).toBeVisible();
  expect(await stops()).toEqual(before);
});

test('the plan is printed by its button, and paper has the plan alone, two days a page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await makePlan(page);
  await page.getByRole('button', { name: 'Save/Print Itinerary' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Read before you go' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Booking checklist' })).toBeVisible();
  // A page of A4 with margins of 10 mm holds two days.
  await page.setViewportSize({ width: 718, height: 1047 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
  const heights = await days(page).evaluateAll((all) => all.map((day) => day.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  for (const [index, height] of heights.slice(1).entries())
    expect(height + (heights[index] ?? 0)).toBeLessThanOrEqual(1047);
});

test('calendar and stops are files named by the dates', async ({ page }) => {
  await makePlan(page);
  for (const [button, file] of [
    ['Calendar File (.ics)', 'trip-2027-09-18-to-2027-09-20.ics'],
    ['GPX of stops', 'trip-2027-09-18-to-2027-09-20.gpx'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});
