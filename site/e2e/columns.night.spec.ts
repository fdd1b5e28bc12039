import type { Locator } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { expect, test, visit } from './fixtures.ts';
import { readDist } from './readDist.ts';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('A part of the page is not shown.');
  return box;
}

for (const path of settings(['/privacy', '/cookies'], 1))
  test(`${path} has its headings beside their text on a wide screen and above it on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);
    const headings = page.getByRole('main').locator('h2');
    await expect(headings.first()).toBeVisible();
    for (const heading of await headings.all()) {
      const [title, words] = [await boxOf(heading), await boxOf(heading.locator('+ *'))];
      expect(words.x).toBeGreaterThanOrEqual(title.x + title.width);
      expect(words.y).toBeCloseTo(title.y, 0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const heading of await headings.all()) {
      const [title, words] = [await boxOf(heading), await boxOf(heading.locator('+ *'))];
      expect(words.x).toBe(title.x);
      expect(words.y).toBeGreaterThanOrEqual(title.y + title.height);
    }
  });

test('words and figures of the climate table do not touch', async ({ page }) => {
  await visit(page, '/weather-climate');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page
      .getByRole('group', { name: /^Climate of/ })
      .getByRole('table')
      .evaluate((table: HTMLTableElement) =>
        [...table.rows].flatMap((row) => {
          const words = [...row.cells].map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return range.getBoundingClientRect();
          });
          return words.flatMap((box, index) => {
            const next = words[index + 1];
            return next && next.top < box.bottom ? [next.left - box.right] : [];
          });
        }),
      );
    expect(gaps.length, `${width} px`).toBeGreaterThan(12 * 4);
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(6);
  }
});

const kinds = [
  ['/hiking-trails', 'hiking-trails'],
  ['/activities', 'activities'],
  ['/accommodations', 'accommodations'],
] as const;

for (const [folder, list] of settings(kinds, 1))
  test(`the facts of a page below ${folder} are beside its text, below the poster, on a wide screen`, async ({
    page,
  }) => {
    const [record] = readDist<{ slug: string }[]>(`api/${list}.json`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, `${folder}/${record?.slug}`);
    const aside = page.getByRole('main').locator('aside').first();
    const before = aside.locator('xpath=preceding-sibling::div');
    const [poster, words, facts] = [
      await boxOf(before.nth(0)),
      await boxOf(before.nth(1)),
      await boxOf(aside),
    ];
    expect(facts.x).toBeGreaterThanOrEqual(words.x + words.width);
    expect(facts.y).toBeCloseTo(poster.y + poster.height, 0);
  });
