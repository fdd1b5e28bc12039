import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterMarkers } from './clusterMarkers.ts';
import type { MapMarker } from '../mapTypes.ts';

const marker = (id: string, lat: number, lng: number): MapMarker => ({ id, lat, lng, label: id, sign: null });

/** Degrees of longitude that a pixel covers: a world is 256 pixels wide at zoom 0 and doubles with each level. */
const degreesPerPixel = (zoom: number) => 360 / (256 * 2 ** zoom);

const idsAt = (markers: MapMarker[], zoom: number) =>
  clusterMarkers(markers)(zoom).map((one) => ('markers' in one ? one.markers.map(({ id }) => id) : [one.id]));

test.each([
  [55, 1],
  [57, 2],
])('at zoom 10 two markers %s pixels apart make %s', (pixels, count) => {
  const pair = [marker('a', 51, -115), marker('b', 51, -115 + pixels * degreesPerPixel(10))];
  expect(idsAt(pair, 10)).toHaveLength(count);
});

test('a cluster stands amid its markers and parts at its zoom, not a level before', () => {
  const pair = [marker('a', 51.2, -115.6), marker('b', 51.2, -115.5)];
  const [cluster] = clusterMarkers(pair)(8);
  expect(cluster).toMatchObject({ id: 'a b', zoom: 10 });
  expect(cluster?.lat).toBeCloseTo(51.2, 3);
  expect(cluster?.lng).toBeCloseTo(-115.55, 3);
  expect(idsAt(pair, 9)).toHaveLength(1);
  expect(idsAt(pair, 10)).toHaveLength(2);
});

test('a cluster is the same one whenever the map comes to rest', () => {
  const clusters = clusterMarkers([marker('a', 51.2, -115.6), marker('b', 51.2, -115.5)]);
  expect(clusters(8)[0]).toBe(clusters(8, { west: -116, south: 51, east: -115, north: 52 })[0]);
});

test('at every zoom each marker stands somewhere, once', () => {
  const places = fc.uniqueArray(
    fc.record({
      lat: fc.double({ min: 49, max: 54, noNaN: true }),
      lng: fc.double({ min: -120, max: -114, noNaN: true }),
    }),
    { maxLength: 30, selector: ({ lat, lng }) => `${lat} ${lng}` },
  );
  fc.assert(
    fc.property(places, fc.integer({ min: 0, max: 18 }), (points, zoom) => {
      const markers = points.map(({ lat, lng }, index) => marker(String(index), lat, lng));
      const found = idsAt(markers, zoom).flat();
      expect(found.toSorted()).toEqual(markers.map(({ id }) => id).toSorted());
    }),
  );
});

test('without markers there is nothing', () => {
  expect(idsAt([], 10)).toEqual([]);
});
