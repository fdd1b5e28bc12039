import { expect, test } from 'vitest';
import type { RoutePoint } from '../geometry/routePoint.ts';
import { placesOnTrack } from './placesOnTrack.ts';

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
