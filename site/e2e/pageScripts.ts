import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import sirv from 'sirv';
import { chromiumArgs, chromiumPath } from './chromiumPath.ts';
import { distDir } from './readDist.ts';

/** Scripts that a page loads when its visitor does nothing. */
export interface PageScripts {
  path: string;
  files: { file: string; bytes: number }[];
  /** Sum of all files, after brotli. */
  bytes: number;
}

const kilobyte = 1024;

/** Script files that a page loads at most while its visitor does nothing. */
const mostFiles = 18;

/** Pages with a map in their first screen. */
export const mapRoutes = new Set(['/map', '/hiking-map', '/notices']);

/** Returns what is beyond the budget of all scripts of a page, once everything has loaded: nothing, if all is well. */
export function beyondScriptBudget({ path, files, bytes }: PageScripts): string[] {
  const budget = (mapRoutes.has(path) ? 170 : 120) * kilobyte;
  if (bytes <= budget && files.length <= mostFiles) return [];
  return [
    `${path}: ${bytes} bytes in ${files.length} files, at most ${budget} in ${mostFiles}`,
    ...files.map((script) => `${script.bytes} ${script.file}`),
  ];
}

/** Returns pages to look at: those of `paths`, every page, or by default the first page of each route. */
export function choosePages(
  { all = false, paths = [] }: { all?: boolean | undefined; paths?: string[] },
  routes: string[],
): string[] {
  const unknown = paths.filter((path) => !routes.includes(path));
  if (unknown.length > 0) throw new Error(`The guide has no page ${unknown.join(', ')}.`);
  if (all) return routes;
  if (paths.length > 0) return paths;
  const firstOfRoute = Map.groupBy(routes, (path) => path.replace(/^(\/[^/]+)\/.+/, '$1/:slug'));
  return [...firstOfRoute.values()].flatMap(([first]) => first ?? []);
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
  const server = createServer(sirv(distDir));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await using browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  const measured: PageScripts[] = [];
  for (const path of paths) measured.push(await openPage(browser, origin, path));
  server.closeAllConnections();
  server.close();
  return measured;
}
