import { accessibilityProblems } from './accessibilityProblems.ts';
import { expectOutage } from './brokenNetwork.ts';
import { expect, visit } from './fixtures.ts';
import { days, fillDates, plan, stopMenus, plannerTest as test } from './plannerPage.ts';
import { heading } from './pageParts.ts';
import { typeDate } from './typeDate.ts';

test('the form waits for both dates, and both views have no problem of accessibility', async ({ page }) => {
  await visit(page, '/trip-planner');
  await expect(plan(page)).toBeDisabled();
  await typeDate(page, page.getByLabel('Start date'), '2027-09-18');
  await expect(plan(page)).toBeDisabled();
  expect(await accessibilityProblems(page)).toEqual([]);
  await fillDates(page);
  await expect(plan(page)).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Your dates: mid-September' })).toBeVisible();
  await plan(page).click();
  await expect(heading(page)).toBeFocused();
  await expect(days(page)).toHaveCount(3);
  await stopMenus(page).first().click();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('on a phone the form begins within the second screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/trip-planner');
  const question = await page.getByText('When are you coming?').boundingBox();
  expect(question?.y).toBeLessThan(1000);
});

test('a budget that cannot be read says what the plan uses, and children have ages', async ({ page }) => {
  await visit(page, '/trip-planner');
  await fillDates(page);
  const budget = page.getByLabel(/^Total budget/);
  await budget.fill('abc');
  await expect(page.getByText(/^We couldn't read this amount, so the plan uses /)).toBeVisible();
  await page.getByText('Children: none').click();
  await page.getByRole('button', { name: 'More: Children' }).click();
  await page.getByLabel('Age of child 1').selectOption('7');
  await page.getByText(/^Arrival and departure times/).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await budget.fill('3.000');
  await plan(page).click();
  await expect(page.getByText('Visitors 17 and under')).toBeVisible();
});

test('when code does not come the page says so, and tries again', async ({ page, incidents }) => {
  await visit(page, '/trip-planner');
  // The code of the form is there; that of the plan comes with the first answer.
  await expect(page.locator('[data-hydrated="false"]')).toHaveCount(0);
  await page.route(/\/assets\/chunks\//, (route) => route.fulfill({ status: 404, body: '' }));
  await fillDates(page);
  await plan(page).click();
  await expect(page.getByRole('heading', { name: "The planner didn't load" })).toBeVisible();
  await page.unroute(/\/assets\/chunks\//);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(/^Three days in /);
  expectOutage(incidents);
});

test('what is entered before the code of the form is there counts', async ({ page }) => {
  await page.route(/\/assets\/chunks\//, async (route) => {
    const isForm = (await (await route.fetch()).text()).includes('Creating Your Perfect Trip');
    if (isForm) await expect(page.getByLabel('End date')).toHaveValue('2027-09-20');
    await route.continue();
  });
  await visit(page, '/trip-planner');
  await typeDate(page, page.getByLabel('Start date'), '2027-09-18');
  await page.getByRole('radio', { name: 'Active' }).check();
  await typeDate(page, page.getByLabel('End date'), '2027-09-20');
  await expect(plan(page)).toBeEnabled();
  await expect(page.getByLabel('Start date')).toHaveValue('2027-09-18');
  await expect(page.getByRole('radio', { name: 'Active' })).toBeChecked();
  // Other chunks may still be on their way.
  await page.unrouteAll({ behavior: 'wait' });
});
