import { expect, test } from 'vitest';
import { recordKindNames } from '#schemas/recordKinds.ts';
import { readSavedPlaces, togglePlace, type SavedPlace } from './savedPlace.ts';
import { splitSaved } from './savedStore.ts';

const lake: SavedPlace = { kind: 'attraction', slug: 'lake', name: 'Lake' };
const trail: SavedPlace = { kind: 'trail', slug: 'lake', name: 'Lake trail' };

test('a place is added at the end, and taken away the next time', () => {
  expect(togglePlace([], lake)).toEqual([lake]);
  expect(togglePlace([lake], trail)).toEqual([lake, trail]);
  expect(togglePlace([lake, trail], lake)).toEqual([trail]);
});

test('a place is known by kind and slug, not by its name', () => {
  expect(togglePlace([lake], { ...lake, name: 'Renamed' })).toEqual([]);
});

test.each([
  [undefined],
  [null],
  ['places'],
  [[]],
  [{}],
  [{ places: 'lake' }],
  [{ places: [null, 7, {}, { kind: 'shop', slug: 'a', name: 'A' }, { kind: 'trail', slug: 1, name: 'A' }] }],
])('stored %j is refused', (stored) => {
  expect(readSavedPlaces(stored)).toBeNull();
});

test('one that is not a place in every field refuses the list', () => {
  for (const place of [
    { ...lake, slug: 7 },
    { ...lake, name: null },
    { ...lake, kind: 'guide' },
    'lake',
    null,
  ])
    expect(readSavedPlaces({ places: [lake, place] })).toBeNull();
});

test('places of every kind are read', () => {
  const places = recordKindNames.map((kind) => ({ ...lake, kind }));
  expect(readSavedPlaces({ places })).toEqual({ places });
});

const place = (kind: SavedPlace['kind'], slug: string): SavedPlace => ({ kind, slug, name: slug });

test('saved places are found by slug, in the order of saving; what the guide no longer has is named as gone', () => {
  const saved = [place('trail', 'b'), place('attraction', 'a'), place('trail', 'old'), place('trail', 'a')];
  const records = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }];
  const { found, missing } = splitSaved(saved, 'trail', records);
  expect(found.map(({ record }) => record.slug)).toEqual(['b', 'a']);
  expect(missing).toEqual([place('trail', 'old')]);
});
