import { describe, expect, test } from 'vitest';
import { problemsAfter } from '../../../fixtures/rulesAfter.ts';

/** Returns the problems after a peak of the fixture's map is moved. */
const peakAt = (lng: number, lat: number) =>
  problemsAfter([['basemap/peaks.geojson', '[14.1, 51.6]', `[${lng}, ${lat}]`]]);

describe('around a region from 51 to 52 and 13 to 15 the map reaches 0.6 degrees further', () => {
  test.each([
    [12.4, 51.6],
    [15.6, 51.6],
    [14.1, 50.4],
    [14.1, 52.6],
  ])('%d, %d is on it', (lng, lat) => {
    expect(peakAt(lng, lat)).toEqual([]);
  });

  test.each([
    [12.39, 51.6],
    [15.61, 51.6],
    [14.1, 50.39],
    [14.1, 52.61],
  ])('%d, %d is not', (lng, lat) => {
    expect(peakAt(lng, lat)).toMatchObject([
      {
        rule: 'basemap-shapes',
        path: 'features[0].geometry.coordinates',
        message: `${lng}, ${lat} of "Blue hill" lies far outside the region of site.yaml`,
        suggestion: 'Check both numbers on a map.',
      },
    ]);
  });
});

test.each([
  ['longitude', '[13.951, 51.44]]]'],
  ['latitude', '[13.95, 51.441]]]'],
])('an area ends where it begins, also in its %s', (_which, last) => {
  expect(problemsAfter([['basemap/lakes.geojson', '[13.95, 51.44]]]', last]])).toMatchObject([
    { path: 'features[0].geometry.coordinates', message: expect.stringContaining('not closed') },
  ]);
});

test('a glacier is an area, a stream is a line', () => {
  expect(
    problemsAfter([
      ['basemap/glaciers.geojson', '"layer": "glacier"', '"layer": "stream"'],
      ['basemap/streams.geojson', '"layer": "stream"', '"layer": "glacier"'],
    ]),
  ).toMatchObject([
    { rule: 'basemap-shapes', message: '"Old ice" is a Polygon, but a stream is a LineString' },
    { rule: 'basemap-shapes', message: '"Side brook" is a LineString, but a glacier is a Polygon' },
  ]);
});

test('a line may end anywhere', () => {
  expect(problemsAfter([['basemap/rivers.geojson', '[13.95, 51.45]', '[13.95, 51.5]']])).toEqual([]);
});

test.each([
  ['roads', '"type": "LineString"', '"type": "Polygon"', 'features[0].geometry.type'],
  ['towns', '[13.6, 51.2]', '[[13.6, 51.2], [13.7, 51.3]]', 'features[0].geometry.coordinates'],
  ['peaks', ', "elevationM": 1480', '', 'features[1].properties'],
])('a mistake in the layer of %s is told at its feature', (layer, find, replacement, path) => {
  expect(problemsAfter([[`basemap/${layer}.geojson`, find, replacement]])).toMatchObject([
    { rule: 'basemap-shapes', path },
  ]);
});
