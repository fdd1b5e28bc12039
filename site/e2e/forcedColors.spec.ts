import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, visit, worldTest } from './fixtures.ts';

/*
 * With forced colours a browser takes grounds and shadows away. Whatever has two states must show which of them it is in:
 * its pictures in both differ in so much that an eye sees it.
 */
test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

/** Pixels that make a difference: fewer are smoothed edges. */
const fewest = 40;

async function pictureOf(element: Locator) {
  const page = element.page();
  await element.scrollIntoViewIfNeeded();
  // Neither the pointer nor the focus stands on it.
  await page.mouse.move(0, 0);
  await element.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return readPicture(await element.screenshot({ animations: 'disabled' }));
}

async function readPicture(png: Buffer) {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, size: `${info.width} x ${info.height}` };
}

type Picture = Awaited<ReturnType<typeof pictureOf>>;

/** Counts the pixels of two pictures with clearly different brightness. */
function difference(a: Picture, b: Picture): number {
  if (a.size !== b.size) return Number.POSITIVE_INFINITY;
  return a.data.filter((value, index) => Math.abs(value - (b.data[index] ?? 0)) > 60).length;
}

/** Presses something and sees that its picture is another one. */
async function expectToggle(element: Locator, change: () => Promise<void>, isChanged: () => Promise<void>) {
  const before = await pictureOf(element);
  await change();
  await isChanged();
  expect(difference(before, await pictureOf(element))).toBeGreaterThan(fewest);
}

const pressed = (element: Locator) => expect(element).toHaveAttribute('aria-pressed', 'true');

test('forced colours: a pressed chip is told from one that is not', async ({ page }) => {
  await visit(page, '/trip-planner');
  const chip = page.getByRole('button', { name: 'Hiking', exact: true });
  await expectToggle(
    chip,
    () => chip.click(),
    () => pressed(chip),
  );
});

test('forced colours: a chosen row and the one that was chosen change places', async ({ page }) => {
  await visit(page, '/trip-planner');
  const row = page.locator('label').filter({ has: page.getByRole('radio', { name: 'Active' }) });
  await expectToggle(
    row,
    () => row.click(),
    () => expect(row.getByRole('radio')).toBeChecked(),
  );
});

test('forced colours: a checked box is told from one that is not', async ({ page }) => {
  await visit(page, '/attractions');
  const box = page.getByRole('checkbox').first();
  await expectToggle(
    box,
    () => box.check(),
    () => expect(box).toBeChecked(),
  );
});

test('forced colours: the heart of a place that is saved is told from that of others', async ({ page }) => {
  await visit(page, '/attractions');
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await expectToggle(
    heart,
    () => heart.click(),
    () => pressed(heart),
  );
});

worldTest(
  'forced colours: the view that shows is told from the other, and so is the chosen scheme',
  async ({ page }) => {
    await visit(page, '/map');
    const grid = page.getByRole('button', { name: 'Grid' });
    await expectToggle(
      grid,
      () => grid.click(),
      () => pressed(grid),
    );
    const dark = page.getByRole('button', { name: 'Dark' });
    await expectToggle(
      dark,
      () => dark.click(),
      () => pressed(dark),
    );
  },
);

worldTest('forced colours: the selected entry beside a map is told from the others', async ({ page }) => {
  await visit(page, '/map');
  const entry = page.getByRole('listitem').getByRole('button').nth(2);
  await expectToggle(
    entry,
    () => entry.click(),
    () => pressed(entry),
  );
});

/** The picture of a link in the bar or the drawer, on its own page and on another. */
async function linkOn(page: Page, path: string, open: () => Promise<void>, within: Locator) {
  await visit(page, path);
  await open();
  return pictureOf(within.getByRole('link', { name: 'Events', exact: true }));
}

test('forced colours: the current page is told from the others in the bar', async ({ page }) => {
  const bar = page.getByRole('banner');
  const stay = () => Promise.resolve();
  const [other, current] = [
    await linkOn(page, '/activities', stay, bar),
    await linkOn(page, '/events', stay, bar),
  ];
  expect(difference(other, current)).toBeGreaterThan(fewest);
});

test('forced colours: the current page is told from the others in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const drawer = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    await expect(drawer).toBeVisible();
  };
  const [other, current] = [
    await linkOn(page, '/activities', open, drawer),
    await linkOn(page, '/events', open, drawer),
  ];
  expect(difference(other, current)).toBeGreaterThan(fewest);
});

test('forced colours: a button that is disabled is of the colour for that', async ({ page }) => {
  await visit(page, '/trip-planner');
  const colorOf = (element: Locator) => element.evaluate((button) => getComputedStyle(button).color);
  const grayText = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'GrayText';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  const disabled = page.locator('button:disabled, button[aria-disabled="true"]').filter({ visible: true });
  await expect(disabled.first()).toBeVisible();
  for (const button of await disabled.all()) expect(await colorOf(button)).toBe(grayText);
  expect(await colorOf(page.getByRole('button', { name: 'Hiking', exact: true }))).not.toBe(grayText);
});

test('forced colours: what has the focus shows it', async ({ page }) => {
  await visit(page, '/trip-planner');
  const chip = page.getByRole('button', { name: 'Hiking', exact: true });
  await page.getByRole('button', { name: 'Photography', exact: true }).focus();
  // The ring lies around the element.
  const around = async () => {
    const box = await chip.boundingBox();
    if (!box) throw new Error('it is not there');
    const { x, y, width, height } = box;
    const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
    return readPicture(await page.screenshot({ clip, animations: 'disabled' }));
  };
  await chip.scrollIntoViewIfNeeded();
  const before = await around();
  await page.keyboard.press('Tab');
  await expect(chip).toBeFocused();
  expect(difference(before, await around())).toBeGreaterThan(fewest);
});
