import { expect, visit, worldTest as test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a phone shows half of the hiking map without scrolling, in summer and in winter', async ({ page }) => {
  for (const day of ['2027-07-10', '2027-01-20']) {
    await page.clock.setFixedTime(`${day}T18:00:00Z`);
    await visit(page, '/hiking-map');
    await expect(page.locator('.leaflet-container'), day).toBeInViewport({ ratio: 0.5 });
  }
});

test('a phone shows the order of a list beside its search, and choosing dates does not move it', async ({
  page,
}) => {
  await visit(page, '/accommodations');
  const order = page.getByRole('combobox', { name: 'Sort' });
  const middle = async () => {
    const [search, box] = await Promise.all([
      page.getByRole('searchbox', { name: 'Search accommodations' }).boundingBox(),
      order.boundingBox(),
    ]);
    return Math.abs(
      (search?.y ?? 0) + (search?.height ?? 0) / 2 - ((box?.y ?? 999) + (box?.height ?? 0) / 2),
    );
  };
  expect(await middle()).toBeLessThan(2);
  await page.getByRole('button', { name: 'Add my dates' }).click();
  await expect(page.getByLabel('Arriving')).toBeVisible();
  expect(await middle()).toBeLessThan(2);
});

test('on the smallest phone a long name of the guide is cut, not the menu beside it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/');
  await page.evaluate(() => {
    const name = document.querySelector('header a[href="/"] span');
    if (name) name.append(' of the Long Mountains');
  });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
});
