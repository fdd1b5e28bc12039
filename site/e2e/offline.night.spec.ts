import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, goBelow } from './below.ts';
import type { GuideVersion } from '../device/offline/guideVersion.ts';
import { buildNewer, type NewerBuild, newSentence } from './newerBuild.ts';
import { routes } from './publishedRoutes.ts';
import { distDir } from './readDist.ts';
import type { StoppableGuide } from './stoppableGuide.ts';
import { keptAddresses, phone, readTrails, take, visit } from './offlineCopy.ts';
import { workerTest as test } from './workerTest.ts';
import { heading, hydrated } from './pageParts.ts';
import { typeDate } from './typeDate.ts';

// One press, then no server: every test goes on with the same phone.
test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;
let newer: NewerBuild;

test.beforeAll(async ({ browser, guide }) => {
  // It builds the guide once more.
  test.setTimeout(600_000);
  context = await browser.newContext({ ...phone, baseURL: guide.origin });
  page = await context.newPage();
  goBelow(page);
  newer = await buildNewer();
  await visit(page, '/saved');
  await expect(page.getByText(/^\d+\.\d MB, as of [\w ,]+\d{4}\.$/)).toBeVisible();
  await take(page);
  await guide.stop();
});
test.afterAll(async () => {
  await context.close();
  await newer[Symbol.asyncDispose]();
});

test('a trail is found, its dangers are read, and its track is saved', async () => {
  const trail = readTrails().find(({ hazards, route }) => hazards.length > 0 && route?.gpxUrl);
  if (!trail) throw new Error('No trail of the guide has dangers and a track.');
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hiking Trails' }).click();
  await expect(page).toHaveURL('/hiking-map');
  await page.goto(`/hiking-map?q=${encodeURIComponent(trail.name)}&view=grid`);
  // The map of the prerendered page gives way to the cards that the address asks for.
  await expect(page.getByRole('button', { name: 'Grid', pressed: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: trail.name, exact: true }).first().click();
  await expect(heading(page)).toHaveText(new RegExp(trail.name));
  await expect(page.getByRole('heading', { name: /Hazards|Dangers/i }).first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download GPX' }).click();
  const saved = await (await saving).createReadStream();
  let text = '';
  for await (const part of saved) text += String(part);
  expect(text).toContain('<trkpt');
  expect(text).toContain('</gpx>');
});

test('the whole guide is searched', async () => {
  const [trail] = readTrails();
  await visit(page, '/');
  await page.goto(`/search?q=${encodeURIComponent(trail?.name ?? '')}`);
  await hydrated(page);
  await expect(
    page.getByRole('main').getByRole('link', { name: trail?.name, exact: true }).first(),
  ).toBeVisible();
});

test('two days are planned', async () => {
  await visit(page, '/trip-planner');
  await typeDate(page, page.getByLabel('Start date'), '2027-09-18');
  await typeDate(page, page.getByLabel('End date'), '2027-09-19');
  await page.getByLabel(/^Total budget/).fill('3000');
  await page.getByRole('button', { name: 'Plan My Trip' }).click();
  await expect(heading(page)).toHaveText(/^Two days in /);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar File (.ics)' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.ics$/);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Booking checklist' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: null });
});

