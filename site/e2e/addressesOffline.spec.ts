import { expect, type Page } from '@playwright/test';
import { phone, take, visit } from './pocket.ts';
import { visits } from './visits.ts';
import { workerTest as test } from './workerTest.ts';
import { heading } from './pageParts.ts';

test('after one press the addresses open without a server', async ({ browser, guide }) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({ ...phone, baseURL: guide.origin });
  const page = await context.newPage();
  await visit(page, '/saved');
  await take(page);
  await guide.stop();
  const waiting = visits.values();
  const look = async (tab: Page) => {
    for (const { path } of waiting) {
      const response = await tab.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(200);
      expect(response?.fromServiceWorker(), path).toBe(true);
      await expect(heading(tab), path).toBeVisible();
    }
  };
  await Promise.all([page, await context.newPage(), await context.newPage()].map(look));
  await context.close();
  await guide.start();
});
