import { expect, type Page } from '@playwright/test';
import { phone, shrinkCopy, take, visit } from './offlineCopy.ts';
import { visits } from './visits.ts';
import { workerTest as test } from './workerTest.ts';
import { heading } from './pageParts.ts';

test('after one press the addresses open without a server', async ({ browser, guide }) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({ ...phone, baseURL: guide.origin });
  const page = await context.newPage();
  // Pages open without pictures, data and the pages that this run does not visit: most of the files.
  const visited = new Set(['/saved', '/offline', ...visits.map(({ path }) => path)]);
  shrinkCopy(guide, (url) => visited.has(url) || /^\/(assets\/|[a-z]+\.js$|favicon\.svg$)/.test(url));
  await visit(page, '/saved');
  await take(page);
  await guide.stop();
  const waiting = visits.values();
  const look = async (tab: Page) => {
    // What the worker answers is looked at, not what the application makes of it, which takes twice as long.
    const devTools = await context.newCDPSession(tab);
    await devTools.send('Emulation.setScriptExecutionDisabled', { value: true });
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
