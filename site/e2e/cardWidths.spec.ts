import { expect, test, visit } from './fixtures.ts';

for (const width of [760, 1280]) {
  test(`at ${width} px the last ticket of a row is as wide as the others, and its picture is sharp`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/activities');
    const cards = page.getByRole('article');
    const sizes = await cards.evaluateAll((all) => all.map((card) => Math.round(card.clientWidth)));
    // The first ten show: one of them has its row to itself where three are in a row.
    expect(sizes).toHaveLength(10);
    expect(new Set(sizes).size).toBe(1);
    const last = cards.last().locator('img').first();
    await cards.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth >= image.clientWidth))
      .toBe(true);
  });
}
