import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import type { SearchIndex } from '#schemas/types/published.ts';
import type { createSearch, GuideSearch } from '../features/search/rules/createSearch.ts';

declare global {
  interface Window {
    guideSearch: { createSearch: typeof createSearch };
    search: GuideSearch;
  }
}

const entry = join(import.meta.dirname, '../features/search/rules/createSearch.ts');

/** Texts of visitors: one letter, a word that many records have, a typing error, many words, nothing that there is. */
const texts = ['l', 'lake', 'trail lake easy', 'hot springs', 'mountian hike', 'where can i swim', 'xyzzy'];

/** Rounds in which all texts are typed; the first warms up. */
const rounds = 4;

/** Returns the search as one script that puts it on the window. */
async function searchScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, name: 'guideSearch', formats: ['iife'] } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('Vite built no search.');
  return first.output[0].code;
}

/** Returns the published entries over and over, under new names. */
function manyEntries(dist: string, count: number): SearchIndex {
  const index = JSON.parse(readFileSync(join(dist, 'api/search.json'), 'utf8')) as SearchIndex;
  const entries = Array.from({ length: count }, (_, number) => {
    const published = index.entries[number % index.entries.length];
    if (!published) throw new Error('The guide has nothing to search.');
    return { ...published, id: `${published.id}-${number}`, name: `${published.name} ${number}` };
  });
  return { ...index, entries };
}

/** Returns the milliseconds from a keystroke to the answer of the search of the guide, and to build its index. */
export async function searchTime(browser: Browser, dist: string, records: number, slowdown: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addScriptTag({ content: await searchScript() });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const index = await page.evaluate(
    async (published) => {
      const start = performance.now();
      window.search = await window.guideSearch.createSearch(published);
      return performance.now() - start;
    },
    manyEntries(dist, records),
  );
  const times = await page.evaluate(
    ({ typed, count }) =>
      Array.from({ length: count }, (_, round) =>
        typed.flatMap((text) =>
          Array.from(text, (__, key) => {
            const start = performance.now();
            window.search.search(text.slice(0, key + 1), '2027-07-10');
            return round === 0 ? [] : [performance.now() - start];
          }).flat(),
        ),
      ).flat(),
    { typed: texts, count: rounds },
  );
  await context.close();
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return {
    records,
    keys: times.length,
    'answer, median ms': share(0.5),
    '95th percentile, ms': share(0.95),
    'index built, ms': Math.round(index),
  };
}