test('lists are searched, and places are saved', async () => {
  await visit(page, '/attractions');
  const cards = page.getByRole('article');
  const all = await cards.count();
  const name = (await cards.last().getByRole('link').first().textContent())?.trim() ?? '';
  expect(name).not.toBe('');
  await page.goto(`/attractions?q=${encodeURIComponent(name)}`);
  await hydrated(page);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/attractions\/./);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.goto('/saved');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('two walks are compared', async () => {
  const [first, second] = readTrails();
  await page.goto(`/saved?compare=trail/${first?.slug},trail/${second?.slug}`);
  await hydrated(page);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([first?.name ?? '', second?.name ?? '']);
  await expect(table.getByRole('row', { name: /^Profile/ })).toContainText(/\sm over \d/);
});

test('a large picture is the small one of the pocket', async () => {
  const path = routes.find((route) => route.startsWith('/attractions/')) ?? '';
  await visit(page, path);
  const image = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(
    /-(800|1600)\.webp$/,
  );
});

test('what is no page of the guide says so, with what is nearest, and Try again asks again', async ({
  guide,
}) => {
  const folder = routes.find((route) => route.startsWith('/attractions/')) ?? '';
  const response = await page.goto(`${folder}-of-old`);
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveText('Not available offline');
  await expect(page.getByText(`${folder}-of-old`)).toBeVisible();
  const near = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(near.first()).toHaveAttribute('href', '/attractions');
  await expect(near.nth(1)).toHaveAttribute('href', folder);
  await guide.start();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(/Not Found/);
  await guide.stop();
});

test('the day of the guide stands at the foot of every page', async () => {
  await visit(page, '/privacy');
  await expect(page.getByText(/Offline copy from/)).toBeVisible();
});

const offer = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Update available' });
const sentence = (tab: Page) => tab.getByText(newSentence);

const listIn = (dist: string) => JSON.parse(readFileSync(join(dist, 'offline.json'), 'utf8')) as GuideVersion;

/** Files of the pocket that the host was asked for. */
function offlineRequests({ requests }: StoppableGuide): string[] {
  const pocket = new Set(listIn(newer.dist).pocket.map(([url]) => url));
  return requests.filter((url) => pocket.has(url)).sort();
}

/** Files that the second build has and the first has not. */
function changedFiles(): string[] {
  const before = new Map(listIn(distDir).pocket.map(([url, revision]) => [url, revision]));
  return listIn(newer.dist).pocket.flatMap(([url, revision]) => (before.get(url) === revision ? [] : [url]));
}

test('a newer guide is offered, and nothing changes by itself', async ({ guide }) => {
  guide.behind = newer.port;
  await guide.start();
  await visit(page, '/privacy');
  await expect(offer(page)).toContainText(/As of .+, 0\.\d MB to fetch\./);
  await expect(sentence(page)).toBeHidden();
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await expect(sentence(page)).toBeHidden();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer(page)).toBeHidden();
});

test('an update that fails half way leaves the old guide whole', async ({ guide }) => {
  await visit(page, '/privacy');
  guide.intercept = (url, response) => {
    if (url !== '/privacy') return false;
    response.writeHead(500).end('out of order');
    return true;
  };
  guide.requests = [];
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(offer(page)).toContainText("The download didn't finish. You still have the previous version.");
  await guide.stop();
  for (const path of ['/', '/privacy', '/hiking-map']) {
    await visit(page, path);
    await expect(heading(page)).toBeVisible();
  }
  await visit(page, '/privacy');
  await expect(sentence(page)).toBeHidden();
});

test('the newer guide costs what changed, and a tab of the old one goes on as it is', async ({ guide }) => {
  const old = await context.newPage();
  await visit(old, '/');
  // The visitor has said yes: the first page that has a network goes on with the download.
  guide.intercept = () => false;
  await guide.start();
  await expect(async () => {
    await visit(page, '/privacy');
    await expect(sentence(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  const files = changedFiles();
  expect(files).toContain('/privacy');
  expect(files.length).toBeLessThan(5);
  // The attempt that failed counts: what it fetched stays.
  expect([...new Set(offlineRequests(guide))]).toEqual(files.sort());

  await old.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(old).toHaveURL('/privacy');
  await expect(sentence(old)).toBeHidden();
  await guide.stop();
  await visit(page, '/privacy');
  await expect(sentence(page)).toBeVisible();
  await old.close();
});

test('a deploy that is rolled back is an update like any other, and costs nothing', async ({ guide }) => {
  guide.behind = Number(process.env.LARCH_E2E_PORT);
  await guide.start();
  await visit(page, '/privacy');
  await expect(offer(page)).toBeVisible();
  guide.requests = [];
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(sentence(page)).toBeHidden();
  await expect(offer(page)).toBeHidden();
  expect(offlineRequests(guide)).toEqual([]);
  await guide.stop();
  await visit(page, '/privacy');
  await expect(sentence(page)).toBeHidden();
});

test('it is removed as it came', async ({ guide }) => {
  await visit(page, '/saved');
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Download the guide' })).toBeVisible();
  expect(await keptAddresses(page)).toEqual([]);
  await guide.start();
});
