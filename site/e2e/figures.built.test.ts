// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFirstPark } from '#fixtures/isFirstPark.ts';
import type { Page } from '#schemas/types/published.ts';
import { bodyText } from './pageText.ts';
import { routes } from './publishedRoutes.ts';
import { distDir, readDist } from './readDist.ts';

/** Figures of the specification that have no source. */
const boasts = [
  /(?<!\$)\b25[,.\s]?000\b/,
  /\b6[.,]8\s?(?:M|million)\b/i,
  /\b500\+/,
  /\b[\d,.]+\+? (?:reviews|subscribers|ratings)\b/i,
  /\bbased on customer feedback\b/i,
  /\bverified visitor\b/i,
  /\b\d(?:\.\d)? ?(?:\/|of|out of) ?(?:5|10)\b(?! \w+ (?:trails|attractions|activities))/,
];

const read = (file: string) => readFileSync(join(distDir, file), 'utf8');

/** Returns the boasts of a page before any script runs, those in closed parts among them. */
function boastsIn(html: string): string[] {
  const text = bodyText(html);
  return boasts.flatMap((boast) => boast.exec(text)?.[0] ?? []);
}

test.each([
  ['25,000+ subscribers', 2],
  ['6.8M visitors', 1],
  ['6.8 million', 1],
  ['500+ reviews', 2],
  ['Verified Visitor', 1],
  ['4.6/5', 1],
  ['8.4 of 10', 1],
  ['4.23M visitors in 2024–25', 0],
  ['a fine of up to $25,000', 0],
  ['125,000 trees, 26 of 26 accommodations', 0],
])('%s', (text, count) => {
  expect(boastsIn(`<p>${text}</p>`)).toHaveLength(count);
});

/* A rule of the first guide, which has no such figures with a source; another may have ratings of its own. */
test.runIf(isFirstPark()).each([...routes.map((path) => join(path, 'index.html')), '404.html'])(
  'no figure that cannot stand is on %s',
  (file) => {
    expect(boastsIn(read(file))).toEqual([]);
  },
);

test('every figure of the home page stands among its sources', () => {
  const { stats } = readDist<Page>('api/pages/home.json');
  const page = new DOMParser().parseFromString(read('index.html'), 'text/html');
  const sources = [...page.querySelectorAll('details p')].map(({ textContent }) => textContent);
  // A guide that has just begun may have none.
  expect(stats.length).toBeGreaterThanOrEqual(isFirstPark() ? 1 : 0);
  for (const { value, label } of stats) {
    expect(
      sources.some((source) => source?.startsWith(`${value} ${label}: `)),
      label,
    ).toBe(true);
  }
});
