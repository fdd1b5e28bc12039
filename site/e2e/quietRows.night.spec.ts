import type { Trail } from '#schemas/types/published.ts';
import { expect, test, visit } from './fixtures.ts';
import { readDist } from './readDist.ts';

test('a price that is not known is not as loud as one that is', async ({ page }) => {
  await visit(page, '/events');
  const price = (text: string) => page.getByRole('article').getByText(text, { exact: true }).first();
  await expect(price('Price not confirmed')).toHaveCSS('font-weight', '400');
  await expect(price('Free Event')).toHaveCSS('font-weight', '700');
});

test('in a result of the search only the name is bold', async ({ page }) => {
  const trail = readDist<Trail[]>('api/hiking-trails.json').find(({ restrictions }) => restrictions.length);
  if (!trail) throw new Error('No trail of the guide has a restriction.');
  const [from = '2027-07-10'] = trail.restrictions.flatMap(({ days }) => days.map((span) => span.from));
  await page.clock.setFixedTime(`${from}T18:00:00Z`);
  await visit(page, `/search?${new URLSearchParams({ q: trail.name }).toString()}`);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: trail.name, exact: true }) })
    .first();
  await expect(row.getByRole('link')).toHaveCSS('font-weight', '700');
  const lines = row.getByRole('paragraph');
  await expect(lines.nth(1), 'the line of the restriction').toBeVisible();
  for (const line of await lines.all()) await expect(line).toHaveCSS('font-weight', '400');
});
