import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import { expect, goBelow } from './below.ts';
import { allLoaded } from './fixtures.ts';
import { heading } from './pageParts.ts';
import { fillDates, plan } from './plannerPage.ts';
import { routes } from './publishedRoutes.ts';
import { distDir } from './readDist.ts';
import { typeDate } from './typeDate.ts';
import { workerTest as test } from './workerTest.ts';

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
  { path: '/', act: (page) => typeDate(page, page.getByLabel('Check-in'), '2027-07-14') },
  { path: '/search', act: (page) => page.getByRole('searchbox').fill('lake') },
  { path: first('/attractions'), act: (page) => press(page, /^Save/) },
  {
    path: first('/attractions'),
    act: (page) => page.locator('main button:has(img)').first().click({ timeout: 5000 }),
  },
  { path: first('/hiking-trails'), act: (page) => press(page, 'Print map') },
  { path: '/hiking-map', act: (page) => press(page, 'Add my dates') },
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
  ...[/^Copy Link/, /^Calendar File/, /^GPX of stops/].map((name) => ({
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
const insteadWords = /saved$|That didn't work/;

/** Pages that walk at the same time: most of each walk is waiting. */
const together = 4;

/** Calls a function for each item, with a page of its own storage, several at a time. */
async function onPages<T>(
  browser: Browser,
  items: readonly T[],
  act: (page: Page, item: T) => Promise<void>,
) {
  const left = [...items];
  const walkOn = async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.clock.setFixedTime('2027-01-01T12:00:00Z');
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(page, item);
    await context.close();
  };
  await Promise.all(Array.from({ length: together }, walkOn));
}

/** Returns what a page says of a part that did not come. */
const failureOf = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: /did not|could not/ })
    .first();

/** Waits until no request is under way; a page that goes on asking does not hold the walk up. */
const isQuiet = (page: Page) => page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});

async function go(page: Page, { path, act, width = 1280 }: Walk): Promise<void> {
  await page.goto('about:blank');
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await page.evaluate(() => (localStorage.removeItem('larch-trip'), localStorage.removeItem('larch-saved')));
  const failed = failureOf(page);
  await page
    .locator('html[data-hydrated=true]')
    .or(failed)
    .first()
    .waitFor({ state: 'attached', timeout: 15_000 })
    .catch(() => {});
  await isQuiet(page);
  await act?.(page).catch(() => {});
  await isQuiet(page);
}

test('every part that is loaded on demand can fail', async ({ browser, page }) => {
  test.setTimeout(600_000);
  goBelow(page);
  const wayTo = new Map<string, Walk>();
  await onPages(browser, walks, async (visitor, walk) => {
    const note = (request: Request) => {
      const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
      if (lazyFiles.includes(file) && !wayTo.has(file)) wayTo.set(file, walk);
    };
    visitor.on('request', note);
    await go(visitor, walk);
    visitor.off('request', note);
  });
  // Without a vector map, a key for weather, outside services and photographs, a guide asks for none of their code.
  expect(lazyFiles.length - wayTo.size).toBeLessThan(8);
  const silent: string[] = [];
  await onPages(browser, [...wayTo], async (visitor, [file, walk]) => {
    // The second try of an import has a query.
    await visitor.route(
      ({ pathname }) => pathname.endsWith(file),
      (route) => route.fulfill({ status: 404, body: 'gone' }),
    );
    await go(visitor, walk);
    const said = failureOf(visitor);
    await said
      .or(visitor.getByText(insteadWords))
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => {});
    const word = await said.isVisible();
    const retry = await visitor.getByText('Retry').first().isVisible();
    const whole =
      (await heading(visitor).count()) > 0 && !/didn't load/.test(await heading(visitor).first().innerText());
    const isInstead =
      visitor.url().endsWith('#site-links') || (await visitor.getByText(insteadWords).first().isVisible());
    if (!isInstead && (!word || !retry || !whole)) {
      silent.push(
        `${walk.path} ${walk.act?.toString().slice(0, 80) ?? ''} ${file} word ${word} retry ${retry} whole ${whole} ${codeOf(file).slice(-120)}`,
      );
    }
    await visitor.unrouteAll({ behavior: 'ignoreErrors' });
  });
  expect(silent).toEqual([]);
});
