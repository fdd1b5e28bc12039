import { expect, test } from 'vitest';
import type { NearLine } from '../../content/transitFinder.ts';
import { trailSigns } from './trailSigns.ts';

const coordinates = { lat: 51.5, lng: 14, source: 'a test', status: 'unverified' } as const;
const access = { parking: 'A lot.' };
const parking = { kind: 'parking', at: [{ lat: 51.5, lng: 14 }] };
const view = { south: 51, west: 13, north: 52, east: 15 };

test.each([
  ['Large lot at the trailhead.', [parking]],
  ['Nonesuch lot.', [parking]],
  ['North lot.', [parking]],
  ['None: the road is closed to private vehicles.', []],
  ['None at the lake: the road is closed.', []],
  ['none', []],
  ['No parking.', []],
  [undefined, []],
])('with the parking "%s" a trail has the signs %j', (text, signs) => {
  const given = text === undefined ? {} : { parking: text };
  expect(trailSigns({ coordinates, access: given }, [], view)).toEqual(signs);
});

test('a trail without access has no sign of parking', () => {
  expect(trailSigns({ coordinates }, [], view)).toEqual([]);
});

const near = (stop: string, lat: number, lng = 14) => ({ stop, walkM: 100, at: { lat, lng } }) as NearLine;

test('a stop of two lines has one sign, at its own position, after that of parking', () => {
  const lines = [near('Bridge', 51.501), near('Bridge', 51.501), near('Mill', 51.502)];
  expect(trailSigns({ coordinates, access }, lines, view)).toEqual([
    parking,
    {
      kind: 'bus stop',
      at: [
        { lat: 51.501, lng: 14 },
        { lat: 51.502, lng: 14 },
      ],
    },
  ]);
});

test.each([
  [51, 14, true],
  [52, 14, true],
  [51.5, 13, true],
  [51.5, 15, true],
  [50.9999, 14, false],
  [52.0001, 14, false],
  [51.5, 12.9999, false],
  [51.5, 15.0001, false],
])('a stop at %d, %d is within the view: %s', (lat, lng, isShown) => {
  expect(trailSigns({ coordinates }, [near('Bridge', lat, lng)], view)).toHaveLength(isShown ? 1 : 0);
});

test('parking beyond the view has no sign', () => {
  expect(trailSigns({ coordinates, access }, [], { ...view, north: 51.4 })).toEqual([]);
});
