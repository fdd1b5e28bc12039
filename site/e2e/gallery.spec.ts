import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';

/** A record with more than five pictures. */
const address = '/activities/canoe-moraine';

const opener = (page: Page, place: number) =>
  page.getByRole('button', { name: new RegExp(`^Open picture ${place} of`) });
const lightbox = (page: Page) => page.getByRole('dialog');
const expectPlace = (page: Page, place: number) =>
  expect(lightbox(page).getByText(new RegExp(`^${place} of \\d+$`))).toBeVisible();

/** Opens the lightbox of the page at a place. */
async function openAt(page: Page, place: number): Promise<Locator> {
  await visit(page, address);
  await opener(page, place).click();
  await expectPlace(page, place);
  return lightbox(page);
}

test('arrow keys turn the pictures in a ring; Escape closes and gives the focus back to the thumbnail', async ({
  page,
}) => {
  await visit(page, address);
  await opener(page, 1).focus();
  await page.keyboard.press('Enter');
  await expectPlace(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectPlace(page, 7);
  await page.keyboard.press('ArrowRight');
  await expectPlace(page, 1);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(opener(page, 1)).toBeFocused();

  await opener(page, 3).click();
  await expectPlace(page, 3);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(opener(page, 3)).toBeFocused();
});

test('the close button gives the focus back to the thumbnail', async ({ page }) => {
  await openAt(page, 5);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expectPlace(page, 6);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(opener(page, 5)).toBeFocused();
});

test('the focus stays inside', async ({ page }) => {
  const dialog = await openAt(page, 2);
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab');
    // A browser may stop at its own controls on the way round; the page behind it never has the focus.
    const inside = await dialog.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(inside).toBe(true);
  }
});

test('the page behind does not scroll', async ({ page }) => {
  await openAt(page, 2);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('the pictures on both sides are there before they are turned to', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const dialog = await openAt(page, 2);
  const sources = () =>
    dialog.locator('img').evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ complete, naturalWidth, currentSrc }) => ({
        loaded: complete && naturalWidth > 0,
        path: new URL(currentSrc || 'none:').pathname,
      })),
    );
  await expect.poll(async () => (await sources()).map(({ loaded }) => loaded)).toEqual([true, true, true]);
  const [, , next] = await sources();
  await page.keyboard.press('ArrowRight');
  await expectPlace(page, 3);
  const shown = dialog.getByRole('img');
  expect(await shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  );
  expect(await shown.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toBe(
    next?.path,
  );
  expect(asked.filter((path) => path === next?.path)).toHaveLength(1);
});

test('on a wide screen the picture takes all the width or nearly all the height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const dialog = await openAt(page, 5);
  const box = await dialog.getByRole('img').boundingBox();
  const scale = Math.min((box?.width ?? 0) / 16, (box?.height ?? 0) / 9);
  expect(scale * 16).toBeGreaterThan(1380);
  await expect
    .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/wide-');
  await expect(dialog.getByText(/^Drawing: /)).toBeVisible();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test(`at ${size.width} by ${size.height} axe finds nothing wrong with the lightbox`, async ({ page }) => {
    await page.setViewportSize(size);
    await openAt(page, 5);
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations).toEqual([]);
  });
}

