import type { Page } from '@playwright/test';
import { expect, visit, worldTest } from './fixtures.ts';
import { heading } from './pageParts.ts';
import { typeDate } from './typeDate.ts';

/** A test on a day before the trips of these journeys, whenever it runs. */
export const plannerTest = worldTest.extend({
  page: async ({ page }, provide) => {
    await page.clock.setFixedTime('2027-01-01T12:00:00Z');
    await provide(page);
  },
});

/** Returns the announcement of the last change. */
export const status = (page: Page) => page.getByRole('status').filter({ hasText: /./ }).first();
/** Returns the days of the plan. */
export const days = (page: Page) => page.getByRole('article', { name: /./ }).filter({ hasText: /^Day \d/ });
/** Returns the button that makes the plan. */
export const plan = (page: Page) => page.getByRole('button', { name: 'Plan My Trip' });

/** Fills in days in September, three unless the last is given. */
export async function fillDates(page: Page, last = '2027-09-20'): Promise<void> {
  await typeDate(page, page.getByLabel('Start date'), '2027-09-18');
  await typeDate(page, page.getByLabel('End date'), last);
  await page.getByLabel(/^Total budget/).fill('3000');
}

/** Makes a plan on the page, of three days unless the last is given. */
export async function makePlan(page: Page, last?: string, title = /^Three days in /): Promise<void> {
  await visit(page, '/trip-planner');
  await fillDates(page, last);
  await plan(page).click();
  await expect(heading(page)).toHaveText(title);
}

/** Returns the texts of the days, and of the saved places that were left out. */
export const daysText = async (page: Page) =>
  (await days(page).or(page.getByText('Saved, but not in this plan').locator('..')).allInnerTexts()).join(
    '\n',
  );

/** Returns the buttons that change the stops and the beds. */
export const stopMenus = (page: Page) => page.getByRole('button', { name: /^Change (?!Dates)/ });

/** Does something with a stop. Returns the name of the stop. */
export async function changeStop(page: Page, item: string, menu = stopMenus(page).first()): Promise<string> {
  const name = (await menu.getAttribute('aria-label'))?.slice('Change '.length) ?? '';
  await menu.click();
  await page.getByRole('button', { name: item }).click();
  return name;
}
