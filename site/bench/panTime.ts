import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Trail } from '#schemas/types/published.ts';
import { longestTask } from './longestTask.ts';

declare global {
  interface Window {
    /** Milliseconds from each frame to the next. */
    frameTimes: number[];
  }
}

/** Sides of the square, in degrees, over which the trails are strewn: as wide as a park. */
const spread = 1.5;

/** Returns the published trails over and over, under new names, on a grid with pins of its own for each. */
function manyTrails(dist: string, count: number): Trail[] {
  const trails = JSON.parse(readFileSync(join(dist, 'api/hiking-trails.json'), 'utf8')) as Trail[];
  const [first] = trails;
  if (!first) throw new Error('The guide has no trail.');
  const side = Math.ceil(Math.sqrt(count));
  const on = (middle: string | null, step: number) => String(Number(middle) + (step / side - 0.5) * spread);
  return Array.from({ length: count }, (_, id) => ({
    ...(trails[id % trails.length] ?? first),
    id,
    slug: `trail-${id}`,
    name: `Trail ${id}`,
    latitude: on(first.latitude, Math.floor(id / side)),
    longitude: on(first.longitude, id % side),
  }));
}

/** Notes in the page how long each frame takes. As text, since compiled functions call helpers that a page does not have. */
const observeFrames = `
  window.frameTimes = [];
  let last = performance.now();
  requestAnimationFrame(function note(now) {
    window.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(note);
  });
`;

/** Drags the map to and fro, in steps as a hand makes them. */
async function pan(page: Page, box: Box): Promise<void> {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) {
    const swing = Math.sin((step / 60) * 2 * Math.PI);
    await page.mouse.move(x + swing * box.width * 0.3, y + swing * box.height * 0.2);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForTimeout(300);
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Measures frame times while a map of many trails is dragged, with the main thread slowed down. It requests no tiles. */
export async function panTime(
  browser: Browser,
  { dist, origin, trails, slowdown }: { dist: string; origin: string; trails: number; slowdown: number },
) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1400 } });
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  await page.route('**/api/hiking-trails.json', (route) => route.fulfill({ json: manyTrails(dist, trails) }));
  await page.goto(`${origin}/privacy`);
  await page.locator('html[data-hydrated=true]').waitFor();
  await page.locator('header a[href="/hiking-map"]').first().click();
  await page.locator('.leaflet-marker-icon').first().waitFor({ timeout: 60_000 });
  await page.locator('.leaflet-container').scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const box = await page.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('There is no map.');
  await pan(page, box);
  await page.evaluate(observeFrames);
  for (let round = 0; round < 3; round += 1) await pan(page, box);
  const frames = (await page.evaluate(() => window.frameTimes)).toSorted((a, b) => a - b);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await pan(page, box);
  const trace = await browser.stopTracing();
  await page.close();
  return {
    map: `${trails} trails`,
    frames: frames.length,
    'longest frame, ms': Math.round(frames.at(-1) ?? 0),
    'median, ms': Math.round(frames[Math.ceil(frames.length / 2) - 1] ?? 0),
    '95th percentile, ms': Math.round(frames[Math.ceil(frames.length * 0.95) - 1] ?? 0),
    'longest task, CPU ms': Math.round(longestTask(trace.toString())),
  };
}
