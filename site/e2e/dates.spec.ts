import type { Page } from '@playwright/test';
import { plannerTest } from './plannerPage.ts';
import { expect, test, visit, worldTest } from './fixtures.ts';
import { typeDate } from './typeDate.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

worldTest.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-28T18:00:00Z'));

worldTest(
  'dates that are typed key by key are chosen when they are whole, and a wrong year changes nothing',
  async ({ page }) => {
    await visit(page, '/hiking-map');
    await page.getByRole('button', { name: 'Add my dates' }).click();
    await typeDate(page, field(page, 'Arriving'), '2027-07-14');
    await typeDate(page, field(page, 'Leaving'), '2027-07-16');
    const dates = page.getByText('Jul 14–16, 2027');
    await expect(dates).toBeVisible();
    await typeDate(page, field(page, 'Arriving'), '2057-07-14');
    await expect(page.getByText('Enter a year from 2026 to 2036.')).toBeVisible();
    await expect(field(page, 'Arriving')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Leaving')).toHaveValue('2027-07-16');
    await expect(dates).toBeVisible();
    await page.getByRole('button', { name: 'Clear dates' }).click();
    await expect(field(page, 'Arriving')).toHaveValue('');
  },
);

plannerTest('the end of a trip does not follow the year that is typed', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-28T18:00:00Z');
  await visit(page, '/trip-planner');
  const start = field(page, 'Start date');
  const end = field(page, 'End date');
  const steps = [
    ['2027-07-14', '2027-07-16', '2027-07-20', '2027-07-22'],
    ['2026-12-28', '2026-12-30', '2027-01-10', '2027-01-12'],
  ] as const;
  for (const [from, until, retyped, moved] of steps) {
    await typeDate(page, start, from);
    await typeDate(page, end, until);
    await typeDate(page, start, retyped);
    await expect(start).toHaveValue(retyped);
    await expect(end).toHaveValue(moved);
    await expect(page.getByText('3 days, counting the first and last.')).toBeVisible();
  }
  // A hand that rests in the middle of a date moves nothing, be it a whole date or not.
  await start.focus();
  for (const [keys, rested] of [
    ['0111', '2027-01-11'],
    ['202', '0202-01-11'],
  ] as const) {
    await page.keyboard.type(keys, { delay: 60 });
    await page.waitForTimeout(1500);
    await expect(start).toHaveValue(rested);
    await expect(end).toHaveValue('2027-01-12');
  }
});

test('the wheel over a number scrolls the page', async ({ page }) => {
  await visit(page, '/budget-calculator');
  const people = page.getByRole('spinbutton', { name: 'People' });
  await people.click();
  const before = await people.inputValue();
  // The first turn takes the focus away.
  for (const turn of [100, 300]) await page.mouse.wheel(0, turn);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(people).toHaveValue(before);
});
