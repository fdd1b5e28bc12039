import type { BrowserContext, Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { expect, visit, worldTest as test } from './fixtures.ts';
import { readDist } from './readDist.ts';

const [walk] = readDist<{ name: string }[]>('api/hiking-trails.json');
/** A map of few trails, on which no pin is in a cluster. */
const fewTrails = `/hiking-map?q=${encodeURIComponent(walk?.name ?? '')}`;

const tiles = /tile\.opentopomap\.org|tile\.openstreetmap\.org/;
const missing = (page: Page) => page.getByText('Showing a simplified map');
const row = (page: Page) => page.getByRole('list', { name: 'Trails on the map' }).getByRole('button').first();

/** Returns the selection of the map, the list and the address. */
async function selection(page: Page) {
  const pin = page.locator('.leaflet-marker-icon[aria-pressed="true"]');
  const entry = page.getByRole('list', { name: 'Trails on the map' }).locator('[aria-pressed="true"]');
  return {
    pins: await pin.count(),
    rows: await entry.count(),
    slug: new URL(page.url()).searchParams.get('trail'),
  };
}

async function tilesAnswer(context: BrowserContext, how: 'fail' | 'hang') {
  await context.route(tiles, (route) => (how === 'hang' ? undefined : route.fulfill({ status: 503 })));
}

test('tiles that fail are told of in one line, and the guide’s own map stands under everything', async ({
  page,
  context,
  incidents,
}) => {
  await tilesAnswer(context, 'fail');
  await visit(page, fewTrails);
  await expect(missing(page)).toHaveCount(1);
  await expect(page.locator('.leaflet-base-pane path').first()).toBeAttached();
  await row(page).click();
  await expect.poll(() => selection(page)).toMatchObject({ pins: 1, rows: 1 });
  await expect(missing(page)).toHaveCount(1);
  incidents.expected.push(/503/);
});

test('with tiles nothing is told; all places are in view at first, and again after a press', async ({
  page,
}) => {
  await visit(page, '/hiking-map');
  const pins = page.locator('.leaflet-marker-icon');
  await expect(pins.first()).toBeVisible();
  const names = async () =>
    (await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''))).join('; ');
  const places = await pins.evaluateAll((all) => all.map((pin) => Number(pin.textContent) || 1));
  const located = readDist<{ latitude: string | null }[]>('api/hiking-trails.json').filter(
    ({ latitude }) => latitude !== null,
  );
  expect(places.reduce((sum, count) => sum + count, 0)).toBe(located.length);
  const shown = await names();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await page.getByRole('button', { name: 'Fit all places' }).click();
  await expect.poll(async () => (await names()).length).toBe(shown.length);
  await expect(missing(page)).toHaveCount(0);
});

test('the focusable element of the map has a role and a name', async ({ page }) => {
  await visit(page, '/hiking-map');
  const map = page.getByRole('group', {
    name: 'Map. Arrow keys pan, plus and minus zoom.',
  });
  await map.focus();
  await expect(map).toBeFocused();
  await expect(map).toHaveClass(/leaflet-container/);
});

test('the bare wheel scrolls the page and says how to zoom; with Ctrl it zooms', async ({ page }) => {
  await visit(page, '/hiking-map');
  const map = page.locator('.leaflet-container');
  await map.scrollIntoViewIfNeeded();
  await map.hover();
  const scaleText = () => page.locator('.leaflet-control-scale-line').textContent();
  const before = await scaleText();
  await page.mouse.wheel(0, 40);
  await expect(page.getByText('Use Ctrl + scroll to zoom the map')).toBeVisible();
  expect(await scaleText()).toBe(before);
  await map.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect.poll(scaleText).not.toBe(before);
});

// On a slow phone, a key comes before the map has drawn what the last one did.
const keys = [
  { key: 'Enter', slowdown: 8 },
  { key: 'Space', slowdown: 1 },
];

for (const { key, slowdown } of settings(keys, 1)) {
  test(`${key} chooses a pin, the focus stays, Escape closes the card and the page does not jump`, async ({
    page,
  }) => {
    await visit(page, fewTrails);
    const alone = page.locator('.leaflet-marker-icon[aria-pressed="false"]').first();
    await expect(alone).toBeVisible();
    const name = await alone.getAttribute('aria-label');
    // All of the map: what the next key reaches below the fold would rightly scroll the page.
    await page.locator('.leaflet-container').evaluate((map) => map.scrollIntoView({ block: 'center' }));
    await alone.focus();
    const at = await page.evaluate(() => window.scrollY);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.keyboard.press(key);
    await expect.poll(() => selection(page)).toMatchObject({ pins: 1, rows: 1 });
    const selected = page.locator('.leaflet-marker-icon[aria-pressed="true"]');
    await expect(selected).toHaveAttribute('aria-label', name ?? '');
    await expect(selected).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-popup] a').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => selection(page)).toEqual({ pins: 0, rows: 0, slug: null });
    await expect(page.locator('.leaflet-marker-icon:focus')).toHaveAttribute('aria-label', name ?? '');
  });
}

