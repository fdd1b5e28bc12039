import { expect, test } from 'vitest';
import type { NearLine } from '../../content/transitFinder.ts';
import { trailSigns } from './trailSigns.ts';

const coordinates = { lat: 51.5, lng: 14, source: 'a test', status: 'unverified' } as const;
const parking = { kind: 'parking', lat: 51.5, lng: 14 };

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
  expect(trailSigns({ coordinates, access: text === undefined ? {} : { parking: text } }, [])).toEqual(signs);
});

test('a trail without access has no sign of parking', () => {
  expect(trailSigns({ coordinates }, [])).toEqual([]);
});

test('a stop of two lines has one sign, at its own position, after that of parking', () => {
  const near = (stop: string, lat: number) => ({ stop, walkM: 100, at: { lat, lng: 14 } }) as NearLine;
  const lines = [near('Bridge', 51.501), near('Bridge', 51.501), near('Mill', 51.502)];
  expect(trailSigns({ coordinates, access: { parking: 'A lot.' } }, lines)).toEqual([
    parking,
    { kind: 'bus stop', lat: 51.501, lng: 14 },
    { kind: 'bus stop', lat: 51.502, lng: 14 },
  ]);
});
