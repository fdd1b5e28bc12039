import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkNames } from './chunkNames.ts';

const site = join(import.meta.dirname, '..');
const file = (path: string) => join(site, path);
const page = (name: string) => file(`routes/${name}Page.tsx`);
const entry = file('app/vike/+client.tsx');
const deferredFrame = file('app/frame/DeferredFrame.tsx');
const listFrame = file('routes/frames/ListFrame.tsx');
const listScreen = file('ui/FilterLayout/ListScreen.tsx');
const recordFrame = file('routes/frames/RecordPage.tsx');

const filtered = ['Attractions', 'Activities', 'Accommodations'].map(page);
const records = ['Attraction', 'Activity', 'Accommodation'].map(page);
const others = ['Home', 'Saved', 'TripPlanner'].map(page);

/** Returns the chunk of the module `shared` when files import it, beside what marks their kinds. */
function chunkOf(importers: string[], shared = 'shared'): string | null {
  const marks = new Map([
    ...filtered.map((one): [string, string[]] => [one, [listFrame, listScreen]]),
    [page('Events'), [listFrame]],
    ...records.map((one): [string, string[]] => [one, [recordFrame]]),
  ]);
  const importedIds = (id: string) => [
    ...(marks.get(id) ?? []),
    ...(importers.includes(id) ? ['between'] : []),
    ...(id === 'between' ? [shared, 'between'] : []),
  ];
  return chunkNames(site)(shared, { getModuleInfo: (id) => ({ importedIds: importedIds(id) }) });
}

test('modules of the entry are in the base', () => {
  expect(chunkOf([entry])).toBe('base');
  expect(chunkOf([entry, ...records])).toBe('base');
});

test('modules of three pages share a chunk, those of two do not', () => {
  expect(chunkOf(others)).toBe('pages');
  expect(chunkOf(others.slice(1))).toBeNull();
  expect(chunkOf([...filtered, ...others])).toBe('base');
});

test('modules of lists alone are kept apart, those of lists with filters as well', () => {
  expect(chunkOf(filtered)).toBe('filters');
  expect(chunkOf([page('Events'), ...filtered])).toBe('lists');
  expect(chunkOf(filtered.slice(1))).toBeNull();
});

test('modules of two records or guides share a chunk', () => {
  expect(chunkOf(records.slice(1))).toBe('articles');
  expect(chunkOf([page('Guide'), page('Activity')])).toBe('articles');
  expect(chunkOf([page('Activity')])).toBeNull();
});

test('shared modules of a feature are in its chunk', () => {
  const card = file('features/events/EventCard.tsx');
  expect(chunkOf([page('Home'), page('Saved')], card)).toBe('events');
  expect(chunkOf([page('Events')], card)).toBeNull();
  expect(chunkOf([page('Events'), file('routes/HomeSections.tsx')], card)).toBe('events');
  expect(chunkOf([page('Home'), page('Saved')], file('partners/partnerUrl.ts'))).toBe('partners');
});

test('the imports of the deferred frame share a chunk, unless a page needs them earlier', () => {
  expect(chunkOf([deferredFrame])).toBe('deferred');
  expect(chunkOf([deferredFrame, ...others])).toBe('pages');
});

test('the frame, routes and map libraries have no chunk of that kind', () => {
  expect(chunkOf([...others], deferredFrame)).toBeNull();
  expect(chunkOf([...others], page('Trail'))).toBeNull();
  expect(chunkOf([...others], '/node_modules/leaflet/dist/leaflet-src.js')).toBeNull();
});

test('modules that only lazy regions of two pages import share a chunk', () => {
  const views = new Map([
    [page('Trail'), [file('routes/TrailPage.tsx')]],
    [page('Activity'), [file('routes/ActivityPage.tsx')]],
    [file('routes/near/NearTrail.tsx'), ['card', 'own', file('features/events/EventDetails.tsx')]],
    [file('routes/near/NearActivity.tsx'), ['card', file('features/events/EventDetails.tsx')]],
  ]);
  const nameOf = chunkNames(site);
  const modules = { getModuleInfo: (id: string) => ({ importedIds: views.get(id) ?? [] }) };
  expect(nameOf('card', modules)).toBe('regions');
  expect(nameOf('own', modules)).toBeNull();
  // Only few regions show events, and all the others would load them with the chunk of regions.
  expect(nameOf(file('features/events/EventDetails.tsx'), modules)).toBe('events');
  expect(nameOf(file('routes/near/NearTrail.tsx'), modules)).toBeNull();
});
