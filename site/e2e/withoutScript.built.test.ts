import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from './publishedRoutes.ts';
import { distDir, readDist } from './readDist.ts';

// One of each kind is read in a browser without script, too.
test.each(routes)('%s has its heading and its text before any script runs', (path) => {
  const html = readFileSync(join(distDir, path, 'index.html'), 'utf8');
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const text = main.replaceAll(/<(script|style|template)\b.*?<\/\1>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
  expect(text.length).toBeGreaterThan(120);
  expect(text).not.toContain('Loading...');
});

test.each([
  ['/attractions', 'attractions', '/attractions'],
  ['/activities', 'activities', '/activities'],
  ['/accommodations', 'accommodations', '/accommodations'],
  ['/map', 'attractions', '/attractions'],
  ['/hiking-map', 'hiking-trails', '/hiking-trails'],
])('without script %s links to every one of its %s', (path, list, folder) => {
  const html = readFileSync(join(distDir, path, 'index.html'), 'utf8');
  const all = readDist<{ slug: string; latitude?: number | null }[]>(`api/${list}.json`);
  // Without coordinates there is no place on a map.
  const records = path === '/map' ? all.filter(({ latitude }) => latitude !== null) : all;
  expect(records.length).toBeGreaterThan(0);
  expect(records.filter(({ slug }) => !html.includes(`href="${folder}/${slug}"`))).toEqual([]);
});

test('without script the calculator says its rates, and the planner what works', () => {
  const html = readFileSync(join(distDir, 'budget-calculator/index.html'), 'utf8');
  const { budget } = readDist<{ budget: Record<string, { label?: string }[]> }>('api/facts/rates.json');
  for (const kind of ['accommodation', 'activities', 'meals', 'transport']) {
    for (const { label } of budget[kind] ?? []) expect(html).toContain(label);
  }
  expect(html).toContain('Here are the rates');
  expect(readFileSync(join(distDir, 'trip-planner/index.html'), 'utf8')).toContain(
    'The ready-made trips below work without it.',
  );
});

test('without script closures are those of a day, and no list of saved places is called empty', () => {
  const [notices, saved] = ['notices', 'saved'].map((path) =>
    readFileSync(join(distDir, path, 'index.html'), 'utf8'),
  );
  const headings = [...notices!.matchAll(/<h2\b.*?<\/h2>/gs)].map(([heading]) =>
    heading.replaceAll(/<[^>]*>/g, ''),
  );
  expect(headings.filter((heading) => /today/i.test(heading))).toEqual([]);
  expect(headings).toContainEqual(
    expect.stringMatching(/^(Closed or restricted|Warnings) on [A-Z][a-z]{2} \d+ \(\d+\)$/),
  );
  expect(saved).toContain('Checking this device');
  expect(saved).not.toContain('Nothing saved yet');
});
