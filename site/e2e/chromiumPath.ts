import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import packagedChromium from '@sparticuz/chromium';
import { findBrowser } from './findBrowser.ts';

/** Returns the files of these names in the folders of programs. */
const installed = (...names: string[]) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** Returns the headless shells that Playwright keeps beside its browser, in a folder of the same number. */
function playwrightShells(browser: string): string[] {
  const [, folder, revision] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(browser) ?? [];
  if (!folder) return [];
  return globSync(`chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}{,.exe}`, {
    cwd: folder,
  }).map((file) => join(folder, file));
}

/** Returns the browser for tests; the one inside an npm package needs no download. */
export function chromiumPath(): Promise<string> {
  const browser = chromium.executablePath();
  return findBrowser({
    configured: process.env.CHROMIUM_PATH,
    playwright: { headless: playwrightShells(browser), whole: browser },
    system: {
      headless: installed('chromium-headless-shell', 'chrome-headless-shell'),
      whole: installed('chromium', 'chromium-browser', 'google-chrome'),
    },
    packaged:
      process.platform === 'linux' && process.arch === 'x64' ? () => packagedChromium.executablePath() : null,
    exists: existsSync,
  });
}

/** Arguments of a browser in a sandbox without network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
