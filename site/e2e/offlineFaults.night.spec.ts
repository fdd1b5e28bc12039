import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { below, expect } from './below.ts';
import {
  at,
  keptAddresses,
  openFromList,
  phone,
  phoneTest as test,
  pocket,
  shrinkCopy,
  take,
  visit,
} from './offlineCopy.ts';
import { routes } from './publishedRoutes.ts';
import { distDir, readDist } from './readDist.ts';
import { heading, hydrated } from './pageParts.ts';

test.use(phone);
const [record = ''] = routes.filter((path) => path.startsWith('/attractions/'));
const [unseen = ''] = routes.filter((path) => path.startsWith('/activities/'));

/** Waits until a page and its looks are kept. */
async function expectKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptAddresses(page)).toContain(path);
  await page.waitForLoadState('networkidle');
}

test('pages that were seen are there without a server, and others say so', async ({ page, guide }) => {
  await expectKept(page, '/');
  await openFromList(page, guide, record);
  await expectKept(page, record);
  await expectKept(page, '/offline');
  await guide.stop();
  for (const path of [record, '/attractions', '/']) {
    await visit(page, at(guide, path));
    await expect(heading(page)).toBeVisible();
  }
  await page.goto(at(guide, unseen));
  await expect(heading(page)).toHaveText('Not available offline');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).not.toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Attractions', exact: true }).click();
  await expect(heading(page)).toHaveText('Attractions');
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

test('a clock that is wrong changes nothing', async ({ page, guide }) => {
  shrinkCopy(guide);
  for (const date of ['1999-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
    await page.clock.setFixedTime(date);
    await page.goto(at(guide, '/saved'));
    const button = page.getByRole('button', { name: 'Download the guide' });
    if (date.startsWith('1999')) await button.click();
    await expect(pocket(page)).toContainText('The whole guide is on this device', { timeout: 30_000 });
    await guide.stop();
    await visit(page, at(guide, '/privacy'));
    await expect(heading(page)).toBeVisible();
    await guide.start();
  }
});

test('the worker that stops it all removes what was kept, and the pages go on from the host', async ({
  page,
  guide,
}) => {
  const { version } = shrinkCopy(guide);
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
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  guide.requests = [];
  const response = await page.goto(at(guide, '/privacy'));
  expect(response?.fromServiceWorker()).toBe(false);
  expect(guide.requests).toContain('/privacy');
  await hydrated(page);
});

test('what needs the network says so where it stands, and comes back by itself', async ({
  page,
  context,
  guide,
}) => {
  await visit(page, at(guide, '/'));
  const notes = [
    page.getByText("You're offline. Sign up once you're back online."),
    page.getByText("You're offline. Search again once you're back online."),
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
