import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sirv from 'sirv';
import { scriptOptions } from '../../.ci/scriptOptions.ts';
import { longestTask } from './longestTask.ts';

/**
 * Measures the frame times of searches in long lists on a slow device: types a name into each search field
 * and deletes it again, and the same in the search of the whole guide. Prints input frames, from a key to the next paint, and the main thread's longest task by its own
 * clock, which other programs do not disturb; then how smoothly a map of as many trails is dragged, and how long a plan of
 * 14 days takes. Usage: tsx site/bench/typing.ts [folder of a built guide, default dist]
 */
const { positionals } = scriptOptions('Usage: npm run bench:typing -- [FOLDER OF A BUILT GUIDE]', {
  allowPositionals: true,
});
// Help need not wait for a browser and a bundler to load.
const { chromium } = await import('@playwright/test');
const { chromiumArgs, chromiumPath } = await import('../e2e/chromiumPath.ts');
const { panTime } = await import('./panTime.ts');
const { planTime } = await import('./planTime.ts');
const { searchTime } = await import('./searchTime.ts');

const dist = resolve(positionals[0] ?? 'dist');
const lists = ['attractions', 'activities', 'accommodations'];
const recordCount = 5000;
const slowdown = 4;
/** Milliseconds between the keys of a fast typist, uneven so that they meet the page in any state. */
const pauses = [120, 70, 160, 100, 190, 80, 140];
const rounds = 3;

declare global {
  interface Window {
    keys: number[];
    events: { startTime: number; duration: number }[];
  }
}

/** Returns the published records over and over, under new names. */
function manyRecords(list: string) {
  const records = JSON.parse(readFileSync(join(dist, `api/${list}.json`), 'utf8')) as { name: string }[];
  return Array.from({ length: recordCount }, (_, id) => {
    const record = records[id % records.length];
    return { ...record, id, slug: `record-${id}`, name: `${record?.name} ${id}` };
  });
}

/** Notes in the page when keys were pressed and how long each of their events took until the next paint. */
function observeKeys(): void {
  window.keys = [];
  window.events = [];
  window.addEventListener('keydown', ({ timeStamp }) => window.keys.push(timeStamp), true);
  const observer = new PerformanceObserver((entries) => {
    for (const { startTime, duration } of entries.getEntries()) window.events.push({ startTime, duration });
  });
  const threshold = { durationThreshold: 16 };
  observer.observe({ type: 'event', ...threshold });
}

/** Opens the list of a page by a link, so that its records come from the network. */
async function openList(browser: Browser, origin: string, list: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route(`**/api/${list}.json`, (route) => route.fulfill({ json: manyRecords(list) }));
  await page.addInitScript(observeKeys);
  await page.goto(`${origin}/privacy`);
  await page.locator('html[data-hydrated=true]').waitFor();
  await page.locator(`header a[href="/${list}"]`).first().click();
  await page.getByRole('article').first().waitFor();
  await page.getByRole('searchbox').focus();
  await page.waitForTimeout(1000);
  return page;
}

/** Returns the milliseconds from each key to the next paint, shortest first; the browser reports nothing below 16. */
async function frames(page: Page): Promise<number[]> {
  const { keys, events } = await page.evaluate(() => ({ keys: window.keys, events: window.events }));
  return keys
    .map((key, index) =>
      events.filter(({ startTime }) => startTime >= key && startTime < (keys[index + 1] ?? Infinity)),
    )
    .map((own) => Math.max(16, ...own.map(({ duration }) => duration)))
    .toSorted((first, second) => first - second);
}

async function typeAndDelete(page: Page, text: string[]): Promise<void> {
  for (const [index, key] of [...text, ...text.map(() => 'Backspace')].entries()) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pauses[index % pauses.length] ?? 0);
  }
  await page.waitForTimeout(1000);
}

async function measure(browser: Browser, origin: string, list: string) {
  const page = await openList(browser, origin, list);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // A name of some record, and a letter too many: the list changes, shrinks, is empty and grows again.
  const name = await page.getByRole('article').getByRole('heading').last().innerText();
  const text = Array.from(`${name.slice(0, 10).toLowerCase()}x`);
  for (let round = 0; round < rounds; round += 1) await typeAndDelete(page, text);
  const times = await frames(page);
  // A round of its own, since the recording costs time too.
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await typeAndDelete(page, text);
  const trace = await browser.stopTracing();
  await page.close();
  return {
    list,
    keys: times.length,
    'longest frame, ms': times.at(-1),
    '95th percentile, ms': times[Math.ceil(times.length * 0.95) - 1],
    'longest task, CPU ms': Math.round(longestTask(trace.toString())),
  };
}

const server = createServer(sirv(dist));
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
try {
  console.log(`${recordCount} records in each list, main thread slowed down ${slowdown} times`);
  const rows = [];
  for (const list of lists) rows.push(await measure(browser, origin, list));
  console.table(rows);
  console.log('The search of the whole guide');
  console.table([await searchTime(browser, dist, recordCount, slowdown)]);
  console.log('A map that is dragged');
  console.table([await panTime(browser, { dist, origin, trails: recordCount, slowdown })]);
  console.log(`A plan of 14 days at ${slowdown}x slowdown`);
  console.table([await planTime(browser, dist, slowdown)]);
} finally {
  await browser.close();
  server.close();
}
