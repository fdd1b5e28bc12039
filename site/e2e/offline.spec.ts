import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { distDir, readDist, routes } from './publishedRoutes.ts';
import { StoppableGuide } from './stoppableGuide.ts';

/** A phone and a guide whose server a test can stop. */
const test = base.extend<{ guide: StoppableGuide }>({
  guide: async ({ serviceWorkers: _ }, provide) => {
    await using guide = await StoppableGuide.open(Number(process.env.LARCH_E2E_PORT));
    await provide(guide);
  },
  baseURL: async ({ guide }, provide) => provide(guide.origin),
});
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** The one press. */
async function take(page: Page): Promise<void> {
  await visit(page, '/saved');
  await page.getByRole('button', { name: 'Take the guide with you' }).click();
  await expect(page.getByText('The whole guide is on this device, as of')).toBeVisible({ timeout: 60_000 });
}

test('after one press everything opens without the server', async ({ page, context, guide }) => {
  test.setTimeout(120_000);
  const t0 = Date.now();
  await take(page);
  console.log('take', Date.now() - t0);
  await guide.stop();
  const waiting = routes.values();
  const look = async (tab: Page) => {
    for (const path of waiting) {
      const response = await tab.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(200);
      expect(response?.fromServiceWorker(), path).toBe(true);
      await ready(tab);
      await expect(heading(tab), path).toBeVisible();
    }
  };
  const t1 = Date.now();
  await Promise.all([page, await context.newPage(), await context.newPage()].map(look));
  console.log('visits', Date.now() - t1);
});
