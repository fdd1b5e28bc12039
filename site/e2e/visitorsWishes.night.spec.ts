import type { Trail } from '#schemas/types/published.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { expect, test, visit } from './fixtures.ts';
import { readDist } from './readDist.ts';
import { heading } from './pageParts.ts';
import { typeDate } from './typeDate.ts';

const trails = readDist<Trail[]>('api/hiking-trails.json');
/** Walks for a dog that an official page recommends in winter. */
const winterDogWalks = trails.filter(
  ({ suits, winterState }) => suits?.includes('dogs') && winterState === 'recommended',
);

test('a visitor with a dog finds a walk for winter, and what its page says of dogs', async ({ page }) => {
  const [walk] = winterDogWalks;
  if (!walk) throw new Error('The guide has no walk for a dog in winter.');
  await visit(page, '/hiking-map?view=grid');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('checkbox', { name: /^Dogs on a leash/ }).check();
  await page.getByRole('combobox', { name: 'Winter walks' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/for=dogs/);
  await expect(page.getByRole('status').first()).toContainText(
    `${winterDogWalks.length} of ${trails.length}`,
  );
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: walk.name, exact: true }).first().click();
  await expect(heading(page)).toHaveText(walk.name);
  await expect(page.getByRole('term').filter({ hasText: 'Dogs' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'On a leash' })).toBeVisible();
});

test('dates that are chosen above one list mark the next one, and can hide what is closed', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-05-01T12:00:00Z');
  await visit(page, '/activities');
  const open = page.getByRole('button', { name: 'Add my dates' });
  await open.click();
  await typeDate(page, page.getByLabel('Arriving'), '2027-07-10');
  await typeDate(page, page.getByLabel('Leaving'), '2027-07-14');
  await expect(page.getByText('Jul 10–14, 2027')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Attractions' }).click();
  await expect(heading(page)).toHaveText('Attractions');
  await expect(page.getByText('Jul 10–14, 2027')).toBeVisible();
  const hide = page.getByRole('checkbox', { name: /^Hide what's closed/ });
  await hide.check();
  await expect(hide).toBeChecked();
  await page.getByRole('button', { name: 'Clear dates' }).click();
  await expect(hide).toHaveCount(0);
});
