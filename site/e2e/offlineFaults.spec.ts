import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { below, expect } from './below.ts';
import { bytesOf } from '../device/offline/guideVersion.ts';
import { filesCache, heading, keptAddresses, phone, ready, shrinkPocket, take, visit } from './pocket.ts';
import { routes } from './publishedRoutes.ts';
import { distDir, readDist } from './readDist.ts';
import type { StoppableGuide } from './stoppableGuide.ts';
import { workerTest as test } from './workerTest.ts';

test.use(phone);
test.beforeEach(async ({ page, guide }) => {
  guide.intercept = () => false;
  guide.asked = [];
  // A visitor whose browser keeps the guide does not wait for the worker.
  await page.goto(guide.home);
});
test.afterEach(async ({ guide }) => {
  if (!guide.isOpen) await guide.start();
});

const at = (guide: StoppableGuide, path: string) => guide.origin + below(path);
const pocket = (page: Page) => page.locator('#pocket');
const [record = ''] = routes.filter((path) => path.startsWith('/attractions/'));
const [unseen = ''] = routes.filter((path) => path.startsWith('/activities/'));

/** Waits until a page and its looks are kept. */
async function expectKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptAddresses(page)).toContain(path);
  await page.waitForLoadState('networkidle');
}

test('pages that were seen are there without a server, and others say so', async ({ page, guide }) => {
  await expectKept(page, '/');
  await page.goto(at(guide, '/attractions'));
  await ready(page);
  await page
    .getByRole('main')
    .locator(`a[href="${below(record)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(at(guide, record));
  await expectKept(page, record);
  await expectKept(page, '/offline');
  await guide.stop();
  for (const path of [record, '/attractions', '/']) {
    await page.goto(at(guide, path));
    await ready(page);
    await expect(heading(page)).toBeVisible();
  }
  await page.goto(at(guide, unseen));
  await expect(heading(page)).toHaveText('Not in your pocket');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).not.toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Attractions', exact: true }).click();
  await expect(heading(page)).toHaveText('Attractions');
});

test('a download that is cut goes on where it was', async ({ page, guide }) => {
  const { pocket: files } = shrinkPocket(guide);
  const answer = guide.intercept;
  await page.goto(at(guide, '/saved'));
  await ready(page);
  // Then the page has seen that there is no download to go on with by itself.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState('networkidle');
  guide.asked = [];
  const pocketUrls = new Set(files.map(([url]) => url));
  const asked = () => guide.asked.filter((url) => pocketUrls.has(url));
  guide.intercept = (url, response) => {
    if (answer(url, response)) return true;
    if (asked().length < 40 || !pocketUrls.has(url)) return false;
    response.destroy();
    return true;
  };
  await page.getByRole('button', { name: 'Take the guide with you' }).click();
  await expect(page.getByText('The connection was lost. What has arrived is kept.')).toBeVisible();
  await expect(pocket(page)).toContainText(/\d\.\d MB of \d+\.\d MB are here\./);
  const had = new Set(await keptAddresses(page));
  expect(had.size).toBeGreaterThan(10);
  guide.intercept = answer;
  guide.asked = [];
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(pocket(page)).toContainText('The whole guide is on this device', { timeout: 30_000 });
  expect(asked().filter((url) => had.has(url))).toEqual([]);
});

test('a pause stops it, and the next page goes on by itself', async ({ page, guide }) => {
  shrinkPocket(guide);
  const answer = guide.intercept;
  await page.goto(at(guide, '/saved'));
  await ready(page);
  guide.intercept = (url, response) => {
    if (url !== '/saved') return answer(url, response);
    // Never answered.
    return true;
  };
  await page.getByRole('button', { name: 'Take the guide with you' }).click();
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
  const { pocket: files } = shrinkPocket(guide);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(at(guide, '/saved'));
    await ready(tab);
    await expect(tab.getByRole('button', { name: 'Take the guide with you' })).toBeVisible();
  }
  guide.asked = [];
  await Promise.all([take(page), take(other)]);
  const names = new Set(files.map(([url]) => url));
  const twice = guide.asked.filter((url, index) => names.has(url) && guide.asked.indexOf(url) < index);
  // The worker keeps what the tabs showed meanwhile.
  expect(twice.length).toBeLessThan(names.size / 3);
});

test('only whole answers of the guide itself are kept', async ({ page, guide }) => {
  await expectKept(page, '/offline');
  const [first = ''] = routes.filter((path) => path.startsWith('/accommodations/'));
  guide.intercept = (url, response) => {
    if (url === unseen) response.writeHead(302, { location: below(record) }).end();
    else if (url === first) response.writeHead(500).end('out of order');
    else return false;
    return true;
  };
  await page.goto(at(guide, unseen));
  await expect(page).toHaveURL(at(guide, record));
  await page.goto(at(guide, first));
  await page.goto(at(guide, '/no/such/page'));
  await page.goto(at(guide, '/attractions/no-such-place'));
  await page.goto(at(guide, '/'));
  await page.evaluate(async (api) => {
    await (await fetch(`${api}/newsletter`, { method: 'POST', body: '{}' })).text();
    await (await fetch(`${api}/attractions`)).text();
    await (await fetch(`${api}/nothing.json`)).text();
  }, below('/api'));
  const { pocket: files, others } = readDist<{ pocket: [string][]; others: [string][] }>('offline.json');
  const listed = new Set([...files, ...others].map(([url]) => url));
  const kept = await keptAddresses(page);
  expect(kept.filter((url) => !listed.has(url))).toEqual([]);
  expect(kept).not.toContain(unseen);
  expect(kept).not.toContain(first);
});

test('a device without room keeps what fits, says so, and the online guide is untouched', async ({
  page,
  context,
  guide,
}) => {
  await page.goto(at(guide, '/saved'));
  await ready(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: guide.origin, quotaSize: 1_000_000 });
  await page.getByRole('button', { name: 'Take the guide with you' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no space left on this device.', {
    timeout: 20_000,
  });
  for (const path of [record, '/hiking-map', '/saved']) {
    await page.goto(at(guide, path));
    await ready(page);
    await expect(heading(page)).toBeVisible();
  }
});

test('what the browser took back is seen, and fetched again on demand', async ({ page, guide }) => {
  shrinkPocket(guide);
  await page.goto(at(guide, '/saved'));
  await take(page);
  await page.evaluate((name) => caches.delete(name), filesCache);
  await page.goto(at(guide, '/privacy'));
  await ready(page);
  await expect(heading(page)).toBeVisible();
  await page.goto(at(guide, '/saved'));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(pocket(page)).toContainText('The whole guide is on this device', { timeout: 30_000 });
});

for (const [browser, deny] of [
  [
    'a browser that denies storage',
    () => {
      Object.defineProperty(window, 'caches', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  ],
  [
    'a private window that knows no workers',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
  ],
] as const) {
  test(`in ${browser} the online guide is untouched, and the pocket says so`, async ({ context, guide }) => {
    const page = await context.newPage();
    await page.addInitScript(deny);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await visit(page, at(guide, '/saved'));
    await expect(pocket(page)).toContainText('This browser cannot save the guide');
    await visit(page, at(guide, '/attractions'));
    await page
      .getByRole('main')
      .locator(`a[href="${below(record)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(at(guide, record));
    await expect(heading(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a clock that is wrong changes nothing', async ({ page, guide }) => {
  shrinkPocket(guide);
  for (const date of ['1999-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
    await page.clock.setFixedTime(date);
    await page.goto(at(guide, '/saved'));
    const button = page.getByRole('button', { name: 'Take the guide with you' });
    if (date.startsWith('1999')) await button.click();
    await expect(pocket(page)).toContainText('The whole guide is on this device', { timeout: 30_000 });
    await guide.stop();
    await page.goto(at(guide, '/privacy'));
    await ready(page);
    await expect(heading(page)).toBeVisible();
    await guide.start();
  }
});

test('the worker that stops it all removes what was kept, and the pages go on from the host', async ({
  page,
  guide,
}) => {
  const { version } = shrinkPocket(guide);
  expect(version).toBe('small');
  const answer = guide.intercept;
  await page.goto(at(guide, '/saved'));
  await take(page);
  const stop = readFileSync(join(distDir, 'stop.js'), 'utf8');
  guide.intercept = (url, response) => {
    if (url !== '/sw.js') return answer(url, response);
    response.setHeader('content-type', 'text/javascript');
    response.end(stop);
    return true;
  };
  await page.goto(at(guide, '/privacy'));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 20_000,
    })
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  guide.asked = [];
  const response = await page.goto(at(guide, '/privacy'));
  expect(response?.fromServiceWorker()).toBe(false);
  expect(guide.asked).toContain('/privacy');
  await ready(page);
});

test('the size before and after is that of the list', async ({ page, guide }) => {
  const { pocket: files } = shrinkPocket(guide);
  const size = `${(bytesOf(files) / 1e6).toFixed(1)} MB`;
  await page.goto(at(guide, '/saved'));
  await expect(pocket(page)).toContainText(`${size}, as of`);
  await take(page);
  await expect(pocket(page)).toContainText(`It takes ${size}.`);
});

test('what needs the network says so where it stands, and comes back by itself', async ({
  page,
  context,
  guide,
}) => {
  await page.goto(at(guide, '/'));
  await ready(page);
  const notes = [
    page.getByText('You are offline. You can sign up when you are back online.'),
    page.getByText('You are offline. You can search when you are back online.'),
  ];
  await page.getByLabel('Email address').scrollIntoViewIfNeeded();
  // The code of all parts of the page has come.
  await page.waitForLoadState('networkidle');
  for (const note of notes) await expect(note).toBeHidden();
  await context.setOffline(true);
  for (const note of notes) await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  await context.setOffline(false);
  for (const note of notes) await expect(note).toBeHidden();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});
