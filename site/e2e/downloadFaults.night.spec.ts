import type { Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { expect } from './below.ts';
import { bytesOf } from '../device/offline/guideVersion.ts';
import { denyStorage } from './denyStorage.ts';
import { record } from './firstAttraction.ts';
import { heading } from './pageParts.ts';
import {
  at,
  filesCache,
  keptAddresses,
  openFromList,
  phone,
  phoneTest as test,
  pocket,
  shrinkCopy,
  take,
  visit,
} from './offlineCopy.ts';

test.use(phone);

test('a download that is cut goes on where it was', async ({ page, guide }) => {
  const { pocket: files } = shrinkCopy(guide);
  const answer = guide.intercept;
  await visit(page, at(guide, '/saved'));
  // Then the page has seen that there is no download to go on with by itself.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState('networkidle');
  guide.requests = [];
  const offlineUrls = new Set(files.map(([url]) => url));
  const requests = () => guide.requests.filter((url) => offlineUrls.has(url));
  guide.intercept = (url, response) => {
    if (answer(url, response)) return true;
    if (requests().length < 40 || !offlineUrls.has(url)) return false;
    response.destroy();
    return true;
  };
  await page.getByRole('button', { name: 'Download the guide' }).click();
  await expect(page.getByText('Connection lost. Your progress is saved.')).toBeVisible();
  await expect(pocket(page)).toContainText(/\d\.\d MB of \d+\.\d MB are here\./);
  const had = new Set(await keptAddresses(page));
  expect(had.size).toBeGreaterThan(10);
  guide.intercept = answer;
  guide.requests = [];
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(pocket(page)).toContainText('The whole guide is on this device', { timeout: 30_000 });
  expect(requests().filter((url) => had.has(url))).toEqual([]);
});

test('a pause stops it, and the next page goes on by itself', async ({ page, guide }) => {
  shrinkCopy(guide);
  const answer = guide.intercept;
  await visit(page, at(guide, '/saved'));
  guide.intercept = (url, response) => {
    if (url !== '/saved') return answer(url, response);
    // Never answered.
    return true;
  };
  await page.getByRole('button', { name: 'Download the guide' }).click();
  await expect(page.getByText(/^(0\.[1-9]|[1-9]\d*\.\d) MB of /)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  guide.intercept = answer;
  await page.goto(at(guide, '/privacy'));
  await page.goto(at(guide, '/saved'));
  await expect(pocket(page)).toContainText('The whole guide is on this device', { timeout: 30_000 });
});

test('two tabs that take it at once fetch it once', async ({ page, context, guide }) => {
  const { pocket: files } = shrinkCopy(guide);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await visit(tab, at(guide, '/saved'));
    await expect(tab.getByRole('button', { name: 'Download the guide' })).toBeVisible();
  }
  guide.requests = [];
  await Promise.all([take(page), take(other)]);
  const names = new Set(files.map(([url]) => url));
  const twice = guide.requests.filter((url, index) => names.has(url) && guide.requests.indexOf(url) < index);
  // The worker keeps what the tabs showed meanwhile.
  expect(twice.length).toBeLessThan(names.size / 3);
});

test('a device without room keeps what fits, says so, and the online guide is untouched', async ({
  page,
  context,
  guide,
}) => {
  await visit(page, at(guide, '/saved'));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: guide.origin, quotaSize: 1_000_000 });
  await page.getByRole('button', { name: 'Download the guide' }).click();
  await expect(page.getByRole('alert')).toContainText('This device is full.');
  for (const path of [record, '/hiking-map', '/saved']) {
    await visit(page, at(guide, path));
    await expect(heading(page)).toBeVisible();
  }
});

test('what the browser took back is seen, and fetched again on demand', async ({ page, guide }) => {
  shrinkCopy(guide);
  await page.goto(at(guide, '/saved'));
  await take(page);
  await page.evaluate((name) => caches.delete(name), filesCache);
  await visit(page, at(guide, '/privacy'));
  await expect(heading(page)).toBeVisible();
  await page.goto(at(guide, '/saved'));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(pocket(page)).toContainText('The whole guide is on this device', { timeout: 30_000 });
});

const unable = [
  [
    'a private window that knows no workers',
    (page: Page) =>
      page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
  ],
  ['a browser that denies storage', (page: Page) => denyStorage(page, 'caches')],
] as const;

for (const [browser, deny] of settings(unable, 1)) {
  test(`in ${browser} the online guide is untouched, and the pocket says so`, async ({ context, guide }) => {
    const page = await context.newPage();
    await deny(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await visit(page, at(guide, '/saved'));
    await expect(pocket(page)).toContainText("This browser can't store the guide");
    await openFromList(page, guide, record);
    await expect(heading(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('the size before and after is that of the list', async ({ page, guide }) => {
  const { pocket: files } = shrinkCopy(guide);
  const size = `${(bytesOf(files) / 1e6).toFixed(1)} MB`;
  await page.goto(at(guide, '/saved'));
  await expect(pocket(page)).toContainText(`${size}, as of`);
  await take(page);
  await expect(pocket(page)).toContainText(`It takes ${size}.`);
});
