import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectOutage } from './brokenNetwork.ts';
import { allLoaded, expect } from './fixtures.ts';
import { heading } from './pageParts.ts';
import { fillDates, plan, plannerTest } from './plannerPage.ts';
import { routes } from './publishedRoutes.ts';
import { distDir } from './readDist.ts';
import { typeDate } from './typeDate.ts';

const folder = join(distDir, 'assets/chunks');
const codeOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
const entries = join(distDir, 'assets/entries');
const allCode = [
  ...files.map(codeOf),
  ...readdirSync(entries).map((file) => readFileSync(join(entries, file), 'utf8')),
].join('\n');
/** Every file of the bundle that is imported on demand. */
const lazyFiles = files.filter((file) =>
  ["'", '"', '`'].some(
    (quote) =>
      allCode.includes(`import(${quote}./${file}${quote})`) ||
      allCode.includes(`import(${quote}../chunks/${file}${quote})`),
  ),
);

const first = (kind: string) => routes.find((path) => path.startsWith(`${kind}/`)) ?? kind;
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click({ timeout: 5000 });

const oneOfEach = [...new Map(routes.map((path) => [path.replace(/^(\/[^/]+\/).+/, '$1'), path])).values()];

interface Walk {
  path: string;
  act?: (page: Page) => Promise<unknown>;
  width?: number;
}

const saved = async (page: Page) => {
  await page.evaluate(
    (trails) => {
      const places = trails.map((slug) => ({ kind: 'trail', slug, name: slug }));
      localStorage.setItem('larch-saved', JSON.stringify({ state: { places }, version: 0 }));
    },
    routes.flatMap((path) => (path.startsWith('/hiking-trails/') ? [path.slice(15)] : [])).slice(0, 3),
  );
  await page.reload();
  await allLoaded(page);
};
const makePlan = async (page: Page) => {
  await fillDates(page);
  await plan(page).click();
  await expect(heading(page)).toHaveText(/^Three days in /, { timeout: 10_000 });
};

/** Ways to the parts that a page loads on demand; those that pages load by themselves need none. */
const walks: Walk[] = [
  ...oneOfEach.map((path) => ({ path })),
  { path: '/', width: 390, act: (page) => press(page, 'Menu') },
  { path: '/', act: (page) => page.getByRole('link', { name: 'Search' }).first().click() },
  { path: '/', act: (page) => typeDate(page, page.getByLabel('Check-in'), '2027-07-14') },
  { path: '/search', act: (page) => page.getByRole('searchbox').fill('lake') },
  { path: first('/attractions'), act: (page) => press(page, /^Save/) },
  {
    path: first('/attractions'),
    act: (page) => page.locator('main button:has(img)').first().click({ timeout: 5000 }),
  },
  { path: first('/hiking-trails'), act: (page) => press(page, 'Print map') },
  { path: '/hiking-map', act: (page) => press(page, 'Set my dates') },
  { path: '/budget-calculator', act: (page) => press(page, /^Export/) },
  { path: '/saved', act: saved },
  {
    path: '/saved',
    act: async (page) => {
      await saved(page);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page
        .getByRole('link', { name: /^Compare/ })
        .first()
        .click();
    },
  },
  { path: '/saved', act: (page) => press(page, /guide along|Take|Save the guide|Download/) },
  { path: '/trip-planner#plan=x' },
  { path: '/trip-planner', act: makePlan },
  ...[/^Copy Link/, /^Calendar File/, /^Stops as GPX/, /map/i].map((name) => ({
    path: '/trip-planner',
    act: async (page: Page) => {
      await makePlan(page);
      await press(page, name);
    },
  })),
  {
    path: '/trip-planner',
    act: async (page) => {
      await makePlan(page);
      await page.goto('/');
      await allLoaded(page);
    },
  },
  // Drawings and texts that stay as they are prerendered are code where a page is drawn in the browser.
  ...['/attractions', '/hiking-map?view=grid', '/accommodations', '/activities'].map((path) => ({
    path,
    act: async (page: Page) => {
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await allLoaded(page);
    },
  })),
  { path: '/not-a-page-of-the-guide' },
];

/** Words of parts that stand in for another: the toast in plain text, and the files of a plan. */
const insteadWords = /^Saved: |That did not work/;

plannerTest.use({ serviceWorkers: 'block' });

plannerTest('every part that is loaded on demand can fail', async ({ page, incidents }) => {
  plannerTest.setTimeout(1_500_000);
  const wayTo = new Map<string, Walk>();
  let requests = new Set<string>();
  page.on('request', (request) => requests.add(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  const go = async ({ path, act, width = 1280 }: Walk) => {
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.evaluate(
      () => (localStorage.removeItem('larch-trip'), localStorage.removeItem('larch-saved')),
    );
    await page.waitForTimeout(2500);
    await act?.(page).catch(() => {});
    await page.waitForTimeout(1000);
  };
  for (const walk of walks) {
    requests = new Set();
    await go(walk);
    for (const file of lazyFiles) if (requests.has(file) && !wayTo.has(file)) wayTo.set(file, walk);
  }
  // Without a vector map, a key for weather, outside services and photographs, a guide asks for none of their code.
  expect(lazyFiles.length - wayTo.size).toBeLessThan(8);
  const silent: string[] = [];
  for (const [file, walk] of wayTo) {
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await go(walk);
    await page.waitForTimeout(2500);
    const message = page
      .getByRole('alert')
      .filter({ hasText: /did not|could not/ })
      .first();
    const word = await message.isVisible();
    const retry = await page.getByText('Retry').first().isVisible();
    const whole =
      (await heading(page).count()) > 0 && !/did not load/.test(await heading(page).first().innerText());
    const isInstead =
      /#site-links$|\/search$/.test(page.url()) || (await page.getByText(insteadWords).first().isVisible());
    if (!isInstead && (!word || !retry || !whole)) {
      silent.push(
        `${walk.path} ${walk.act?.toString().slice(0, 80) ?? ''} ${file} word ${word} retry ${retry} whole ${whole} ${codeOf(file).slice(-120)}`,
      );
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(silent).toEqual([]);
  expectOutage(incidents);
});
