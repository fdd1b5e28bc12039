import type { Page } from '@playwright/test';

/** Has a browser throw when a page looks for storage, as with cookies forbidden. */
export async function denyStorage(
  page: Page,
  ...names: ('caches' | 'localStorage' | 'sessionStorage')[]
): Promise<void> {
  await page.addInitScript((denied) => {
    for (const name of denied) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  }, names);
}
