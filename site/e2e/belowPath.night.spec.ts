import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { expect, test, visit, worldTest } from './fixtures.ts';
import { hostAddresses } from './hostAddresses.ts';
import { workerTest } from './workerTest.ts';
import { basePath, distDir, readDist } from './readDist.ts';
import { heading, hydrated } from './pageParts.ts';

/* The guide below a path of its host, where nothing else is ours. */
const base = basePath();
test.skip(base === '', 'This guide stands at the root of its host.');

const files = readdirSync(distDir, { recursive: true, encoding: 'utf8' });

/** Collects requests to the host that leave the guide. */
function watchRequests(context: BrowserContext): string[] {
  const outside: string[] = [];
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === '127.0.0.1' && !pathname.startsWith(`${base}/`)) outside.push(pathname);
  });
  return outside;
}

test('every address in every file begins with the path, once, and leads to a file', () => {
  const there = new Set(files.map((file) => `${base}/${file}`));
  const isThere = (address: string) => {
    const path = decodeURI(address.replace(/[?#].*/, ''));
    return [path, `${path}/index.html`, `${path}index.html`, `${path}.html`].some((file) => there.has(file));
  };
  // The function answers these.
  const isFunction = (address: string) => address === `${base}/api/newsletter`;
  const all = files
    .filter((file) => /\.(html|css|webmanifest)$/.test(file))
    .flatMap((file) => hostAddresses(file, readFileSync(join(distDir, file), 'utf8')));
  expect(all.length).toBeGreaterThan(3000);
  const wrong = all.filter(
    ({ holder, address }) =>
      !address.startsWith(`${base}/`) || (holder !== 'scope' && !isFunction(address) && !isThere(address)),
  );
  expect([...new Set(wrong.map(({ holder, address }) => `${holder} ${address}`))]).toEqual([]);
});

test('data names addresses within the guide, and full addresses with its path', () => {
  const index = readDist<{ url: string; documents: { url: string }[] }>('api/index.json');
  expect(new URL(index.url).pathname).toBe(base);
  const json = files.filter((file) => file.endsWith('.json'));
  const texts = json.map((file) => readFileSync(join(distDir, file), 'utf8'));
  expect(texts.filter((text) => text.includes(`"${base}/`) || text.includes(`\\"${base}/`))).toEqual([]);
  for (const file of ['sitemap.xml', 'robots.txt', 'events.ics']) {
    const own = readFileSync(join(distDir, file), 'utf8').match(/https:\/\/guide\.example[^\s<]*/g) ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((address) => !address.startsWith(`${index.url}/`))).toEqual([]);
  }
});

worldTest('a visit from page to page asks for nothing outside of the path', async ({ page, context }) => {
  const outside = watchRequests(context);
  await visit(page, `${base}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Attractions', exact: true }).click();
  await expect(page).toHaveURL(`${base}/attractions`);
  const card = page.getByRole('main').locator(`a[href^="${base}/attractions/"]`).first();
  const record = await card.getAttribute('href');
  await card.click();
  await expect(page).toHaveURL(record ?? '');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://guide.example${record}`);
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(`${base}/attractions`);
  await page.getByRole('banner').getByRole('link', { name: 'Testguide' }).click();
  await expect(page).toHaveURL(`${base}/`);
  const pages = ['/hiking-map', '/trip-planner', '/saved', '/map', '/notices', '/search'];
  for (const path of settings(pages, 2)) {
    await visit(page, base + path);
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(base + path);
  }
  expect(outside).toEqual([]);
});

test('the link of the search opens it, and it leads to what it found', async ({ page, context }) => {
  const outside = watchRequests(context);
  await visit(page, `${base}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const [trail] = readDist<{ slug: string; name: string }[]>('api/hiking-trails.json');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill(trail?.name ?? '');
  await main.getByRole('link', { name: trail?.name }).first().click();
  await expect(page).toHaveURL(`${base}/hiking-trails/${trail?.slug}`);
  expect(outside).toEqual([]);
});

test('a page that nobody knows, an old address and a slash too many', async ({
  page,
  request,
  incidents,
}) => {
  incidents.expected.push(/404/);
  await page.goto(`${base}/attractions/no-such-place`);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Browse all attractions' }).click();
  await expect(page).toHaveURL(`${base}/attractions`);
  const answer = await request.get(`${base}/attractions/`, { maxRedirects: 0 });
  expect(answer.headers().location).toBe(`${base}/attractions`);
  const [from, to] = readFileSync(join(distDir, '_redirects'), 'utf8').split(/\s/, 2);
  const moved = await request.get(base + from, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, to]);
  expect(to?.startsWith(`${base}/`)).toBe(true);
});

workerTest.describe('with a worker', () => {
  workerTest.use({ serviceWorkers: 'allow' });

  workerTest(
    'the guide is kept for its path alone, and opens without a network',
    async ({ page, context }) => {
      const outside = watchRequests(context);
      await visit(page, `${base}/`);
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      expect(new URL(worker.url()).pathname).toBe(`${base}/sw.js`);
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(new URL(scope).pathname).toBe(`${base}/`);
      await visit(page, `${base}/saved`);
      await page.getByRole('button', { name: 'Download the guide' }).click();
      await expect(page.getByText('The whole guide is downloaded (')).toBeVisible({
        timeout: 50_000,
      });
      const names = await page.evaluate(() => caches.keys());
      expect(names.filter((name) => !name.startsWith(base))).toEqual([]);
      await context.setOffline(true);
      for (const path of ['/', '/attractions', '/trip-planner']) {
        await visit(page, base + path);
        await expect(heading(page)).toBeVisible();
      }
      await page.goto(`${base}/no-such-page`);
      await expect(page.getByRole('main').locator(`a[href^="${base}/"]`).first()).toBeVisible();
      expect(outside).toEqual([]);
    },
  );
});
