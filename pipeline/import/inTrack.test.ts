import { expect, test } from 'vitest';
import type { Problem } from '../content/problem.ts';
import { inTrack } from './inTrack.ts';

const point = (lat: number) => ({ lat, lng: 14, elevation: null });
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
