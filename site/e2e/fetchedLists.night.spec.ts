import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';

const list = '/api/attractions.json';
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Serves /attractions as the page of a guide whose list is too long to be embedded. */
async function withFetchedList(page: Page): Promise<void> {
  await page.route(/\/attractions$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [, json = ''] = /id="payload">(.*?)<\/script>/s.exec(html) ?? [];
    const { [list]: embedded, ...others } = JSON.parse(json) as Record<string, unknown>;
    expect(embedded).toBeDefined();
    const payload = `id="payload" data-fetched="${list}">${JSON.stringify(others).replaceAll('<', '\\u003c')}`;
    await route.fulfill({ response, body: html.replace(`id="payload">${json}`, () => payload) });
  });
}

/** Counts the requests for the list. */
function countRequests(page: Page): { requests: number } {
  const counted = { requests: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(list)) counted.requests += 1;
  });
  return counted;
}

test('a list that is not embedded is fetched once, and its prerendered cards stay', async ({ page }) => {
  await withFetchedList(page);
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
