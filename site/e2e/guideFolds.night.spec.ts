import { expect, test, visit } from './fixtures.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };
const path = '/travel-tips';

test('on a phone the tips are folded and the emergency numbers open; an address opens its section', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, path);
  const main = page.getByRole('main');
  const fold = main
    .locator('section details')
    .filter({ has: page.locator('h2') })
    .first();
  const tip = fold.locator('li').first();
  await expect(tip).toBeHidden();
  await expect(main.getByRole('link', { name: /^\d{3}$/ }).last()).toBeVisible();
  await fold.locator('summary').press('Enter');
  await expect(tip).toBeVisible();

  const id = await fold.locator('> div').getAttribute('id');
  await visit(page, `${path}#${id}`);
  await expect(tip).toBeVisible();
  await expect(fold.locator('summary')).toBeInViewport();
});

test('paper has all tips', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, path);
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  const tips = page.getByRole('main').locator('section details li');
  await expect(tips).not.toHaveCount(0);
  await expect(tips.filter({ visible: true })).toHaveCount(await tips.count());
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all tips are there, on a phone and a wide screen', async ({ page }) => {
    await page.goto(path);
    for (const viewport of [phone, wide]) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('main').locator('section details li').first()).toBeVisible();
    }
  });
});
