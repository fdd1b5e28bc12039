import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordKindNames, recordKinds } from '../schemas/recordKinds.ts';

const root = join(import.meta.dirname, '..');

/** Paths in backquotes in a page of docs/, with the placeholders filled in for a kind. */
function pathsIn(page: string, kind: keyof typeof recordKinds): string[] {
  const { folder, listPath } = recordKinds[kind];
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  return [...text.matchAll(/`((?:schemas|pipeline|site|content)\/[^`]+|wrangler\.jsonc)`/g)]
    .map(([, path = '']) => path)
    .map((path) => path.replaceAll('<kind>', kind).replaceAll('<folder>', folder))
    .map((path) => path.replaceAll('<list>', listPath.slice(1)));
}

const kinds = recordKindNames.map((kind) => ({ kind }));

test.each(kinds)('every file that docs/adding-a-kind.md names is there for $kind', ({ kind }) => {
  const paths = pathsIn('adding-a-kind.md', kind);
  const needed = recordKinds[kind].hasPages ? paths : paths.filter((path) => !path.includes('-detail'));
  expect(needed.length).toBeGreaterThan(8);
  expect(needed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(kinds)('every file that docs/adding-a-filter.md names is there for $kind', ({ kind }) => {
  const paths = pathsIn('adding-a-filter.md', kind).filter((path) => !path.endsWith('.test.ts'));
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a file that is not there would be noticed', () => {
  expect(existsSync(join(root, 'schemas/authored/hut.schema.json'))).toBe(false);
});

test('each page has ten lines at most', () => {
  for (const page of ['adding-a-kind.md', 'adding-a-filter.md']) {
    const steps = readFileSync(join(root, 'docs', page), 'utf8').match(/^\d+\. /gm) ?? [];
    expect(steps.length, page).toBeLessThanOrEqual(10);
    expect(steps.length, page).toBeGreaterThan(4);
  }
});
