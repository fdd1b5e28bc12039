import type { Page } from '@playwright/test';
import { expect } from './below.ts';
import { atRest } from './frames.ts';

/** Turns an open page dark, and waits until it is: it shows its old colours for some frames. */
export async function turnDark(page: Page): Promise<void> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(ground).not.toBe(light);
  await atRest(page);
}
