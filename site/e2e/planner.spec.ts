import type { Site } from '#schemas/types/published.ts';
import { settings } from '#fixtures/testScope.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { expect, visit } from './fixtures.ts';
import {
  changeStop,
  days,
  daysText,
  makePlan,
  plan,
  status,
  stopMenus,
  plannerTest as test,
} from './plannerPage.ts';
import { readDist } from './readDist.ts';
import { heading } from './pageParts.ts';
import { typeDate } from './typeDate.ts';

const devices = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a plan of four days is at most 6,000 pixels long', async ({ page }) => {
    await visit(page, '/trip-planner');
    await typeDate(page, page.getByLabel('Start date'), '2027-07-10');
    await typeDate(page, page.getByLabel('End date'), '2027-07-13');
    await plan(page).click();
    await expect(heading(page)).toHaveText(/^Four days in /);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000);
  });
});

for (const [name, viewport] of settings(devices, 1)) {
  test.describe(`by keyboard alone, ${name}`, () => {
    test.use({ viewport });

    test('a trip is planned, changed, taken back and left', async ({ page }) => {
      await visit(page, '/trip-planner');
      const tabTo = async (role: 'button' | 'radio', target: string | RegExp) => {
        const element = page.getByRole(role, { name: target }).first();
        for (let press = 0; press < 90; press += 1) {
          if (await element.evaluate((found) => found === document.activeElement)) return;
          await page.keyboard.press('Tab');
        }
        await expect(element).toBeFocused();
      };
      // A date that is half typed is nothing yet: the form must be alive before.
      const liked = page.getByRole('button', { name: 'Photography' });
      await expect(async () => {
        await liked.press('Space');
        await expect(liked).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
      }).toPass();
      await page.getByLabel('Start date').focus();
      await page.keyboard.type('09182027');
      await page.getByLabel('End date').focus();
      await page.keyboard.type('09202027');
      await expect(page.getByLabel('End date')).toHaveValue('2027-09-20');
      await tabTo('button', 'More: People');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('People', { exact: true })).toHaveValue('3');
      await tabTo('button', 'Hiking');
      await page.keyboard.press('Space');
      await tabTo('button', 'Plan My Trip');
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeFocused();
      await tabTo('button', /^Change (?!Dates)/);
      const moved = (await page.locator(':focus').getAttribute('aria-label'))?.slice('Change '.length) ?? '';
      // The first stop cannot move earlier.
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Move later' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(status(page)).toContainText(
        new RegExp(`${moved} is now on day 1, (morning|afternoon)\\.`),
      );
      const menu = page.getByRole('button', { name: `Change ${moved}` }).first();
      await expect(menu).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
      await expect(menu).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo('button', 'Remove');
      await page.keyboard.press('Enter');
      await expect(status(page)).toContainText(/^Removed .+ from day/);
      await expect(page.locator('button:focus, h2:focus')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).focus();
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveText('Change undone.');
      await page.getByRole('button', { name: 'Plan a Different Trip' }).focus();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(/^Trip planner$/i);
      await expect(heading(page)).toBeFocused();
    });
  });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a place is swapped, and stays when the dates change', async ({ page }) => {
    await makePlan(page);
    const before = (await stopMenus(page).first().getAttribute('aria-label'))?.slice('Change '.length) ?? '';
    await stopMenus(page).first().tap();
    const group = page.getByRole('group', { name: `Change ${before}` }).getByRole('button', { name: ', ' });
    expect(await group.count()).toBeLessThanOrEqual(3);
    const [, selected = ''] = /^Swap for (.+?),/.exec(await group.first().innerText()) ?? [];
    await group.first().tap();
    await expect(status(page)).toContainText(`${selected} replaces ${before} on day 1.`);
    await page.getByRole('button', { name: 'Edit trip' }).tap();
    await typeDate(page, page.getByLabel('End date'), '2027-09-19');
    await plan(page).tap();
    await expect(heading(page)).toHaveText(/^Two days in /);
    await expect(page.getByText(/^Your choice ·/)).toHaveCount(1);
    await expect(page.getByRole('button', { name: `Change ${selected}` })).toHaveCount(1);
  });
});

test('a place that was moved stays there over a reload', async ({ page }) => {
  await makePlan(page);
  const before = await daysText(page);
  await changeStop(page, 'Move later');
  await expect(status(page)).toHaveText(/ is now on day [12], (morning|afternoon)\.$/);
  const changed = await daysText(page);
  expect(changed).not.toBe(before);
  await page.reload();
  await expect(days(page)).toHaveCount(3);
  expect(await daysText(page)).toBe(changed);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await daysText(page)).toBe(before);
});

const { thirdParty } = readDist<Site>('api/site.json');

test('a plan has the weather of its own days where a key is set up', async ({ page }) => {
  const advice = page.getByRole('complementary');
  const now = advice.getByText(/^Now -22 °C, light snow, wind 14 km\/h, humidity 71%, visibility 9 km/);
  const rows = advice.getByRole('list', { name: 'Forecast' }).getByRole('listitem');
  await makePlan(page);
  await expect(advice.getByText('Weather and seasonal advice')).toBeVisible();
  await expect(now).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit trip' }).click();
  // The mocked forecast is for the fifth.
  await typeDate(page, page.getByLabel('Start date'), '2027-01-04');
  await typeDate(page, page.getByLabel('End date'), '2027-01-06');
  await plan(page).click();
  await expect(days(page)).toHaveCount(3);
  await expect(now).toHaveCount(thirdParty.weatherKey === null ? 0 : 1);
  await expect(rows).toHaveText(
    thirdParty.weatherKey === null ? [] : [/^Tuesday, January 5: -24 to -13 °C, light snow, 12\.0 mm/],
  );
});

test('a trip under way opens on its day, which the home page names too', async ({ page }) => {
  await makePlan(page);
  await page.clock.setFixedTime(new Date('2027-09-19T10:00:00-06:00'));
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Day 2 of 3/ })).toBeVisible();
  await expect(page.getByText(/^Bed tonight: /)).toBeVisible();
  const done = page.getByRole('checkbox', { name: /^Done: / }).first();
  const label = await page.locator('label', { hasText: 'Done' }).first().boundingBox();
  expect(label?.height, 'room for a finger').toBeGreaterThanOrEqual(44);
  await done.check();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.reload();
  await expect(done).toBeChecked();
  await visit(page, '/');
  await page.getByRole('link', { name: /^Day 2 of 3/ }).click();
  await expect(heading(page)).toHaveText(/^Three days in /);
});
