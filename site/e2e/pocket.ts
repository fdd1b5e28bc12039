import { test as base, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { readDist } from './publishedRoutes.ts';
import { StoppableGuide } from './stoppableGuide.ts';

/** A phone that may keep what it saw. */
export const phone: BrowserContextOptions = {
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/** Tests with a guide whose server they can stop; the tests of a worker share it. */
export const phoneTest = base.extend<object, { guide: StoppableGuide }>({
  guide: [
    async ({ browserName: _ }, provide) => {
      await using guide = await StoppableGuide.open(Number(process.env.LARCH_E2E_PORT));
      await provide(guide);
    },
    { scope: 'worker' },
  ],
});

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the application has taken the page over. */
export const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** The one press, on a page that has the button. */
export async function take(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take the guide with you' }).click();
  await expect(page.getByText('The whole guide is on this device, as of')).toBeVisible({ timeout: 100_000 });
}

interface TrailFacts {
  slug: string;
  name: string;
  hazards: unknown[];
  route: { gpxUrl: string | null } | null;
}

/** Every trail with what stands on its page. */
export function readTrails(): TrailFacts[] {
  const trails = readDist<{ slug: string }[]>('api/hiking-trails.json');
  return trails.map(({ slug }) => readDist<TrailFacts>(`api/hiking-trails/slug/${slug}.json`));
}
