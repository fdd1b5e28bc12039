import { expect, test } from 'vitest';
import { recordKindNames } from '#schemas/recordKinds.ts';
import { readSavedPlaces, type SavedPlace, togglePlace } from './savedPlace.ts';

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
])('stored %j holds no place', (stored) => {
  expect(readSavedPlaces(stored)).toEqual([]);
});

test('good places survive beside bad ones, and once each', () => {
  expect(readSavedPlaces({ places: [lake, { kind: 'trail' }, trail, lake] })).toEqual([lake, trail]);
});

test('what is not a place in every field is none', () => {
  const places = [{ ...lake, slug: 7 }, { ...lake, name: null }, { ...lake, kind: 'guide' }, 'lake', null];
  expect(readSavedPlaces({ places })).toEqual([]);
  expect(recordKindNames.map((kind) => readSavedPlaces({ places: [{ ...lake, kind }] })).flat()).toHaveLength(
    5,
  );
});
