import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addresses } from './addresses.ts';
import { recordKindNames, recordKinds, recordPath } from './recordKinds.ts';

const root = join(import.meta.dirname, '..');

test('the addresses of lists and records are those that the API promises', () => {
  expect(addresses).toMatchObject({
    attractions: '/api/attractions.json',
    activities: '/api/activities.json',
    accommodations: '/api/accommodations.json',
    trails: '/api/hiking-trails.json',
    events: '/api/events.json',
    attraction: '/api/attractions/slug/{slug}.json',
    trail: '/api/hiking-trails/slug/{slug}.json',
    event: '/api/events/slug/{slug}.json',
  });
  expect(recordPath('trail', 'fenland')).toBe('/hiking-trails/fenland');
});

test('the host hands every address without a file to the function, those below every kind among them', () => {
  const settings = readFileSync(join(root, 'wrangler.jsonc'), 'utf8');
  expect(settings).toContain('"not_found_handling": "none"');
});

test('no two kinds share a folder or an address', () => {
  for (const key of ['folder', 'path', 'listPath'] as const) {
    const values = recordKindNames.map((kind) => recordKinds[kind][key]);
    expect(new Set(values).size).toBe(values.length);
  }
});
