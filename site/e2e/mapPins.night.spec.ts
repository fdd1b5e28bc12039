import type { Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { expect, visit, worldTest as test } from './fixtures.ts';

const pins = (page: Page) => page.locator('.leaflet-marker-icon');
const clusters = (page: Page) => page.getByRole('button', { name: /^\d+ places here. Zoom in to see / });

/** Pairs of pins on the screen that a finger could not tell apart: less than 24 px between their middles. */
function overlappingPins(page: Page): Promise<string[]> {
  return pins(page).evaluateAll((elements) => {
    const middles = elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { name: element.getAttribute('aria-label') ?? '', x: x + width / 2, y: y + height / 2 };
    });
    return middles.flatMap((one, index) =>
      middles
        .slice(index + 1)
        .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < 24)
        .map((other) => `${one.name} ~ ${other.name}`),
    );
  });
}

for (const path of settings(['/hiking-map', '/map'], 1)) {
  test(`${path}: pins that would cover each other stand as one, which parts when it is pressed`, async ({
    page,
  }) => {
    await visit(page, path);
    await expect(clusters(page).first()).toBeVisible();
    await expect.poll(() => overlappingPins(page)).toEqual([]);
    const cluster = clusters(page).first();
    const label = (await cluster.getAttribute('aria-label')) ?? '';
    // A long label counts the rest: "and 13 more".
    const names = (label.split('Zoom in to see ')[1]?.split('; ') ?? []).filter(
      (name) => !/^and \d+ more$/.test(name),
    );
    expect(names.length).toBeGreaterThan(1);
    await cluster.focus();
    await page.keyboard.press('Enter');
    // It parts into pins that hold those whom it named.
    await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
    const shown = (
      await pins(page).evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''))
    ).join('; ');
    for (const name of names) expect(shown).toContain(name);
    await expect.poll(() => overlappingPins(page)).toEqual([]);
    // The focus goes on to what was opened.
    await expect(page.locator('.leaflet-marker-icon:focus')).toHaveCount(1);
  });
}

test('a place that is selected in the list has a pin of its own', async ({ page }) => {
  await visit(page, '/map');
  const [, name = ''] =
    /Zoom in to see ([^,]+),/.exec((await clusters(page).first().getAttribute('aria-label')) ?? '') ?? [];
  await page.getByRole('list', { name: 'Attractions on the map' }).getByText(name, { exact: true }).click();
  await expect(page.locator('.leaflet-marker-icon[aria-pressed="true"]')).toHaveAttribute(
    'aria-label',
    new RegExp(`^${name}, `),
  );
});
