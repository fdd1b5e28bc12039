import { expect, test, visit } from './fixtures.ts';

test('the last ticket of a row is as wide as the others, and its picture is sharp', async ({ page }) => {
  await visit(page, '/activities');
  const cards = page.getByRole('article');
  const last = cards.last().locator('img').first();
  for (const width of [760, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = await cards.evaluateAll((all) => all.map((card) => Math.round(card.clientWidth)));
    // The first ten show: one of them has its row to itself where three are in a row.
    expect(sizes, `${width} px`).toHaveLength(10);
    expect(new Set(sizes).size, `${width} px`).toBe(1);
    await cards.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth >= image.clientWidth))
      .toBe(true);
  }
});
