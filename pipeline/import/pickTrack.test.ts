import { expect, test } from 'vitest';
import type { GpxTrackRead } from '../load/gpxTracks.ts';
import { describeTrack, pickTrack } from './pickTrack.ts';

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
