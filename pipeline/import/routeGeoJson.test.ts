import { expect, test } from 'vitest';
import type { RoutePoint } from '../geometry/line.ts';
import { routeGeoJson, placesOnTrack, soundPoints } from './routeGeoJson.ts';
import { parseGeoJson } from '../load/parseRoute.ts';

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

const track: RoutePoint[] = Array.from({ length: 5 }, (_, n) => ({
  lat: 51 + n * 0.001,
  lng: 14,
  elevation: null,
}));

test('a place takes the nearest point of the track, and two places never the same one', () => {
  const { names, lost } = placesOnTrack(
    [
      { name: 'Start', lat: 51.0001, lng: 14 },
      { name: 'Sign', lat: 51.0002, lng: 14 },
      { name: 'Hut', lat: 51.004, lng: 14.001 },
    ],
    track,
  );
  expect([...names].map(([point, name]) => [track.indexOf(point), name])).toEqual([
    [0, 'Start'],
    [1, 'Sign'],
    [4, 'Hut'],
  ]);
  expect(lost).toEqual([]);
});

test('a place further than 100 m from the track is lost, and said to be', () => {
  const { names, lost } = placesOnTrack([{ name: 'Summit', lat: 51.002, lng: 14.0016 }], track);
  expect([names.size, lost]).toEqual([0, ['Summit']]);
});

/** A point at a distance in metres north of the first, with its height. */
const point = (north: number, elevation: number | null = null) => ({
  lat: 51 + north / 111_195,
  lng: 14,
  elevation,
});

test('points at which nobody moved are left out, the first of each place stays', () => {
  const walk = [point(0, 100), point(0, 101), point(10, 102), point(10, 102), point(20)];
  expect(soundPoints(walk)).toEqual([point(0, 100), point(10, 102), point(20)]);
});

test.each([[[]], [[point(5)]], [Array.from({ length: 50 }, () => point(5))]])(
  'a track that shows no walk is refused',
  (walk) => {
    expect(() => soundPoints(walk)).toThrow('shows no walk');
  },
);

test.each([-430, 8_849])('a height of %d m is possible', (height) => {
  expect(soundPoints([point(0), point(50, height), point(100)])).toHaveLength(3);
});

test.each([-430.5, 9_999])('a height of %d m is refused', (height) => {
  expect(() => soundPoints([point(0), point(50, height), point(100)])).toThrow(
    `track point 2 has an impossible elevation: ${height} m`,
  );
});

test.each([
  ['a step of 60 m anywhere is the error of a receiver', 60, 1],
  ['150 m over 101 m is steep', 150, 101],
])('%s', (_what, rise, metres) => {
  expect(soundPoints([point(0, 1000), point(metres, 1000 + rise)])).toHaveLength(2);
});

test.each([
  ['a wall of 61 m over 10 m is a spike', 61, 10, 'between points 1 and 2 of the track the height changes'],
  ['61 m down as well', -61, 10, 'from 1000 to 939 m within 10 m'],
  ['150 m over 99 m is a spike', 150, 99, 'from 1000 to 1150 m within 99 m'],
])('%s', (_what, rise, metres, message) => {
  expect(() => soundPoints([point(0, 1000), point(metres, 1000 + rise)])).toThrow(message);
});

test.each([
  ['before', null, 1000],
  ['after', 1000, null],
  ['before, and a low one after', null, -400],
])('a height that is missing %s is no spike', (_where, before, after) => {
  expect(soundPoints([point(0, before), point(1, after)])).toHaveLength(2);
});

test('a spike is told by its two points, their heights and what lies between, and how to go on', () => {
  const walk = [point(0, 1000), point(40, 1010), point(50.4, 1200), point(90, 1210)];
  expect(() => soundPoints(walk)).toThrow(
    /^between points 2 and 3 of the track the height changes from 1010 to 1200 m within 10 m\. .*import the file again\.$/,
  );
});

test('a height that no walker has is told with how to go on, whatever spikes there are', () => {
  expect(() => soundPoints([point(0, 100), point(1, 900), point(2, -1000)])).toThrow(
    /^track point 3 has an impossible elevation: -1000 m\. .*import the file again\.$/,
  );
});

test('a point that moved in one direction alone has moved', () => {
  const east = { ...point(0), lng: 14.001 };
  expect(soundPoints([point(0), point(10), east, point(0)])).toHaveLength(4);
  expect(soundPoints([point(0), east])).toHaveLength(2);
});
