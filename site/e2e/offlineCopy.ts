import type { BrowserContextOptions, Page } from '@playwright/test';
import { below, expect, ownName, pathWithin } from './below.ts';
import { type GuideVersion, noteOf } from '../device/offline/guideVersion.ts';
import { readDist } from './readDist.ts';
import { workerTest } from './workerTest.ts';
import type { StoppableGuide } from './stoppableGuide.ts';
import { hydrated } from './pageParts.ts';

/** A phone that may keep what it saw. */
export const phone: BrowserContextOptions = {
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 3,
};

/** Returns the address of a page behind the door of a guide. */
export const at = (guide: StoppableGuide, path: string) => guide.origin + below(path);

/** Returns the part of a page that takes the guide along. */
export const pocket = (page: Page) => page.locator('#pocket');

/** A test on a phone that has the home page open, and whose guide can be stopped. */
export const phoneTest = workerTest.extend<{ homePage: void }>({
  homePage: [
    async ({ page, guide }, provide) => {
      guide.intercept = () => false;
      guide.requests = [];
      // A visitor whose browser keeps the guide does not wait for the worker.
      await page.goto(guide.home);
      await provide();
      if (!guide.isOpen) await guide.start();
    },
    { auto: true },
  ],
});
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens the page of an attraction by its link in the list. */
export async function openFromList(page: Page, guide: StoppableGuide, record: string): Promise<void> {
  await visit(page, at(guide, '/attractions'));
  await page
    .getByRole('main')
    .locator(`a[href="${below(record)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(at(guide, record));
}

/** Takes the guide along with one press, on a page that has the button. */
export async function take(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download the guide' }).click();
  await expect(page.getByText('The whole guide is downloaded (')).toBeVisible({ timeout: 200_000 });
}

interface TrailFacts {
  slug: string;
  name: string;
  hazards: unknown[];
  route: { gpxUrl: string | null } | null;
}

/** Returns every trail with the data of its page. */
export function readTrails(): TrailFacts[] {
  const trails = readDist<{ slug: string }[]>('api/hiking-trails.json');
  return trails.map(({ slug }) => readDist<TrailFacts>(`api/hiking-trails/slug/${slug}.json`));
}

/** Name of the cache with everything that is kept of the guide. */
export const filesCache = ownName('larch-files-1');

/** Returns the addresses of everything that is kept of the guide. */
export async function keptAddresses(page: Page): Promise<string[]> {
  const urls = await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => url);
  }, filesCache);
  return urls.map(pathWithin);
}

/** Files of a small offline copy: three pages and their resources. */
const small =
  /^\/(saved|privacy|notices|offline|assets\/.*|[a-z]+\.js|favicon\.svg|api\/(site|notices)\.json|api\/pages\/(saved|privacy|notices)\.json)?$/;

/** Has the guide list a smaller offline copy, for tests that do not depend on its size. */
export function shrinkCopy(guide: StoppableGuide, isKept = (url: string) => small.test(url)): GuideVersion {
  const whole = readDist<GuideVersion>('offline.json');
  const pocket = whole.pocket.filter(([url]) => isKept(url));
  const others = [...whole.pocket.filter(([url]) => !isKept(url)), ...whole.others];
  const version = { ...whole, version: 'small', pocket, others };
  guide.intercept = (url, response) => {
    if (url !== '/offline.json' && url !== '/version.json') return false;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(url === '/offline.json' ? version : noteOf(version)));
    return true;
  };
  return version;
}
