import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseChunk } from './baseChunk.ts';

const site = join(import.meta.dirname, '..');
const routes = globSync('routes/*Page.tsx', { cwd: site }).map((file) => join(site, file));
const entry = join(site, 'app/vike/+client.tsx');

/** A graph in which the entry imports `react`, and so many routes import a module that imports `deep`. */
function graph(importers: number) {
  const imports = new Map<string, string[]>([
    [entry, ['react']],
    ...routes.slice(0, importers).map((route): [string, string[]] => [route, ['shared']]),
    ['shared', ['deep', 'shared']],
  ]);
  return { getModuleInfo: (id: string) => ({ importedIds: imports.get(id) ?? [] }) };
}

test('what the entry imports is in the first file', () => {
  expect(baseChunk(site)('react', graph(0))).toBe('base');
  expect(baseChunk(site)(entry, graph(0))).toBe('base');
});

test('a module joins it when four routes need it, directly or not', () => {
  expect(routes.length).toBeGreaterThan(3);
  for (const id of ['shared', 'deep']) {
    expect(baseChunk(site)(id, graph(3))).toBeNull();
    expect(baseChunk(site)(id, graph(4))).toBe('base');
  }
});

test('a route of its own and the map libraries stay out', () => {
  expect(baseChunk(site)(routes[0] ?? '', graph(3))).toBeNull();
  const leaflet = '/node_modules/leaflet/dist/leaflet-src.js';
  const everyRoute = { getModuleInfo: () => ({ importedIds: [leaflet] }) };
  expect(baseChunk(site)(leaflet, everyRoute)).toBeNull();
});
