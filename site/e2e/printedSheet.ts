import type { Page } from '@playwright/test';

/** A4 between margins of 1 cm, in CSS pixels. */
export const paper = { width: 718, height: 1047 };

declare global {
  interface Window {
    printed?: { text: string; lines: number; height: number };
  }
}

/** Notes what the sheet holds when the page prints. */
export async function notePrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
      window.printed = {
        text: sheet?.innerText ?? '',
        lines: sheet?.querySelectorAll('.leaflet-container path').length ?? 0,
        height: sheet?.scrollHeight ?? 0,
      };
    };
  });
}
