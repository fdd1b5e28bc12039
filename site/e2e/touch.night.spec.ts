import type { Site } from '#schemas/types/published.ts';
import { expect, test, visit, worldTest } from './fixtures.ts';
import { readDist } from './readDist.ts';
import { heading } from './pageParts.ts';
import { typeDate } from './typeDate.ts';

const site = readDist<Site>('api/site.json');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('through the menu to a list, through a filter to a place, and onto the list of saved places', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Attractions' }).tap();
  await expect(page).toHaveURL('/attractions');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await page.getByRole('checkbox', { name: /^Viewpoint/ }).tap();
  await expect(page).toHaveURL(/type=viewpoint/);
  await page.getByRole('button', { name: /^Remove filter/ }).tap();
  await expect(page.getByText(/^(\d+) of \1 attractions$/)).toBeVisible();
  const card = page.getByRole('article').first().getByRole('link');
  const place = (await card.textContent()) ?? '';
  await card.tap();
  await expect(heading(page)).toHaveText(place);
  await page.getByRole('button', { name: `Save ${place}`, exact: true }).tap();
  await page.getByRole('button', { name: 'View list' }).tap();
  await expect(page).toHaveURL('/saved');
  await page.getByRole('button', { name: `Remove ${place}` }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: `Remove ${place}` })).toBeVisible();
});

worldTest('two dates are searched at the partner', async ({ page, context }) => {
  await context.route(
    (url) => site.partners.hotels.hosts.includes(url.host),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  );
  await visit(page, '/');
  await typeDate(page, page.getByLabel('Check-in'), '2030-07-14');
  await typeDate(page, page.getByLabel('Check-out'), '2030-07-16');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: /Search hotels/ }).tap();
  expect((await popup).url()).toContain('startDate=2030-07-14&endDate=2030-07-16');
});

test('a touch loads the data of a link before it is let go', async ({ page }) => {
  await visit(page, '/attractions');
  const link = page.getByRole('article').first().getByRole('link');
  const slug = (await link.getAttribute('href'))?.split('/').at(-1);
  const request = page.waitForRequest(`**/api/attractions/slug/${slug}.json`);
  await link.dispatchEvent('touchstart');
  await request;
  await expect(page).toHaveURL('/attractions');
});
