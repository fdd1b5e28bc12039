import { settings } from '#fixtures/testScope.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { expect, test, visit } from './fixtures.ts';
import { expectPlace, galleryAddress, openLightbox, opener } from './lightbox.ts';
import { atRest } from './frames.ts';

test('arrow keys turn the pictures in a ring; Escape closes and gives the focus back to the thumbnail', async ({
  page,
}) => {
  await visit(page, galleryAddress);
  await opener(page, 1).focus();
  await page.keyboard.press('Enter');
  await expectPlace(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectPlace(page, 7);
  await page.keyboard.press('ArrowRight');
  await expectPlace(page, 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener(page, 1)).toBeFocused();

  await opener(page, 3).click();
  await expectPlace(page, 3);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(opener(page, 3)).toBeFocused();
});

test('the focus stays inside, the page behind does not scroll, and the close button leads back', async ({
  page,
}) => {
  const dialog = await openLightbox(page, 2);
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab');
    // A browser may stop at its own controls on the way round; the page behind it never has the focus.
    const inside = await dialog.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(inside).toBe(true);
  }

  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await atRest(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await page.getByRole('button', { name: 'Next picture' }).click();
  await expectPlace(page, 3);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(opener(page, 2)).toBeFocused();
});

test('on a wide screen the picture takes all the width or nearly all the height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const dialog = await openLightbox(page, 5);
  const box = await dialog.getByRole('img').boundingBox();
  const scale = Math.min((box?.width ?? 0) / 16, (box?.height ?? 0) / 9);
  expect(scale * 16).toBeGreaterThan(1380);
  await expect
    .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/wide-');
  const alt = (await dialog.getByRole('img').getAttribute('alt')) ?? '';
  await expect(dialog.getByText(alt, { exact: true })).toBeVisible();
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 844, height: 390 },
];

test('axe finds nothing wrong with the lightbox in any size', async ({ page }) => {
  await openLightbox(page, 5);
  for (const size of settings(sizes, 2)) {
    await page.setViewportSize(size);
    const problems = await accessibilityProblems(page, { within: 'dialog' });
    expect(problems, `${size.width} by ${size.height}`).toEqual([]);
  }
});
