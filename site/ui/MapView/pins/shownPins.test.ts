import { expect, test } from 'vitest';
import type { MapMarker } from '../mapTypes.ts';
import { clusterMarkers } from './clusterMarkers.ts';
import { shownPins, fanOut } from './shownPins.ts';

const marker = (id: string, lat: number, lng: number): MapMarker => ({ id, lat, lng, label: id, sign: null });
/** Three at one trailhead, one a few hundred metres away, one far away. */
const markers = [
  marker('a', 51, 14),
  marker('b', 51, 14),
  marker('c', 51, 14),
  marker('near', 51.004, 14),
  marker('far', 51.6, 14.6),
];

function idsShown(zoom: number, selectedId = '', fannedId = '') {
  const selected = markers.find(({ id }) => id === selectedId);
  const others = clusterMarkers(markers.filter(({ id }) => id !== selectedId));
  return shownPins(clusterMarkers(markers), others, selected, {
    zoom,
    bounds: undefined,
    selectedId,
    fannedId,
  })
    .map(({ marker: { id } }) => id)
    .toSorted();
}

test('clusters hold what would cover each other, at the closest zoom what stands at one place', () => {
  expect(idsShown(8)).toEqual(['a b c near', 'far']);
  expect(idsShown(18)).toEqual(['a b c', 'far', 'near']);
});

test('what no zoom parts is fanned out when it is opened, at any zoom', () => {
  expect(idsShown(18, '', 'b')).toEqual(['a', 'b', 'c', 'far', 'near']);
  expect(idsShown(16, '', 'b')).toEqual(['a', 'b', 'c', 'far', 'near']);
});

test('the selected one is never hidden: it stands beside its cluster, or in a fan', () => {
  expect(idsShown(8, 'near')).toEqual(['a b c', 'far', 'near']);
  expect(idsShown(18, 'b')).toEqual(['a', 'b', 'c', 'far', 'near']);
});

test('each pin of a fan stands at its own place around the common one', () => {
  const clusters = clusterMarkers(markers);
  const pins = shownPins(clusters, clusters, undefined, {
    zoom: 18,
    bounds: undefined,
    selectedId: '',
    fannedId: 'a',
  });
  const offsets = pins.filter(({ offset }) => offset[0] !== 0 || offset[1] !== 0);
  expect(offsets.map(({ marker: { id } }) => id).toSorted()).toEqual(['a', 'b', 'c']);
  expect(new Set(offsets.map(({ offset }) => offset.join())).size).toBe(3);
});

test('of a view only what stands in it', () => {
  const clusters = clusterMarkers(markers);
  const bounds = { west: 14.5, south: 51.5, east: 14.7, north: 51.7 };
  const pins = shownPins(clusters, clusters, undefined, { zoom: 12, bounds, selectedId: '', fannedId: '' });
  expect(pins.map(({ marker: { id } }) => id)).toEqual(['far']);
});

test('the first pin stands above the place, two stand opposite each other', () => {
  expect(fanOut(2)).toEqual([
    [0, -44],
    [0, 44],
  ]);
});

test.each([2, 3, 8, 20])('of %i pins none covers another', (count) => {
  const pins = fanOut(count);
  const distances = pins.flatMap(([x, y], index) =>
    pins.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
  );
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(44);
});