test('a picture is fetched when a tenth of it is within 50 px of the screen, not before', async ({
  page,
}) => {
  await visit(page, address);
  const card = page.getByRole('article').last();
  const { top, height } = await card.locator('div:has(> svg)').evaluate((frame) => {
    const box = frame.getBoundingClientRect();
    return { top: box.top + window.scrollY, height: box.height };
  });
  const threshold = top + height / 10 - 50 - (page.viewportSize()?.height ?? 0);
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

  await scrollTo(Math.floor(threshold) - 1);
  // Time enough for a browser to notice what is near.
  await page.waitForTimeout(500);
  await expect(card.locator('img')).toHaveCount(0);

  await scrollTo(Math.ceil(threshold) + 1);
  await expect(card.locator('img')).toHaveCount(1);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  type Point = { x: number; y: number };

  /** Lets fingers travel over the screen as a touch screen reports them: each a line from one point to another. */
  async function touch(page: Page, ...lines: [from: Point, to: Point][]): Promise<void> {
    const cdp = await page.context().newCDPSession(page);
    const steps = 8;
    const at = (share: number) =>
      lines.map(([from, to], id) => ({
        id,
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= steps; step++) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await cdp.detach();
  }

  test('a swipe to the left turns to the next picture, one to the right to the one before', async ({
    page,
  }) => {
    await openAt(page, 1);
    await touch(page, [
      { x: 300, y: 300 },
      { x: 120, y: 310 },
    ]);
    await expectPlace(page, 2);
    await touch(page, [
      { x: 120, y: 300 },
      { x: 168, y: 300 },
    ]);
    await expectPlace(page, 1);
    await touch(page, [
      { x: 100, y: 300 },
      { x: 300, y: 300 },
    ]);
    await expectPlace(page, 7);
  });

  test('a short swipe, one up or down, and a pinch turn nothing, and the page behind stays', async ({
    page,
  }) => {
    const dialog = await openAt(page, 3);
    const before = await page.evaluate(() => window.scrollY);
    await touch(page, [
      { x: 200, y: 300 },
      { x: 153, y: 300 },
    ]);
    await touch(page, [
      { x: 200, y: 500 },
      { x: 180, y: 150 },
    ]);
    await touch(page, [
      { x: 200, y: 150 },
      { x: 200, y: 500 },
    ]);
    await touch(
      page,
      [
        { x: 180, y: 300 },
        { x: 60, y: 300 },
      ],
      [
        { x: 220, y: 300 },
        { x: 340, y: 300 },
      ],
    );
    await page.waitForTimeout(300);
    await expect(dialog.getByText('3 of 7')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('in a zoomed picture a finger moves about and turns nothing', async ({ page }) => {
    const dialog = await openAt(page, 3);
    await touch(
      page,
      [
        { x: 180, y: 300 },
        { x: 60, y: 300 },
      ],
      [
        { x: 220, y: 300 },
        { x: 340, y: 300 },
      ],
    );
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(1.5);
    // A slow machine is still zooming.
    await page.waitForTimeout(500);
    /** How far the zoomed picture can be moved to the left. */
    const furthest = await page.evaluate(() => {
      const { width, scale } = window.visualViewport ?? { width: 0, scale: 1 };
      return width * scale - width;
    });
    const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
    const moveLeft = () =>
      touch(page, [
        { x: 385, y: 300 },
        { x: 5, y: 300 },
      ]);
    await moveLeft();
    await moveLeft();
    await expect.poll(left).toBeCloseTo(furthest, 0);
    // At its edge the picture moves no further, and the finger travels over it.
    await touch(page, [
      { x: 76, y: 80 },
      { x: 4, y: 80 },
    ]);
    expect(await left()).toBeCloseTo(furthest, 0);
    await expect(dialog.getByText('3 of 7')).toBeVisible();
  });

  test('the upright picture fills the width, what it shows stands under it, controls are at the foot', async ({
    page,
  }) => {
    const dialog = await openAt(page, 5);
    const image = dialog.getByRole('img');
    const box = await image.boundingBox();
    expect(Math.min(box?.width ?? 0, ((box?.height ?? 0) * 4) / 5)).toBe(390);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toContain('/card-');
    const caption = await dialog.getByText(/^Drawing: /).boundingBox();
    expect(caption?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    for (const name of ['Close', 'Previous picture', 'Next picture']) {
      const control = await dialog.getByRole('button', { name }).boundingBox();
      expect(control?.y, name).toBeGreaterThan(844 / 2);
      expect(Math.min(control?.width ?? 0, control?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  });
});
