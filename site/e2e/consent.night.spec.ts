import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from '#schemas/types/published.ts';
import { settings } from '#fixtures/testScope.ts';
import { expect, visit, worldTest as test } from './fixtures.ts';
import { type ThirdPartyFault, thirdPartyFaults, breakThirdParties } from './thirdPartyFaults.ts';
import { readDist } from './readDist.ts';
import { heading } from './pageParts.ts';

const { thirdParty, partners } = readDist<Site>('api/site.json');
test.skip(
  thirdParty.analyticsId === null,
  'Only a guide that is set up with outside services asks about them.',
);
test.use({ consent: true });

const question = (page: Page) => page.getByRole('region', { name: 'Outside services', exact: true });
const list = (page: Page) => page.locator(`iframe[title="Activities at ${partners.activities.name}"]`);

/** Hosts of others that were asked from now on. */
function watchHosts(context: BrowserContext, baseURL = ''): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { host } = new URL(request.url());
    if (host !== new URL(baseURL).host) hosts.add(host);
  });
  return hosts;
}

async function allow(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, '/activities');
  await question(page).getByRole('button', { name: 'Allow' }).click();
  await expect(question(page)).toHaveCount(0);
}

test('nothing is loaded before consent; then statistics at the next touch, ads after 5 s, the list after 4', async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = watchHosts(context, baseURL);
  await allow(page);
  expect([...hosts]).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => [...hosts]).toEqual(['www.googletagmanager.com']);
  expect(await page.evaluate(() => typeof window.gtag_report_conversion)).toBe('undefined');
  await page.clock.runFor(5000);
  await expect(list(page).contentFrame().getByText('Tours of the partner')).toBeVisible();
  expect(await page.evaluate(() => typeof window.gtag_report_conversion)).toBe('function');
  await page.clock.runFor(9000);
  await expect(list(page)).toHaveCount(1);
});

test('who refuses is asked no more, and decides anew from the foot of the page', async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = watchHosts(context, baseURL);
  await visit(page, '/activities');
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  const choice = page.getByRole('region', { name: 'Your choice' });
  await expect(choice).toContainText("You've declined these.");
  await expect(question(page)).toHaveCount(0);
  expect([...hosts]).toEqual([]);
  await choice.getByRole('button', { name: 'Allow' }).click();
  await expect(choice).toContainText("You've allowed these.");
  await expect.poll(() => [...hosts]).toEqual(['www.googletagmanager.com']);
});

test('a browser that refuses for its visitor is not asked', async ({ page, context, baseURL }) => {
  const hosts = watchHosts(context, baseURL);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.clock.install();
  await visit(page, '/cookies#choice');
  await expect(page.getByRole('region', { name: 'Your choice' })).toContainText(
    'Your browser asks sites not to track you',
  );
  await page.clock.runFor(20_000);
  await expect(question(page)).toHaveCount(0);
  expect([...hosts]).toEqual([]);
});

const words: Record<ThirdPartyFault, string> = { aborted: 'aborted', 500: '500', hanging: 'hanging' };

for (const fault of settings(thirdPartyFaults, 1)) {
  test(`statistics, ads and the list of the partner, ${words[fault]}: the page is as without them`, async ({
    page,
    context,
    incidents,
  }) => {
    await breakThirdParties(context, fault);
    await allow(page);
    await page.clock.runFor(5000);
    if (fault === 'hanging') await expect(list(page)).toHaveCount(1);
    await page.clock.runFor(8000);
    await expect(list(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(heading(page)).not.toHaveText('Activities');
    incidents.expected.push(/Failed to load|^failed: https|^500: https/);
  });
}
