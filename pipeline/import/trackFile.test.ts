import { expect, test } from 'vitest';
import type { Problem } from '../content/problem.ts';
import { describeTrack, pickTrack, inTrack, binaryFormat } from './trackFile.ts';
import type { GpxTrackRead } from '../load/gpxTracks.ts';

const point = (lat: number, elevation: number | null = null) => ({ lat, lng: 14, elevation });
const there: GpxTrackRead = { name: 'There', segments: [[point(51, 1400.4), point(51.1, 1830.6)]] };
const nameless: GpxTrackRead = { name: null, segments: [[point(51)], [point(51.2)]] };
const two = [there, nameless];

test('the only track needs no choice', () => {
  expect(pickTrack([nameless], undefined)).toBe(nameless);
});

test('a track is chosen by its name or its number', () => {
  expect(pickTrack(two, 'There')).toBe(there);
  expect(pickTrack(two, '1')).toBe(there);
  expect(pickTrack(two, '2')).toBe(nameless);
  const numbered = { ...nameless, name: '1' };
  expect(pickTrack([there, numbered], '1')).toBe(numbered);
});

const list = `  1  "There", 1 segment, 2 points, 11.1 km, 1400 to 1831 m
  2  (no name), 2 segments, 2 points, 22.2 km, no elevations`;

test.each([
  [undefined, `the file has 2 tracks; choose one with --track NAME_OR_NUMBER\n${list}`],
  ['Thre', `there is no track "Thre". Did you mean "There"?\n${list}`],
  ['Elsewhere', `there is no track "Elsewhere".\n${list}`],
  ['0', `there is no track "0".\n${list}`],
  ['3', `there is no track "3".\n${list}`],
])('for %s it says what there is', (wanted, message) => {
  expect(() => pickTrack(two, wanted)).toThrow(new Error(message));
});

test('a file without a track has none to choose', () => {
  expect(() => pickTrack([], undefined)).toThrow('the file has no track with at least two points');
});

test('a track without points is no way', () => {
  expect(describeTrack({ name: 'Empty', segments: [] })).toBe(
    '"Empty", 0 segments, 0 points, 0.0 km, no elevations',
  );
});

const [a, b, c, d, e] = [point(51), point(51.001), point(51.01), point(51.011), point(51.02)];
/** A recording with two pauses. */
const track = { name: null, segments: [[a, b], [c, d], [e]] };

const problem = (message: string, rule = 'route-jumps'): Problem => ({
  file: 'routes/marsh.geojson',
  line: 7,
  column: 9,
  severity: 'error',
  rule,
  path: '',
  message,
  suggestion: null,
});
const place = { file: 'walk.gpx', line: 1, column: 1 };

test('a point of the line is told by its number in the track', () => {
  const found = problem('point 2 is 9999 m high, unlike point 1', 'route-heights');
  expect(inTrack(found, { fileName: 'walk.gpx', points: [a, c], track })).toEqual({
    ...found,
    ...place,
    message: 'point 3 of the track is 9999 m high, unlike point 1',
  });
});

test.each(['the line is short', 'point 0 is odd', 'point 4 is odd', 'waypoint 1 is odd', 'point 1st is odd'])(
  'a problem that names no point of the line keeps its words: %s',
  (message) => {
    const found = problem(message);
    expect(inTrack(found, { fileName: 'walk.gpx', points: [a, b, c], track })).toEqual({
      ...found,
      ...place,
    });
  },
);

test.each([
  ['the first', [a, b, c], 3, '1.0 km between its segments 1 and 2'],
  ['the second', [a, d, e], 3, '1.0 km between its segments 2 and 3'],
  ['one that is walked backwards', [e, d, a], 2, '1.0 km between its segments 2 and 3'],
])('a jump over a pause is a gap of the recording: %s', (_, points, number, words) => {
  const { message, suggestion } = inTrack(problem(`point ${number} is far`), {
    fileName: 'walk.gpx',
    points,
    track,
  });
  expect(message).toBe(`the track has a gap of ${words}; at most 0.5 km is walked between two points`);
  expect(suggestion).toMatch(/^The receiver was paused or lost its signal\. /);
});

test.each([
  ['within a segment', [c, d], 2, 'route-jumps', 'point 4 of the track is far'],
  ['over a whole segment', [a, e], 2, 'route-jumps', 'point 5 of the track is far'],
  ['at the first point', [c, d], 1, 'route-jumps', 'point 3 of the track is far'],
  ['of another rule', [b, c], 2, 'route-heights', 'point 3 of the track is far'],
])('a problem is no gap %s', (_, points, number, rule, message) => {
  const found = problem(`point ${number} is far`, rule);
  expect(inTrack(found, { fileName: 'walk.gpx', points, track })).toEqual({ ...found, ...place, message });
});

test.each([
  ['zip', 'PK\x03\x04'],
  ['FIT', '\x0e\x10\0\0\0\0\0\0.FIT'],
  ['gzip', '\x1f\x8b\x08\0'],
])('a %s file is told by the bytes at its beginning', (name, bytes) => {
  expect(binaryFormat(Buffer.from(bytes, 'latin1'))).toContain(name);
});

test.each([
  ['an empty file', ''],
  ['GPX', '<?xml version="1.0"?><gpx/>'],
  ['words that speak of them', 'from PK to .FIT'],
  ['a name that is too early', '\x0e\x10.FIT\0\0\0\0\0\0'],
  ['the first byte of gzip alone', '\x1f\x03\x08\0'],
  ['the second byte of gzip alone', '\x02\x8b\x08\0'],
])('%s is none of them', (_what, bytes) => {
  expect(binaryFormat(Buffer.from(bytes, 'latin1'))).toBeNull();
});
