import { expect, test } from 'vitest';
import { parseGeoJson } from '../load/parseRoute.ts';
import { routeGeoJson } from './routeGeoJson.ts';

const origin = { name: 'Up', source: 'walk.gpx', recordedPoints: 3, toleranceM: 3 };
const start = { lat: 51.4177, lng: 14.2118, elevation: 1735.5 };
const fork = { lat: 51.4186, lng: 14.2118, elevation: null };
const hut = { lat: 51.4195, lng: 14.2118, elevation: 1767 };
const points = [start, fork, hut];

test('what is written is read back, with the places that have a name', () => {
  const names = new Map([
    [start, 'Trailhead'],
    [hut, 'Teahouse'],
  ]);
  expect(parseGeoJson(routeGeoJson(points, origin, names))).toEqual([
    { ...start, name: 'Trailhead' },
    fork,
    { ...hut, name: 'Teahouse' },
  ]);
});

test('where it comes from is in it; places are not when there are none', () => {
  expect(JSON.parse(routeGeoJson(points, origin))).toMatchObject({ type: 'Feature', properties: origin });
  expect(JSON.parse(routeGeoJson(points, origin))).not.toHaveProperty('properties.places');
});

test('each point has a line of its own, with its height where it is known', () => {
  const lines = routeGeoJson(points, origin).split('\n');
  expect(lines.filter((line) => /^ *\[\d/.test(line)).map((line) => line.trim())).toEqual([
    '[14.2118, 51.4177, 1735.5],',
    '[14.2118, 51.4186],',
    '[14.2118, 51.4195, 1767]',
  ]);
});

test('degrees are rounded to a tenth of a metre', () => {
  const exact = { lat: 51.123_456_49, lng: -115.123_456_51, elevation: null };
  expect(routeGeoJson([exact], origin)).toContain('[-115.123457, 51.123456]');
});
