import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkNames } from './chunkNames.ts';

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
  expect(chunkNames(site)('react', graph(0))).toBe('base');
  expect(chunkNames(site)(entry, graph(0))).toBe('base');
});

test('a module joins it when four routes need it, directly or not', () => {
  expect(routes.length).toBeGreaterThan(3);
  for (const id of ['shared', 'deep']) {
    expect(chunkNames(site)(id, graph(3))).toBeNull();
    expect(chunkNames(site)(id, graph(4))).toBe('base');
  }
});

test('what many pages of one group need is in the chunk of the group', () => {
  const list = join(site, 'ui/FilterLayout/ListScreen.tsx');
  const lists = {
    getModuleInfo: (id: string) => ({
      importedIds: graph(4)
        .getModuleInfo(id)
        .importedIds.flatMap((one) => (one === 'shared' ? [one, list] : [one])),
    }),
  };
  expect(chunkNames(site)('shared', lists)).toBe('lists');
  expect(chunkNames(site)('react', lists)).toBe('base');
});

test('the imports of the deferred frame share a chunk, and the frame is an entry of its own', () => {
  const frame = join(site, 'app/frame/DeferredFrame.tsx');
  const imports = new Map([
    [frame, ['notice', 'early']],
    [routes[0] ?? '', ['early']],
  ]);
  const modules = { getModuleInfo: (id: string) => ({ importedIds: imports.get(id) ?? [] }) };
  const nameOf = chunkNames(site);
  expect(nameOf('notice', modules)).toBe('deferred');
  expect(nameOf('early', modules)).toBe('shared');
  expect(nameOf(frame, modules)).toBeNull();
});

test('the imports of lazy regions share a chunk for their page, and one for all pages', () => {
  const view = join(site, 'features/trails/detail/TrailDetailView.tsx');
  const region = join(site, 'features/trails/route/TrailRoute.tsx');
  const chart = join(site, 'features/trails/route/ElevationSection.tsx');
  const nearby = join(site, 'routes/near/NearTrail.tsx');
  const others = join(site, 'routes/near/NearActivity.tsx');
  const imports = new Map([
    [join(site, 'routes/TrailPage.tsx'), [view]],
    [region, ['line']],
    [chart, ['line']],
    [nearby, ['card']],
    [others, ['card']],
  ]);
  const modules = { getModuleInfo: (id: string) => ({ importedIds: imports.get(id) ?? [] }) };
  const nameOf = chunkNames(site);
  expect(nameOf('line', modules)).toBe('regions-TrailPage');
  expect(nameOf('card', modules)).toBe('regions');
  expect(nameOf(region, modules)).toBeNull();
});

test('a route of its own and the map libraries stay out', () => {
  expect(chunkNames(site)(routes[0] ?? '', graph(3))).toBeNull();
  const leaflet = '/node_modules/leaflet/dist/leaflet-src.js';
  const everyRoute = { getModuleInfo: () => ({ importedIds: [leaflet] }) };
  expect(chunkNames(site)(leaflet, everyRoute)).toBeNull();
});
