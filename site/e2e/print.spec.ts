import type { Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { expect, test, visit } from './fixtures.ts';
import type { Notice, Site } from '#schemas/types/published.ts';
import { makePlan, plannerTest } from './plannerPage.ts';
import { printedSheets } from './printedSheets.ts';
import { readDist } from './readDist.ts';
import { routes } from './publishedRoutes.ts';
import { heading } from './pageParts.ts';

/** A4 between margins of 1 cm, in CSS pixels. */
const paper = { width: 718, height: 1047 };

declare global {
  interface Window {
    printed?: { text: string; lines: number; height: number };
  }
}

/** Notes what the sheet holds when the page prints. */
async function notePrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
      window.printed = {
        text: sheet?.innerText ?? '',
        lines: sheet?.querySelectorAll('.leaflet-container path').length ?? 0,
        height: sheet?.scrollHeight ?? 0,
      };
    };
  });
}

const first = (folder: string) => routes.find((path) => path.startsWith(`${folder}/`)) ?? folder;
const sheets = [
  first('/attractions'),
  first('/hiking-trails'),
  first('/accommodations'),
  first('/activities'),
  '/getting-here',
  '/budget-calculator',
  '/trip-planner',
];

/** Pairs of texts and drawings that overlap and are not one inside the other. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('h1, h2, h3, p, dt, dd, li, label, svg[role="img"], img')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width > 8 && box.height > 8 && element.checkVisibility());
    const name = (element: Element) =>
      `${element.tagName} ${(element.textContent || element.getAttribute('alt') || '').slice(0, 40)}`;
    return parts.flatMap(({ element, box }, index) =>
      parts
        .slice(index + 1)
        .filter(
          (other) =>
            !element.contains(other.element) &&
            !other.element.contains(element) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 4 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 4,
        )
        .map((other) => `${name(element)} / ${name(other.element)}`),
    );
  });
}

/** Grounds of pictures that have not come. */
function emptyPictures(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('main svg > rect[fill^="#"]')].filter((rect) => {
        const frame = rect.parentElement?.parentElement;
        const image = frame?.querySelector('img');
        return rect.checkVisibility() && !(image?.complete && image.naturalWidth > 0);
      }).length,
  );
}

/** Large grounds that would cost ink, maps aside. */
function colouredGrounds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *:not(svg, svg *)')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const ground = getComputedStyle(element).backgroundColor;
        return width > 200 && height > 30 && !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(ground);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );
}

/** Drawings and pictures of a page that touch the edge of the sheet. */
function atTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg[role="img"], main img')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 8 || right > document.documentElement.clientWidth - 8;
      })
      .map((element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80)),
  );
}

const site = readDist<Site>('api/site.json');
const papers = ['A4', 'Letter'] as const;
const printedPages = [
  first('/hiking-trails'),
  first('/attractions'),
  first('/activities'),
  first('/accommodations'),
  '/weather-climate',
  '/notices',
  '/events',
  '/budget-calculator',
];

/** Checks that each sheet has the address, the day and its number, and that none but the last is a third empty. */
async function checkSheets(page: Page, path: string, day: string, format: (typeof papers)[number]) {
  const sheets = await printedSheets(page, format);
  expect(sheets.map(({ foot }) => foot)).toEqual(
    sheets.map((_, index) => `${site.url}${path} · ${day} ${index + 1} / ${sheets.length}`),
  );
  for (const { filled } of sheets.slice(0, -1)) expect(filled).toBeGreaterThan(2 / 3);
}

/** A walk with a notice that returns every year. */
function walkWithYearlyNotice(): { walk: string; notice: Notice } {
  for (const notice of readDist<Notice[]>('api/notices.json')) {
    const walk = notice.records.find(({ record }) => record.startsWith('trail/'))?.record;
    if (walk && notice.when.yearly) return { walk, notice };
  }
  throw new Error('No walk of the guide has such a notice.');
}

for (const path of settings(sheets, 1)) {
  test(`${path} can be read on paper, from a dark screen, too`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('larch-scheme', JSON.stringify({ state: { scheme: 'dark' }, version: 0 }));
    });
    await visit(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    await expect(heading(page)).toHaveCSS('color', 'rgb(18, 33, 28)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    // A picture that a press would enlarge is a picture.
    await expect(page.locator('button:not(:has(img))').filter({ visible: true })).toHaveCount(0);
    expect(await overlaps(page)).toEqual([]);
    expect(await colouredGrounds(page)).toEqual([]);
    expect(await atTheEdge(page)).toEqual([]);
    await expect.poll(() => emptyPictures(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

for (const format of settings(papers, 1)) {
  for (const path of printedPages) {
    plannerTest(
      `each sheet of ${path} on ${format} has address, day and number, and is filled`,
      async ({ page }) => {
        await visit(page, path);
        await checkSheets(page, path, 'January 1, 2027', format);
      },
    );
  }

  plannerTest(
    `each sheet of a plan on ${format} has address, day and number, and is filled`,
    async ({ page }) => {
      await makePlan(page, '2027-09-21', /^Four days in /);
      await checkSheets(page, '/trip-planner', 'January 1, 2027', format);
    },
  );
}

test('the page of a walk on paper: whom to call first, all notices with their days, nothing nearby', async ({
  page,
}) => {
  const { walk, notice } = walkWithYearlyNotice();
  // Two days after its last day.
  const out = new Date(Date.parse(`2028-${notice.when.yearly?.to}`) + 2 * 86_400_000);
  await page.clock.setFixedTime(`${out.toISOString().slice(0, 10)}T18:00:00Z`);
  await visit(page, `/${walk.replace('trail/', 'hiking-trails/')}`);
  const days = page.getByRole('listitem').filter({ hasText: notice.title });
  await expect(days).toBeHidden();
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await expect(days).toContainText('every year');
  await expect(days).toBeVisible();
  const top = async (text: string | RegExp) => (await page.getByText(text).first().boundingBox())?.y ?? NaN;
  expect(await top(/^Emergency: /)).toBeLessThan(40);
  await expect(page.getByRole('heading', { name: /^Nearby/ })).toBeHidden();
  const profile = await page
    .getByRole('img', { name: /^Elevation profile/ })
    .filter({ visible: true })
    .boundingBox();
  expect((profile?.width ?? 0) / (profile?.height ?? 1)).toBeGreaterThan(3);
});

test('what is folded on the screen is printed', async ({ page }) => {
  await visit(page, '/park-passes');
  const folded = page.locator('main details:not([open]) > :not(summary)');
  expect(await folded.count()).toBeGreaterThan(5);
  // Sources are left out on paper.
  const hidden = () =>
    folded.evaluateAll(
      (parts) =>
        parts.filter((part) => part.parentElement?.checkVisibility() && !part.checkVisibility()).length,
    );
  expect(await hidden()).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(0);
});

test('a walk is printed on one sheet with its map, and the page is as it was', async ({ page }) => {
  await notePrinting(page);
  await visit(page, first('/hiking-trails'));
  const name = await heading(page).innerText();
  await expect(async () => {
    await page.getByRole('button', { name: 'Print map' }).click();
    await expect.poll(() => page.evaluate(() => window.printed)).toBeDefined();
  }).toPass();
  const printed = await page.evaluate(() => window.printed);
  expect(printed?.text).toContain(name);
  expect(printed?.text).toContain(first('/hiking-trails'));
  expect(printed?.text).toContain('Emergency');
  expect(printed?.lines).toBeGreaterThan(5);
  expect(printed?.height).toBeLessThanOrEqual(paper.height);
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
});
