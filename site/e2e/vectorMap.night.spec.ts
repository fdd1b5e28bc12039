import type { Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { expect, visit, worldTest as test } from './fixtures.ts';
import { smallPmtiles } from './smallPmtiles.ts';

const file = '/maps/park.pmtiles';
const missing = (page: Page) => page.getByText('Showing a simplified map');
const canvas = (page: Page) => page.locator('canvas.leaflet-tile');

/** Serves the map page as that of a guide with a vector map of its own, and the file as a host with ranges does. */
async function withVectorMap(page: Page, answer: 'map' | 'no file' | 'no tile'): Promise<string[]> {
  const map = smallPmtiles();
  const ranges: string[] = [];
  await page.route(/\/hiking-map$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const vector = JSON.stringify({ url: file, attribution: 'A mapper' });
    expect(html).toContain('"vector":null');
    await route.fulfill({ response, body: html.replaceAll('"vector":null', `"vector":${vector}`) });
  });
  await page.route(`**${file}`, (route) => {
    const range = route.request().headers().range ?? '';
    ranges.push(range);
    const [from = 0, to = 0] = range.match(/\d+/g)?.map(Number) ?? [];
    if (answer === 'no file' || (answer === 'no tile' && from > 0)) return route.fulfill({ status: 503 });
    return route.fulfill({
      status: 206,
      contentType: 'application/octet-stream',
      body: map.subarray(from, to + 1),
    });
  });
  return ranges;
}

/** Red, green, blue and opacity in the middle of a tile; the copy is there to be read. */
const colour = (page: Page) =>
  canvas(page)
    .first()
    .evaluate((tile) => {
      const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      copy?.drawImage(tile as HTMLCanvasElement, -64, -64);
      return copy?.getImageData(0, 0, 1, 1).data.join();
    });

test('a vector map of its own takes the place of the outside tiles, and nobody else is asked', async ({
  page,
}) => {
  const ranges = await withVectorMap(page, 'map');
  const outside: string[] = [];
  page.on('request', (request) => {
    if (/opentopomap|openstreetmap/.test(request.url())) outside.push(request.url());
  });
  await visit(page, '/hiking-map');
  await expect(canvas(page).first()).toBeVisible();
  await expect.poll(() => colour(page)).toMatch(/,255$/);
  await expect(page.locator('.leaflet-control-attribution')).toContainText('A mapper');
  await expect(missing(page)).toHaveCount(0);
  expect(ranges.length).toBeGreaterThan(1);
  expect(outside).toEqual([]);
});

for (const answer of settings(['no file', 'no tile'] as const, 1)) {
  test(`with ${answer} of it one line says so, and the guide’s own map is not covered`, async ({
    page,
    incidents,
  }) => {
    await withVectorMap(page, answer);
    await visit(page, '/hiking-map');
    await expect(missing(page)).toHaveCount(1);
    await expect(page.locator('.leaflet-base-pane path').first()).toBeAttached();
    if (answer === 'no tile') await expect.poll(() => colour(page)).toBe('0,0,0,0');
    incidents.expected.push(/503/);
  });
}
