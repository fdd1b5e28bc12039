import type { Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { expect, test, visit, worldTest } from './fixtures.ts';
import { routes } from './publishedRoutes.ts';
import { visitPlan } from './visitPlan.ts';
import { heading } from './pageParts.ts';

const oneOfEachKind = visitPlan(routes, { isNightly: false }).filter(({ isWhole }) => isWhole);

/** Holds back the scripts that contain a text, by default all, until the returned function is called. */
async function holdScripts(page: Page, text = ''): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) await held;
    await route.fulfill({ response });
  });
  return release;
}

worldTest('a page is alive as soon as its code is there: no clock holds it back', async ({ page }) => {
  await page.clock.install({ time: '2026-07-01T12:00:00Z' });
  await page.clock.pauseAt('2026-07-01T12:00:01Z');
  for (const { path } of settings(oneOfEachKind, 4)) {
    await page.goto(path);
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
    await expect(page.locator('html'), path).toHaveAttribute('data-hydrated', 'true');
  }
});

test('from home to a place and back, with Back restoring the scroll position', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Attractions' }).click();
  await expect(heading(page)).toHaveText('Attractions');
  await expect(heading(page)).toBeFocused();
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
  const before = await page.evaluate(() => window.scrollY);
  const card = page.getByRole('article').nth(5).getByRole('link');
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(heading(page)).toHaveText(name);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Attractions');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('filters live in the address: reload and Back keep them', async ({ page }) => {
  await visit(page, '/attractions');
  await page.getByRole('checkbox', { name: /^Lake/ }).check();
  await expect(page).toHaveURL(/type=lake/);
  const status = page.getByRole('status').first();
  await expect(status).not.toHaveText(/^(\d+) of \1 /);
  const count = await status.innerText();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Lake/ })).toBeChecked();
  await expect(status).toHaveText(count);
});

test('a press before the script is there is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('what is pressed and typed in the planner before its code is there is not lost', async ({ page }) => {
  const release = await holdScripts(page, 'Creating Your Perfect Trip');
  await visit(page, '/trip-planner');
  await page.getByLabel(/^Total budget/).fill('3000');
  await page.getByRole('button', { name: 'Hiking', exact: true }).click();
  release();
  await expect(page.getByRole('button', { name: 'Hiking', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByLabel(/^Total budget/)).toHaveValue('3000');
});

test('the menu of a phone is a drawer that Escape closes and that gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu).toBeFocused();
});

test('the colour scheme can be chosen and is remembered', async ({ page }) => {
  await visit(page, '/privacy');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('a subscription that is sent before its part of the page has its script is not lost', async ({
  page,
}) => {
  const release = await holdScripts(page, '/api/newsletter');
  await visit(page, '/');
  await page.getByLabel('Email address').fill('early@example.com');
  await page.waitForFunction(() => performance.now() > 1100);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  release();
  await expect(page.getByText('Success!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('several fields that were filled in before the script is there keep what they say', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/attractions', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').fill('lake');
  await page.getByRole('checkbox', { name: /^Lake/ }).check();
  await page.getByRole('checkbox', { name: /^Viewpoint/ }).check();
  const location = page.getByLabel('Location');
  const [selected = ''] = await location.selectOption({ index: 1 });
  // The script waits until the visitor has been at work.
  release();
  await expect(page).toHaveURL(
    `/attractions?${new URLSearchParams({ q: 'lake', type: 'lake,viewpoint', location: selected })}`,
  );
  await expect(page.getByRole('checkbox', { name: /^Viewpoint/ })).toBeChecked();
  await expect(page.getByRole('searchbox')).toHaveValue('lake');
});
