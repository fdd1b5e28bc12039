import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';

const list = '/api/attractions.json';
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Counts the requests for the list. */
function countRequests(page: Page): { requests: number } {
  const counted = { requests: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(list)) counted.requests += 1;
  });
  return counted;
}

test('a list that is not embedded is fetched once, and its prerendered cards stay', async ({ page }) => {
  const counted = countRequests(page);
  // A mark that a page rendered anew would not have.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('main')?.setAttribute('data-first', ''),
    ),
  );
  await visit(page, '/attractions');
  await expect(page.locator('main[data-first]')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(counted.requests).toBe(1);
});
