import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, visit, worldTest } from './fixtures.ts';

/*
 * With forced colours a browser takes grounds and shadows away. Whatever has two states must show which of them it is in:
 * its pictures in both differ in so much that an eye sees it.
 */
const wide = { width: 1440, height: 900 };
test.use({ viewport: wide });
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

/** Returns the colour of the words of an element. */
const colorOf = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).color);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`forced colours, ${colorScheme}: the sign of the search is seen in the bar`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await visit(page, '/privacy');
      const { data } = await pictureOf(page.getByRole('banner').getByRole('link', { name: 'Search' }));
      const ground = data[0] ?? 0;
      expect(data.filter((value) => Math.abs(value - ground) > 60).length).toBeGreaterThan(fewest);
    });
  }
});

test('forced colours: the form of the planner shows its states', async ({ page }) => {
  await visit(page, '/trip-planner');
  const chip = page.getByRole('button', { name: 'Hiking', exact: true });

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
  expect(await colorOf(chip)).not.toBe(grayText);

  // The ring of the focus lies around the element.
  const around = async () => {
    const box = await chip.boundingBox();
    if (!box) throw new Error('it is not there');
    const { x, y, width, height } = box;
    const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
    return readPicture(await page.screenshot({ clip, animations: 'disabled' }));
  };
  await page.getByRole('button', { name: 'Photography', exact: true }).focus();
  await chip.scrollIntoViewIfNeeded();
  const before = await around();
  await page.keyboard.press('Tab');
  await expect(chip).toBeFocused();
  expect(difference(before, await around())).toBeGreaterThan(fewest);

  await expectToggle(
    chip,
    () => chip.click(),
    () => pressed(chip),
  );
  const row = page.locator('label').filter({ has: page.getByRole('radio', { name: 'Active' }) });
  await expectToggle(
    row,
    () => row.click(),
    () => expect(row.getByRole('radio')).toBeChecked(),
  );
});

test('forced colours: a list shows which places are saved, and which filter is chosen', async ({ page }) => {
  await visit(page, '/attractions');
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await expectToggle(
    heart,
    () => heart.click(),
    () => pressed(heart),
  );
  const box = page.getByRole('checkbox').first();
  await expectToggle(
    box,
    () => box.check(),
    () => expect(box).toBeChecked(),
  );
});

worldTest(
  'forced colours: a map shows its selected entry, the view that shows and the chosen scheme',
  async ({ page }) => {
    await visit(page, '/map');
    const entry = page.getByRole('listitem').getByRole('button').nth(2);
    for (const button of [
      entry,
      page.getByRole('button', { name: 'Grid' }),
      page.getByRole('button', { name: 'Dark' }),
    ]) {
      await expectToggle(
        button,
        () => button.click(),
        () => pressed(button),
      );
    }
  },
);

test('forced colours: the bar and the drawer show the current page', async ({ page }) => {
  const drawer = page.getByRole('dialog');
  const picturesOn = async (path: string) => {
    await page.setViewportSize(wide);
    await visit(page, path);
    const events = (within: Locator) => within.getByRole('link', { name: 'Events', exact: true });
    const inBar = await pictureOf(events(page.getByRole('banner')));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    await expect(drawer).toBeVisible();
    return { inBar, inDrawer: await pictureOf(events(drawer)) };
  };
  const [other, current] = [await picturesOn('/activities'), await picturesOn('/events')];
  expect(difference(other.inBar, current.inBar), 'in the bar').toBeGreaterThan(fewest);
  expect(difference(other.inDrawer, current.inDrawer), 'in the drawer').toBeGreaterThan(fewest);
});
