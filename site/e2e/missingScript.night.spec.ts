import type { Page } from '@playwright/test';
import { settings } from '#fixtures/testScope.ts';
import { below, expect, pathWithin } from './below.ts';
import type { StoppableGuide } from './stoppableGuide.ts';
import { workerTest as test } from './workerTest.ts';
import { hydrated } from './pageParts.ts';

/** The address of the program of a page within the guide. */
async function entryOf(guide: StoppableGuide): Promise<string> {
  const html = await (await fetch(guide.home)).text();
  const [, entry = ''] = /data-entry="([^"]+)"/.exec(html) ?? [];
  return pathWithin(guide.origin + entry);
}

/** Answers an address as the host answers one in the same folder at which there is nothing. */
function takeAway(guide: StoppableGuide, missing: string): void {
  guide.intercept = (url, response) => {
    if (url !== missing) return false;
    const nowhere = `http://127.0.0.1:${guide.behind}${below(url.replace(/[^/]+$/, 'nowhere.js'))}`;
    void fetch(nowhere).then(async ({ status, headers, body }) => {
      await body?.cancel();
      // Short and whole, because a browser keeps no answer of which it has only a part.
      const kept = { 'cache-control': headers.get('cache-control') ?? '', 'content-length': 4 };
      response.writeHead(status, kept).end('gone');
    });
    return true;
  };
}

const times = (guide: StoppableGuide, path: string) => guide.requests.filter((url) => url === path).length;

test.afterEach(({ guide }) => {
  guide.intercept = () => false;
});

const waysBack = [
  ['the next visit', (page: Page, guide: StoppableGuide) => page.goto(guide.home)],
  ['a reload', (page: Page) => page.reload()],
] as const;

for (const [way, comeBack] of settings(waysBack, 1)) {
  test(`the program of a page was missing during one visit: ${way} asks for it again`, async ({
    page,
    guide,
  }) => {
    const entry = await entryOf(guide);
    takeAway(guide, entry);
    const missed = page.waitForEvent('requestfailed', (failed) => failed.url().endsWith(entry));
    await page.goto(guide.home);
    expect((await (await missed).response())?.status()).toBe(404);

    guide.intercept = () => false;
    guide.requests = [];
    await comeBack(page, guide);
    await hydrated(page);
    expect(times(guide, entry)).toBe(1);
  });
}

test('a program that is there is asked for once', async ({ page, guide }) => {
  const entry = await entryOf(guide);
  guide.requests = [];
  for (const path of ['/', '/?again']) {
    await page.goto(guide.origin + below(path));
    await hydrated(page);
  }
  expect(times(guide, entry)).toBe(1);
});
