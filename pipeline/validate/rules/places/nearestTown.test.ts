import { expect, test } from 'vitest';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

/** Kilometres of one degree of latitude. */
const degree = 111.195;

/** Two towns on a meridian, 40 km apart, and a hostel of the southern one at a distance in kilometres north of it. */
const hostel = (km: number) =>
  problemsAfter([
    ['basemap/towns.geojson', '[13.36, 51.09]', '[13.3, 51.1]'],
    ['basemap/towns.geojson', '[13.6, 51.2]', `[13.3, ${51.1 + 40 / degree}]`],
    ['accommodations/bunk-house.yaml', 'lat: 51.09\n  lng: 13.36', `lat: ${51.1 + km / degree}\n  lng: 13.3`],
  ]).filter(({ file }) => file.endsWith('bunk-house.yaml'));

test.each([0, 20, 24.9])('%d km from its town, which is at most 10 km further than the next', (km) => {
  expect(hostel(km)).toEqual([]);
});

test('25.1 km from its town, where another is 10.2 km nearer', () => {
  expect(hostel(25.1)).toMatchObject([
    {
      rule: 'nearest-town',
      path: 'coordinates.lat',
      message: 'the coordinates are 25 km from kamjeńc and 15 km from brězna',
      suggestion: expect.stringContaining('town: brězna'),
    },
  ]);
});

test('a place outside the region is one problem', () => {
  expect(rulesAfter([['accommodations/bunk-house.yaml', 'lat: 51.09', 'lat: 5.09']])).toEqual([
    'coordinates-in-region',
  ]);
});
