import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import packagedChromium from '@sparticuz/chromium';

/**
 * The browser for tests: CHROMIUM_PATH, else Playwright's own, else the system's, else the one inside an npm package,
 * which needs no download.
 */
export async function chromiumPath(): Promise<string> {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'];
  return candidates.find((path) => path && existsSync(path)) ?? packagedChromium.executablePath();
}

/** What a browser needs in a sandbox without network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
