import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectPlace, openLightbox } from './lightbox.ts';
import { atRest } from './frames.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Line = [fromX: number, fromY: number, toX: number, toY: number];

/** Lets fingers travel over the screen as a touch screen reports them: each a line from one point to another. */
async function touch(page: Page, ...lines: Line[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const steps = 8;
  const at = (share: number) =>
    lines.map(([fromX, fromY, toX, toY], id) => ({
      id,
      x: fromX + (toX - fromX) * share,
      y: fromY + (toY - fromY) * share,
    }));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step++) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

/** Two fingers part: the page is zoomed. */
const pinch = (page: Page) => touch(page, [180, 300, 60, 300], [220, 300, 340, 300]);

test('a swipe from the edge never goes back in the history', async ({ page }) => {
  await openLightbox(page, 1);
  for (const element of [page.locator('html'), page.getByRole('dialog')]) {
    await expect(element).toHaveCSS('overscroll-behavior-x', 'none');
  }
});

test('a swipe to the left turns to the next picture, one to the right to the one before', async ({
  page,
}) => {
  await openLightbox(page, 1);
  await touch(page, [300, 300, 120, 310]);
  await expectPlace(page, 2);
  await touch(page, [120, 300, 168, 300]);
  await expectPlace(page, 1);
  await touch(page, [100, 300, 300, 300]);
  await expectPlace(page, 7);
});

test('in a zoomed picture a finger moves about and turns nothing', async ({ page }) => {
  const dialog = await openLightbox(page, 3);
  await pinch(page);
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(1.5);
  await atRest(page);
  /** Returns the pixels by which the zoomed picture can move to the left. */
  const furthest = await page.evaluate(() => {
    const { width, scale } = window.visualViewport ?? { width: 0, scale: 1 };
    return width * scale - width;
  });
  const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
  const moveLeft = () => touch(page, [385, 300, 5, 300]);
  await moveLeft();
  await moveLeft();
  await expect.poll(left).toBeCloseTo(furthest, 0);
  // At its edge the picture moves no further, and the finger travels over it.
  await touch(page, [76, 80, 4, 80]);
  expect(await left()).toBeCloseTo(furthest, 0);
  await expect(dialog.getByText('3 of 7')).toBeVisible();
});

test('the upright picture fills the width, what it shows stands under it, controls are at the foot', async ({
  page,
}) => {
  const dialog = await openLightbox(page, 5);
  const image = dialog.getByRole('img');
  const box = await image.boundingBox();
  expect(Math.min(box?.width ?? 0, ((box?.height ?? 0) * 4) / 5)).toBe(390);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toContain('/card-');
  const alt = (await image.getAttribute('alt')) ?? '';
  const caption = await dialog.getByText(alt, { exact: true }).boundingBox();
  expect(caption?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  for (const name of ['Close', 'Previous picture', 'Next picture']) {
    const control = await dialog.getByRole('button', { name }).boundingBox();
    expect(control?.y, name).toBeGreaterThan(844 / 2);
    expect(Math.min(control?.width ?? 0, control?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
});
