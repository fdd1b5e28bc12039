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

test('after one press everything opens without the server', async ({ page, guide }) => {
  test.setTimeout(120_000);
  await take(page);
  await guide.stop();
  const titles = new Map<string, string>();
  for (const path of routes) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await ready(page);
    titles.set(path, await page.title());
    const html = readFileSync(join(distDir, path, 'index.html'), 'utf8');
    expect(html, path).toContain(`<h1`);
    await expect(heading(page), path).toBeVisible();
  }
  expect(titles.size).toBe(routes.length);
});
