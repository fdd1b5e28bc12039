import type { Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import type { Notice, Site } from '#schemas/types/published.ts';
import { accessibilityProblems, colourRules } from './accessibilityProblems.ts';
import { expect, test, visit, worldTest } from './fixtures.ts';
import { phone, shrinkCopy, take } from './offlineCopy.ts';
import { readDist } from './readDist.ts';
import { turnDark } from './turnDark.ts';

const { builtOn } = readDist<Site>('api/site.json');
const notices = readDist<Notice[]>('api/notices.json');

/** Returns the first day after the build that a notice returns on, and the second day after its last. */
function seasonOf({ when: { yearly } }: Notice): { inside: string; outside: string } {
  if (!yearly) throw new Error('The notice does not return each year.');
  const year = Number(builtOn.slice(0, 4));
  const after = (day: string, from: string) =>
    [year, year + 1, year + 2].map((each) => `${each}-${day}`).find((date) => date > from) ?? '';
  const inside = after(yearly.from, builtOn);
  const last = after(yearly.to, inside);
  return { inside, outside: new Date(Date.parse(last) + 2 * 86_400_000).toISOString().slice(0, 10) };
}

function theNotice(fits: (notice: Notice) => boolean): Notice {
  const notice = notices.find((each) => each.when.yearly !== null && fits(each));
  if (!notice) throw new Error('No notice of the guide fits.');
  return notice;
}

const attractionOf = ({ records }: Notice) =>
  records.find(({ record }) => record.startsWith('attraction/'))?.record.slice('attraction/'.length) ?? '';
/** The old mine in the made-up park. */
const gate = theNotice(
  (notice) => ['closure', 'restriction'].includes(notice.kind) && attractionOf(notice) !== '',
);
const area = theNotice((notice) => notice.area !== null);
const line = gate.title;

/** Evening in Europe, morning in the west of America. */
const setDay = (page: Page, day: string) => page.clock.setFixedTime(`${day}T18:00:00Z`);

test('a record tells its notice in a line of its own in season, and with the others at other times', async ({
  page,
}) => {
  const { inside, outside } = seasonOf(gate);
  await setDay(page, inside);
  await visit(page, `/attractions/${attractionOf(gate)}`);
  await expect(page.getByRole('heading', { name: line, exact: true })).toBeVisible();
  const terms = page.getByText(/^In effect today\. /).first();
  await expect(terms).toBeHidden();
  await page.locator('summary', { hasText: line }).press('Enter');
  await expect(terms).toBeVisible();

  await setDay(page, outside);
  await visit(page, `/attractions/${attractionOf(gate)}`);
  const link = page.getByRole('link', { name: gate.title, exact: true });
  await expect(link).toBeHidden();
  await expect(page.getByRole('heading', { name: line })).toHaveCount(0);

  await page.locator('summary', { hasText: 'not in effect today' }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/notices#${gate.slug}`);
  await expect(page.locator(`[id="${gate.slug}"]`)).toBeFocused();
  await expect(page.locator(`[id="${gate.slug}"]`)).toBeInViewport();
  // The link opened the notice that it names.
  await expect(page.getByText(gate.text)).toBeVisible();
});

test('the page of notices is reached and read by keyboard', async ({ page }) => {
  await setDay(page, seasonOf(gate).inside);
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Closures and notices' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/notices');
  await expect(page.getByRole('heading', { name: /^Closed or restricted today \(\d+\)$/ })).toBeVisible();
  const notice = page.locator(`[id="${gate.slug}"]`);
  await notice.locator('summary').first().press('Enter');
  await expect(notice).toBeInViewport();
  await expect(notice.getByRole('list', { name: /^Months of / }).getByRole('listitem')).toHaveCount(12);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all notices are there, with their months and sources', async ({ page }) => {
    await page.goto('/notices');
    await expect(page.getByRole('article')).toHaveCount(notices.length);
    const notice = page.locator(`[id="${gate.slug}"]`);
    await expect(notice).toContainText(gate.text);
    await notice.locator('summary').first().click();
    await expect(notice.getByText(gate.text)).toBeVisible();
    await expect(notice.getByRole('listitem')).toHaveCount(12);
  });
});

test('without a server the notices follow the clock', async ({ browser, guide }) => {
  test.setTimeout(150_000);
  const context = await browser.newContext({ ...phone, baseURL: guide.origin });
  try {
    const page = await context.newPage();
    shrinkCopy(guide);
    await visit(page, '/saved');
    await take(page);
    await guide.stop();
    await setDay(page, seasonOf(gate).inside);
    await visit(page, '/notices');
    const today = page.locator('section', {
      has: page.getByRole('heading', { name: /^Closed or restricted today/ }),
    });
    await expect(today.locator(`[id="${gate.slug}"]`)).toBeVisible();
  } finally {
    await context.close();
    guide.intercept = () => false;
    if (!guide.isOpen) await guide.start();
  }
});

for (const address of settings(['/hiking-map', '/map'], 1)) {
  worldTest(`${address} draws areas in force, and the list below it opens them`, async ({ page }) => {
    const { inside, outside } = seasonOf(area);
    await setDay(page, inside);
    await visit(page, address);
    const paths = page.locator('.leaflet-areas-pane path');
    await expect(paths.first()).toBeAttached();
    // A drawing without a size shows nothing, although its paths are there.
    const drawing = await page.locator('.leaflet-areas-pane svg').boundingBox();
    expect(drawing?.width).toBeGreaterThan(100);
    const list = page.getByRole('list', { name: 'Notices on the map' });
    await page.locator('summary', { hasText: 'Hatched or dashed' }).press('Enter');
    const entry = list.getByRole('listitem').filter({ hasText: area.title });
    await entry.getByRole('button', { name: 'Show on map' }).focus();
    await page.keyboard.press('Enter');
    const popup = page.locator('[data-popup]');
    await expect(popup.getByRole('link', { name: area.title })).toHaveAttribute(
      'href',
      `/notices#${area.slug}`,
    );
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await accessibilityProblems(page), 'light').toEqual([]);
    await turnDark(page);
    expect(await accessibilityProblems(page, { rules: colourRules }), 'dark').toEqual([]);
    await popup.getByRole('button', { name: 'Close' }).press('Escape');
    await expect(popup).toHaveCount(0);

    await setDay(page, outside);
    await visit(page, address);
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
    await expect(page.getByRole('link', { name: area.title })).toHaveCount(0);
  });
}
