import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../e2e/chromiumPath.ts';
import { distDir } from '../e2e/readDist.ts';
import { serveDist } from './serveDist.ts';

/** Scripts that a page loads when its visitor does nothing. */
export interface PageScripts {
  path: string;
  files: { file: string; bytes: number }[];
  /** Sum of all files, after brotli. */
  bytes: number;
}

/** Milliseconds on the page's clock after which every timer of the guide has fired. */
const settled = 20_000;

const sizes = new Map<string, number>();

/** Returns the bytes of a file of the finished site after brotli, as hosts send it. */
export function brotliSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(distDir, file))).length;
  sizes.set(file, size);
  return size;
}

/** Weighs the scripts that a page has loaded. */
export function weighScripts(path: string, scripts: readonly string[]): PageScripts {
  const files = scripts.map((file) => ({ file, bytes: brotliSize(file) }));
  return { path, files, bytes: files.reduce((total, { bytes }) => total + bytes, 0) };
}

/**
 * Collects the scripts that a page requests of a host from now on. The returned function ends that and returns their
 * paths.
 */
export function collectScripts(page: Page, origin: string): () => string[] {
  const files = new Set<string>();
  const add = (request: Request) => {
    const { origin: from, pathname } = new URL(request.url());
    if (from === origin && pathname.endsWith('.js')) files.add(pathname);
  };
  page.on('request', add);
  return () => {
    page.off('request', add);
    return [...files];
  };
}

/** Opens a page in a fresh browser profile and records its scripts until it requests nothing more. */
async function openPage(browser: Browser, origin: string, path: string): Promise<PageScripts> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts = collectScripts(page, origin);
  // The page's clock is set forward, so that parts which start after seconds are measured without the wait.
  await page.clock.install();
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.clock.runFor(3000);
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(settled);
  await page.waitForLoadState('networkidle');
  await context.close();
  return weighScripts(path, scripts());
}

/** Measures the scripts of pages of dist/ in a browser. */
export async function measurePageScripts(paths: string[]): Promise<PageScripts[]> {
  await using server = await serveDist(distDir);
  await using browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  const measured: PageScripts[] = [];
  for (const path of paths) measured.push(await openPage(browser, server.origin, path));
  return measured;
}
