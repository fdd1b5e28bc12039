import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Has every page that is opened add up how far its parts shift without a visitor's doing. */
export async function measureLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          window.layoutShift += Number(entry.value);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Reads a page down and returns how far it shifted until then. */
export async function layoutShiftWhileRead(page: Page): Promise<number> {
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(120);
  }
  const shift = await page.evaluate(() => window.layoutShift);
  await page.evaluate(() => window.scrollTo(0, 0));
  return shift;
}
