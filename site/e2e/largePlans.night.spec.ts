import { deflateSync } from 'node:zlib';
import { settings } from '#fixtures/testScope.ts';
import { ownName } from './below.ts';
import { expect, visit, worldTest as test } from './fixtures.ts';
import { typeDate } from './typeDate.ts';

const stop = { place: 'trail/ridge', name: 'Ridge', part: 'morning', isOwn: false };
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** A link to a plan with these requests and days. */
function linkOf(specialRequests: string, days: unknown[]): string {
  const form = {
    startDate: '2027-09-18',
    endDate: '2027-09-20',
    arrivalTime: '',
    departureTime: '',
    budget: '',
    groupSize: 2,
    childAges: [],
    transport: 'car',
    interests: [],
    activityLevel: 'moderate',
    accommodationType: 'mid-range',
    needs: [],
    diningPreference: 'any',
    specialRequests,
  };
  const plan = JSON.stringify({ form, choices: { stays: [], days }, saved: [] });
  return `/trip-planner#plan=${deflateSync(plan, { level: 9 }).toString('base64url')}`;
}

const links = [
  ['60,000 letters', linkOf('a'.repeat(60_000), []), 600],
  ['a million empty days', linkOf('', times(1_000_000, [])), 4500],
  ['300,000 letters', linkOf('a'.repeat(300_000), []), 1000],
  ['3,000 stops', linkOf('', [times(3000, stop)]), 1500],
  ['100 MB', linkOf('', [' '.repeat(1e8)]), 150_000],
] as const;

for (const [what, link, longest] of settings(links, 1)) {
  test(`a short link of ${what} is refused at once, kept nowhere, and the planner works`, async ({
    page,
  }) => {
    expect(link.length).toBeLessThan(longest);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: "We can't open this plan" })).toBeVisible({
      timeout: 8000,
    });
    const kept = await page.evaluate((name) => localStorage.getItem(name) ?? '', ownName('larch-trip'));
    expect(kept.length).toBeLessThan(1000);
    await page.goto('about:blank');
    await visit(page, '/trip-planner');
    await typeDate(page, page.getByLabel('Start date'), '2027-09-18');
    await expect(page.getByLabel('Start date')).toHaveValue('2027-09-18');
  });
}

test('the longest word that is kept breaks, and the page is no wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(linkOf('w'.repeat(2000), []));
  await expect(page.getByText(/^Your note: w+$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
