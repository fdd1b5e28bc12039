import { expect, test } from 'vitest';
import { fixtureDir } from '#fixtures/fixtureContent.ts';
import { loadContent } from '../../load/loadContent.ts';
import { validateContent } from '../../validate/validateContent.ts';
import { type Bounds, createSurroundings } from './surroundings.ts';
import { createLocatorMaps } from './locatorMaps.ts';

const { content } = validateContent(loadContent(fixtureDir), () => '2026-11-22');
const within = createSurroundings(content!.basemap);
const locatorMap = createLocatorMaps(content!, within, () => null);

/** From the middle of a box to its right and upper edges, in kilometres. */
function reachOf({ south, west, north, east }: Bounds) {
  const kmPerLng = 111.32 * Math.cos((((south + north) / 2) * Math.PI) / 180);
  return { across: ((east - west) / 2) * kmPerLng, up: ((north - south) / 2) * 111.32 };
}

test('a place without coordinates lies nowhere', () => {
  expect(locatorMap('a-place', undefined)).toBeNull();
});

test('the nearest three towns of the filter are named, the nearest first, with straight kilometres', () => {
  // 51.5, 14 is Jasna itself. Čorna Woda lies 0.09° south and 0.2° east of it, Brězna 0.3° south and 0.4° west.
  expect(locatorMap('a-place', { lat: 51.5, lng: 14 })?.towns).toEqual([
    { name: 'Jasna', km: 0 },
    { name: 'Čorna Woda', km: 17.1 },
    { name: 'Brězna', km: 43.4 },
  ]);
});

test.each([
  // 10 km across and 7 km up hold a town that is 5.6 km away.
  ['in a town', 51.5, 4],
  ['2.24 km from it', 51.5 + 2.24 / 111.195, 4],
  ['5.6 km from it', 51.5 + 5.6 / 111.195, 10],
  ['8.96 km from it', 51.5 + 8.96 / 111.195, 16],
  ['far from all', 51.95, 16],
])('the map of a place %s is as wide as its nearest town asks for, within limits', (_, lat, across) => {
  const bounds = locatorMap('a-place', { lat, lng: 14 })!.bounds;
  const reach = reachOf(bounds);
  expect(reach.across).toBeCloseTo(across, 1);
  expect(reach.up).toBeCloseTo(0.7 * across, 1);
  expect((bounds.south + bounds.north) / 2).toBeCloseTo(lat, 4);
  expect((bounds.west + bounds.east) / 2).toBeCloseTo(14, 4);
});

test.each([
  ['in a town, 8 km wide', 51.5, 20],
  ['far from all, 32 km wide', 51.95, 80],
])('bends of less than a four-hundredth of a map are not drawn: %s', (_, lat, metres) => {
  const requests: (number | undefined)[] = [];
  createLocatorMaps(
    content!,
    (_view, finestM) => {
      requests.push(finestM);
      return [];
    },
    () => null,
  )('a-place', { lat, lng: 14 });
  expect(requests).toEqual([expect.closeTo(metres, 6)]);
});

test('the map holds what the base shows in those bounds, and says whose it is', () => {
  const { bounds, surroundings, attributions } = locatorMap('a-place', { lat: 51.42, lng: 14.18 })!;
  expect(surroundings).toEqual(within(bounds, 80));
  expect(surroundings.map(({ name }) => name)).toContain('Čorna Woda');
  expect(attributions).toEqual([
    {
      text: 'Map made up for tests.',
      holder: 'Nobody',
      licence: 'https://licence.example/made-up',
    },
  ]);
});

test('a town that the map does not show has no distance', () => {
  const site = {
    ...content!.site,
    data: { ...content!.site.data, locations: [{ id: 'x', label: 'Unmapped' }] },
  };
  expect(
    createLocatorMaps({ ...content!, site }, within, () => null)('a-place', { lat: 51.5, lng: 14 })?.towns,
  ).toEqual([]);
});
