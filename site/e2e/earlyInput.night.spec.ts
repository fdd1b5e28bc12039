import type { CDPSession, Page } from '@playwright/test';
import type { Activity, Rates } from '#schemas/types/published.ts';
import { isNightly, settings } from '#fixtures/testScope.ts';
import { expect, worldTest as test } from './fixtures.ts';
import { readDist } from './readDist.ts';
import { hydrated } from './pageParts.ts';
import { typeDate } from './typeDate.ts';

const sessions = new WeakMap<Page, CDPSession>();

/** Slows the processor down, as that of a phone is; at rate 1 it has its full speed. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Waits until the page is hydrated, and ends its slowness: all input is done then, and Chromium slows a page down by
 * keeping a real processor busy, also while the page is idle.
 */
async function isHydrated(page: Page): Promise<void> {
  await hydrated(page);
  await slowDown(page, 1);
}

/** Types a text key by key as soon as the field is there. */
async function typeAtOnce(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('searchbox').pressSequentially(text, { delay: 20 });
}

for (const rate of settings([2, 4, 1, 6], 1)) {
  test.describe(`from the first moment, with a processor ${rate} times as slow`, () => {
    test.beforeEach(({ page }) => slowDown(page, rate));

    for (const path of settings(['/hiking-map', '/activities', '/attractions', '/accommodations'], 1)) {
      test(`no letter is lost in the search of ${path}`, async ({ page }) => {
        // At full speed it is left to chance if a letter comes before the application.
        for (let visit = 0; visit < (rate === 1 ? 3 : 1); visit += 1) {
          await typeAtOnce(page, path, 'canoe trip');
          await isHydrated(page);
          await expect(page.getByRole('searchbox')).toHaveValue('canoe trip');
          await expect(page).toHaveURL(`${path}?q=canoe+trip`);
        }
      });
    }

    test('the dates of a visit filter the events', async ({ page }) => {
      await page.goto('/events', { waitUntil: 'commit' });
      await typeDate(page, page.getByLabel('Arriving'), '2027-07-01');
      await typeDate(page, page.getByLabel('Leaving'), '2027-07-20');
      await isHydrated(page);
      await expect(page.getByLabel('Arriving')).toHaveValue('2027-07-01');
      await expect(page.getByLabel('Leaving')).toHaveValue('2027-07-20');
      await expect(page).toHaveURL(/from=2027-07-01&until=2027-07-20/);
    });

    test('the choices of the calculator are added up', async ({ page }) => {
      const { durations, meals } = readDist<Rates>('api/facts/rates.json').budget;
      await page.goto('/budget-calculator', { waitUntil: 'commit' });
      await page.getByLabel('Duration').selectOption(String(durations.at(-1)));
      await page.getByRole('spinbutton', { name: 'People' }).fill('7');
      const meal = page.getByRole('radio', { name: meals.at(-1)?.label ?? '' }).last();
      await meal.check();
      await isHydrated(page);
      await expect(page.getByLabel('Duration')).toHaveValue(String(durations.at(-1)));
      await expect(page.getByRole('spinbutton', { name: 'People' })).toHaveValue('7');
      await expect(meal).toBeChecked();
      await expect(page).toHaveURL(/people=7/);
    });

    test('the form of the planner keeps all, what was kept before, too', async ({ page }) => {
      await page.goto('/trip-planner', { waitUntil: 'commit' });
      await page.getByLabel('Special requests').pressSequentially('a quiet room', { delay: 20 });
      await typeDate(page, page.getByLabel('Start date'), '2027-09-18');
      await page.getByRole('radio', { name: 'Active' }).check();
      for (const name of ['Hiking', 'Photography']) await page.getByRole('button', { name }).click();
      await page.getByRole('button', { name: 'More: People' }).click({ clickCount: 3 });
      const expectAll = async (end: string) => {
        await isHydrated(page);
        await expect(page.locator('[data-hydrated=false]')).toHaveCount(0);
        await expect(page.getByLabel('Special requests')).toHaveValue('a quiet room');
        await expect(page.getByLabel('Start date')).toHaveValue('2027-09-18');
        await expect(page.getByLabel('End date')).toHaveValue(end);
        await expect(page.getByRole('radio', { name: 'Active' })).toBeChecked();
        await expect(page.getByLabel('People', { exact: true })).toHaveValue('5');
        for (const name of ['Hiking', 'Photography'])
          await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
      };
      await expectAll('');
      await page.goto('about:blank');
      await slowDown(page, rate);
      await page.goto('/trip-planner', { waitUntil: 'commit' });
      await typeDate(page, page.getByLabel('End date'), '2027-09-20');
      await expectAll('2027-09-20');
    });

    test('early dates of the hotel search are kept', async ({ page }) => {
      await page.goto('/', { waitUntil: 'commit' });
      await typeDate(page, page.getByLabel('Check-in'), '2030-07-14');
      await typeDate(page, page.getByLabel('Check-out'), '2030-07-16');
      await isHydrated(page);
      await expect(page.getByLabel('Check-in')).toHaveValue('2030-07-14');
      await expect(page.getByLabel('Check-out')).toHaveValue('2030-07-16');
    });

    // By day journeys.spec.ts types and ticks in these, without slowness.
    if (!isNightly) return;

    test('the address keeps its choice when a search is typed', async ({ page }) => {
      const [{ category } = { category: '' }] = readDist<Activity[]>('api/activities.json');
      await typeAtOnce(page, `/activities?category=${category}`, 'trip');
      await isHydrated(page);
      await expect(page).toHaveURL((url) => url.searchParams.get('category') === category);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'trip');
    });

    test('the address typed for the newsletter is kept', async ({ page }) => {
      await page.goto('/', { waitUntil: 'commit' });
      const field = page.getByLabel('Email address');
      await field.pressSequentially('ann@mail.example', { delay: 20 });
      await isHydrated(page);
      await expect(page.locator('[data-hydrated="false"]')).toHaveCount(0);
      await expect(field).toHaveValue('ann@mail.example');
    });

    test('the filters of a list are ticked', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/accommodations', { waitUntil: 'commit' });
      const boxes = page.getByRole('checkbox');
      const last = boxes.last();
      await boxes.first().check();
      await last.check();
      await isHydrated(page);
      await expect(boxes.first()).toBeChecked();
      await expect(last).toBeChecked();
      await expect(page).toHaveURL(/amenities=[^&]+(%2C|,)/);
    });
  });
}