for (const address of settings(['/hiking-map', '/map'], 1)) {
  test(`${address}: Escape in the list leaves the selection, and the card leaves the scale free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, address);
    const entry = page
      .getByRole('list', { name: /on the map$/ })
      .getByRole('button')
      .first();
    await entry.click();
    await expect(entry).toHaveAttribute('aria-pressed', 'true');
    const card = await page.locator('[data-popup]').boundingBox();
    const scale = await page.locator('.leaflet-control-scale').boundingBox();
    expect(card?.y ?? 0).toBeGreaterThanOrEqual((scale?.y ?? 0) + (scale?.height ?? 0));
    await entry.press('Escape');
    await expect(entry).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('[data-popup]')).toHaveCount(0);
    await expect(entry).toBeFocused();
  });
}

test('buttons pan the map without a drag', async ({ page }) => {
  await visit(page, fewTrails);
  const pin = page.locator('.leaflet-marker-icon').first();
  await expect(pin).toBeVisible();
  const left = async () => (await pin.boundingBox())?.x ?? Infinity;
  const before = await left();
  await page.getByRole('button', { name: 'Pan left' }).click();
  await expect.poll(left).toBeGreaterThan(before + 100);
});

test('each credit of the map is a text of its own, large enough to read', async ({ page }) => {
  await visit(page, '/hiking-map');
  const credits = page.locator('.leaflet-control-attribution');
  await expect(credits.getByText('OpenStreetMap').first()).toBeVisible();
  const between = await credits.evaluate(({ childNodes }) =>
    [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
  );
  expect(between).toMatch(/^[, ]*$/);
  const heights = await credits
    .locator('> *')
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.min(...heights)).toBeGreaterThan(11);
});

test('my location is asked for at a press alone', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.3, longitude: 14.1 });
  await visit(page, '/hiking-map');
  await page.getByRole('button', { name: 'Show my location' }).click();
  await expect(page.locator('.leaflet-overlay-pane path')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a press in the list shows the map, and the card does not cover the line', async ({ page }) => {
    await visit(page, '/hiking-map?visible=9996');
    const entry = page
      .getByRole('list', { name: 'Trails on the map' })
      .getByRole('button', { name: /Teahouse above the tarn|Lake Agnes/ })
      .first();
    await entry.scrollIntoViewIfNeeded();
    await entry.tap();
    await expect(page.getByRole('region', { name: 'Map of hiking trails' })).toBeInViewport({ ratio: 0.5 });
    const line = page.locator('.leaflet-overlay-pane path').first();
    await expect(line).toBeAttached();
    const card = await page.locator('[data-popup]').boundingBox();
    await expect
      .poll(async () => {
        const box = await line.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeLessThanOrEqual((card?.y ?? 0) + 1);
  });

  test('one finger is told that two move the map', async ({ page }) => {
    await visit(page, '/hiking-map');
    const map = page.locator('.leaflet-container');
    await map.scrollIntoViewIfNeeded();
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
    await map.dispatchEvent('touchmove', {
      touches: [{ identifier: 0, clientX: 100, clientY: 100 }],
      bubbles: true,
    });
    await expect(page.getByText('Use two fingers to move the map')).toBeVisible();
  });
});

test('the scale is not written while the map is dragged, because that lays out the page', async ({
  page,
}) => {
  await visit(page, '/hiking-map');
  const map = page.locator('.leaflet-container');
  await expect(map.locator('.leaflet-marker-icon').first()).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map.');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  const writes = await map.locator('.leaflet-control-scale').evaluateHandle((element) => {
    const counted = { count: 0 };
    const observer = new MutationObserver((records) => {
      counted.count += records.length;
    });
    observer.observe(element, { childList: true, subtree: true, attributes: true });
    return counted;
  });
  const place = () => map.locator('.leaflet-map-pane').evaluate(({ style }) => style.transform);
  const before = await place();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 100, { steps: 5 });
  await expect.poll(place).not.toBe(before);
  expect(await writes.evaluate(({ count }) => count)).toBe(0);
  await page.mouse.up();
});
