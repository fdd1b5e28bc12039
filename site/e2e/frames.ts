import type { Page } from '@playwright/test';

/** Frames in a row without a change after which a page is at rest. */
const still = 12;

/** Waits until scroll position and zoom of a page are the same for some frames in a row. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    const state = () => {
      const { scale = 1, offsetLeft = 0, offsetTop = 0 } = window.visualViewport ?? {};
      return [window.scrollX, window.scrollY, scale, offsetLeft, offsetTop].join();
    };
    let last = state();
    for (let same = 0; same < frames;) {
      await new Promise((frame) => requestAnimationFrame(frame));
      const now = state();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  }, still);
}
