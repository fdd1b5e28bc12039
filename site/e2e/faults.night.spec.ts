import type { Page } from '@playwright/test';
import type { Site } from '#schemas/types/published.ts';
import { settings } from '#fixtures/testScope.ts';
import { expectOutage } from './brokenNetwork.ts';
import { expect, visit, worldTest as test } from './fixtures.ts';
import { hydrated } from './pageParts.ts';
import { makePlan, plannerTest } from './plannerPage.ts';
import { readDist } from './readDist.ts';
import { breakThirdParties, thirdPartyFaults } from './thirdPartyFaults.ts';
import { denyStorage } from './denyStorage.ts';
import { name, record } from './firstAttraction.ts';

const site = readDist<Site>('api/site.json');

const goneScripts = [
  ['every script but the first', /\/assets\/.*\.js$/],
  ['every script', /\.js$/],
] as const;

for (const [what, scripts] of settings(goneScripts, 1)) {
  test(`${what} is gone: the menu leads to the foot, and the newsletter is signed up for`, async ({
    page,
    incidents,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/#site-links');
    await expect(page.getByRole('navigation', { name: 'Explore' })).toBeInViewport();
    if (site.newsletter) {
      await page.getByLabel('Email address').fill('scriptless@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible({ timeout: 7000 });
    }
    expectOutage(incidents);
  });
}

/** Pages whose main part is of no use without its code, each with words of that code alone. */
const formPages = [
  ['/trip-planner', 'Creating Your Perfect Trip', 'When are you coming?'],
  ['/search', 'Everything in the guide is in these lists', 'Search the guide'],
] as const;

for (const [path, words, text] of formPages) {
  test(`where the code of the form of ${path} does not come a line says so`, async ({ page, incidents }) => {
    let requests = 0;
    await page.route(/\/assets\/chunks\//, async (route) => {
      const code = await (await route.fetch()).text();
      if (!code.includes(words)) return route.continue();
      requests += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await visit(page, path);
    await expect(
      page.getByRole('alert').filter({ hasText: 'A part of this page did not load' }),
    ).toBeVisible();
    await expect(page.getByText(text).or(page.getByRole('main').getByLabel(text))).toBeVisible();
    expect(requests).toBe(2);
    // A way within the page leaves its HTML in place.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByText(text).or(page.getByRole('main').getByLabel(text))).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    expectOutage(incidents);
  });
}

test('code that never comes: a line says so, and goes when it has come', async ({ page }) => {
  await page.clock.install();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/assets\/entries\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
  await page.clock.fastForward(15_000);
  const line = page.getByRole('alert').filter({ hasText: 'A part of this page did not load' });
  await expect(line).toBeVisible();
  answer();
  await hydrated(page);
  await expect(line).toBeHidden();
});

const storages = {
  denied: (page: Page) => denyStorage(page, 'localStorage', 'sessionStorage'),
  full: (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
};

for (const [what, spoil] of settings(Object.entries(storages), 1)) {
  test(`storage is ${what}: a place is saved for the visit, and nothing breaks`, async ({ page }) => {
    await spoil(page);
    await visit(page, record);
    const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
    await save.click();
    await expect(page.getByRole('link', { name: 'Saved places: 1' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Saved places: 1' }).first().click();
    await expect(page).toHaveURL('/saved');
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  });
}

for (const fault of settings(thirdPartyFaults, 1)) {
  plannerTest(
    `the weather service is ${fault}: the plan is the same and says nothing of it`,
    async ({ page, context, incidents }) => {
      plannerTest.skip(site.thirdParty.weatherKey === null, 'Without a key nobody is asked.');
      await breakThirdParties(context, fault);
      await makePlan(page);
      await expect(page.getByText('Weather and seasonal advice')).toBeVisible();
      await expect(page.getByText(/^Now /)).toHaveCount(0);
      expectOutage(incidents);
      incidents.expected.push(/^500: https|Couldn't load the weather/);
    },
  );
}

const clocks = [
  ['a leap day', 'Pacific/Auckland', '2028-02-29T20:00:00Z'],
  ['the last evening of a year', 'Asia/Tokyo', '2027-12-31T22:30:00Z'],
  ['a summer morning', 'America/Los_Angeles', '2028-07-01T04:30:00Z'],
] as const;

for (const [what, timezoneId, now] of settings(clocks, 1)) {
  test.describe(`the clock says ${what} in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`${what}: the first check-in is the day of the park`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await visit(page, '/');
      // The Canadian way to write a date is YYYY-MM-DD.
      const today = new Date(now).toLocaleDateString('en-CA', { timeZone: site.timeZone });
      await expect(page.getByLabel('Check-in')).toHaveAttribute('min', today);
    });
  });
}

test('the space bar presses what has the role of a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
